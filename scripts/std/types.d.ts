// Types for the npm copy of the standard library, which ships JavaScript only.
// Only what this project uses, with the signatures of the JSR packages.

declare module "@std/yaml" {
  export type SchemaType = "failsafe" | "json" | "core" | "default" | "extended";
  export interface ParseOptions {
    allowDuplicateKeys?: boolean;
    schema?: SchemaType;
    onWarning?(error: Error): void;
  }
  export interface StringifyOptions {
    indent?: number;
    lineWidth?: number;
    flowLevel?: number;
    skipInvalid?: boolean;
    sortKeys?: boolean;
    useAnchors?: boolean;
    schema?: SchemaType;
  }
  export function parse(content: string, options?: ParseOptions): unknown;
  export function stringify(data: unknown, options?: StringifyOptions): string;
}

declare module "@std/path" {
  export const SEPARATOR: "/" | "\\";
  export const DELIMITER: ":" | ";";
  export function basename(path: string, suffix?: string): string;
  export function dirname(path: string): string;
  export function extname(path: string): string;
  export function join(...paths: string[]): string;
  export function normalize(path: string): string;
  export function relative(from: string, to: string): string;
  export function resolve(...paths: string[]): string;
  export function isAbsolute(path: string): boolean;
  export function fromFileUrl(url: string | URL): string;
  export function toFileUrl(path: string): URL;
}

declare module "@std/cli/parse-args" {
  export interface ParseOptions {
    boolean?: boolean | string | readonly string[];
    string?: string | readonly string[];
    collect?: string | readonly string[];
    negatable?: string | readonly string[];
    alias?: Record<string, string | readonly string[]>;
    default?: Record<string, unknown>;
    stopEarly?: boolean;
    "--"?: boolean;
    unknown?: (arg: string, key?: string, value?: unknown) => unknown;
  }
  export interface Args {
    _: (string | number)[];
    "--"?: string[];
    [name: string]: unknown;
  }
  export function parseArgs(args: readonly string[], options?: ParseOptions): Args;
}

declare module "@std/assert" {
  export class AssertionError extends Error {}
  export function assert(expr: unknown, msg?: string): asserts expr;
  export function assertEquals<T>(actual: T, expected: T, msg?: string): void;
  export function assertNotEquals<T>(actual: T, expected: T, msg?: string): void;
  export function assertStrictEquals<T>(actual: unknown, expected: T, msg?: string): asserts actual is T;
  export function assertExists<T>(actual: T, msg?: string): asserts actual is NonNullable<T>;
  export function assertMatch(actual: string, expected: RegExp, msg?: string): void;
  export function assertNotMatch(actual: string, expected: RegExp, msg?: string): void;
  export function assertStringIncludes(actual: string, expected: string, msg?: string): void;
  export function assertArrayIncludes<T>(actual: ArrayLike<T>, expected: ArrayLike<T>, msg?: string): void;
  export function assertObjectMatch(
    // deno-lint-ignore no-explicit-any -- the signature of the JSR package
    actual: Record<PropertyKey, any>,
    expected: Record<PropertyKey, unknown>,
    msg?: string,
  ): void;
  export function assertAlmostEquals(actual: number, expected: number, tolerance?: number, msg?: string): void;
  export function assertGreaterOrEqual<T>(actual: T, expected: T, msg?: string): void;
  export function assertLessOrEqual<T>(actual: T, expected: T, msg?: string): void;
  export function assertGreater<T>(actual: T, expected: T, msg?: string): void;
  export function assertLess<T>(actual: T, expected: T, msg?: string): void;
  export function assertThrows<E extends Error = Error>(
    fn: () => unknown,
    // deno-lint-ignore no-explicit-any -- the signature of the JSR package
    ErrorClass?: abstract new (...args: any[]) => E,
    msgIncludes?: string,
    msg?: string,
  ): E;
  export function assertRejects<E extends Error = Error>(
    fn: () => PromiseLike<unknown>,
    // deno-lint-ignore no-explicit-any -- the signature of the JSR package
    ErrorClass?: abstract new (...args: any[]) => E,
    msgIncludes?: string,
    msg?: string,
  ): Promise<E>;
  export function fail(msg?: string): never;
  export function unreachable(msg?: string): never;
}

declare module "npm:opencc-js@1.4.2/t2cn" {
  export function Converter(options: { from: "t" | "tw" | "hk"; to: "cn" }): (text: string) => string;
}
