/**
 * What every event begins with.
 *
 * @module
 */

/** The version of the event format; a reader leaves lines of any other version alone. */
export const EVENT_SCHEMA_VERSION = 2;

/** What every event begins with. */
export interface EventHead {
  readonly schemaVersion: typeof EVENT_SCHEMA_VERSION;
  /** Unique in a log. */
  readonly id: string;
  /** When it happened, ISO 8601 in UTC. */
  readonly createdAt: string;
}
