/**
 * Where our own entries stand in a settings file.
 *
 * @module
 */

import { getNodeValue, type Node } from "jsonc-parser";
import { type OwnCommand, readOwnCommand } from "../../core/agent/own_command.ts";
import { isObject } from "../../core/text/json.ts";

/** One entry of ours: the element that goes when it is removed. */
export interface OwnItem {
  /** A handler, or the group that holds nothing but ours. */
  readonly node: Node;
  /** The keys that lead to the array of the event. */
  readonly event: string;
  readonly command: OwnCommand;
}

/** Keys of a group that mean nothing without a handler. */
const GROUP_KEYS = ["hooks", "matcher"];

/** The value of a key, the last one where it stands twice: that is what readers take. */
export function valueAt(node: Node | undefined, key: string): Node | undefined {
  const property = node?.type === "object"
    ? node.children?.findLast((child) => child.children?.[0]?.value === key)
    : undefined;
  return property?.children?.[1];
}

/** The value at the end of a path of keys. */
export function valueAtPath(node: Node | undefined, keys: readonly string[]): Node | undefined {
  return keys.reduce(valueAt, node);
}

/**
 * Finds our own entries in all events of a settings file.
 *
 * @param events The object whose properties are events, each with an array of groups or handlers.
 * @returns The entries in file order.
 */
export function findOwnItems(events: Node | undefined): OwnItem[] {
  const properties = events?.type === "object" ? events.children ?? [] : [];
  return properties.flatMap((property) => {
    const [key, list] = property.children ?? [];
    if (key === undefined || list?.type !== "array") return [];
    return (list.children ?? []).flatMap((node) => ownOf(node, String(key.value)));
  });
}

function ownOf(node: Node, event: string): OwnItem[] {
  const handlers = valueAt(node, "hooks");
  if (handlers?.type !== "array") return asOwn(node, event);
  const own = (handlers.children ?? []).flatMap((handler) => asOwn(handler, event));
  const keys = (node.children ?? []).map((child) => String(child.children?.[0]?.value));
  const whole = own.length > 0 && own.length === handlers.children!.length &&
    keys.every((key) => GROUP_KEYS.includes(key));
  return whole ? [{ ...own[0]!, node }] : own;
}

function asOwn(node: Node, event: string): OwnItem[] {
  const handler: unknown = getNodeValue(node);
  if (!isObject(handler) || typeof handler.command !== "string") return [];
  const args = Array.isArray(handler.args) ? handler.args.map(String) : undefined;
  const command = readOwnCommand(handler.command, args);
  return command === undefined ? [] : [{ node, event, command }];
}
