/**
 * What the system's file errors mean.
 *
 * @module
 */

import { FileError, type FileErrorKind } from "./host.ts";

/** The system's error codes, and Deno's names for the cases where it gives no code. */
const ERROR_KINDS: Readonly<Record<string, FileErrorKind>> = {
  ENOENT: "not-found",
  NotFound: "not-found",
  EEXIST: "exists",
  AlreadyExists: "exists",
  EACCES: "permission",
  EPERM: "permission",
  PermissionDenied: "permission",
  NotCapable: "permission",
  EROFS: "read-only",
  ENOSPC: "no-space",
  EDQUOT: "no-space",
  EISDIR: "not-a-file",
  IsADirectory: "not-a-file",
  ENOTDIR: "not-a-folder",
  NotADirectory: "not-a-folder",
};

const ERROR_DETAILS: Readonly<Record<Exclude<FileErrorKind, "other">, string>> = {
  "not-found": "it is not there",
  exists: "something of that name is there already",
  permission: "permission denied",
  "read-only": "the file system is read-only",
  "no-space": "no space left on the disk",
  "not-a-file": "it is a folder",
  "not-a-folder": "it, or a part of its path, is not a folder",
};

/**
 * What kind of failure the system threw.
 *
 * @param error Whatever a file operation threw.
 * @returns The kind; `other` for what is not known here.
 */
export function fileErrorKind(error: unknown): FileErrorKind {
  if (!(error instanceof Error)) return "other";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return ERROR_KINDS[code] ?? ERROR_KINDS[error.name] ?? "other";
}

/**
 * Turns what the system threw into the one error that the program knows.
 *
 * @param path The path that was asked for.
 * @param error Whatever a file operation threw.
 * @returns The same failure with a kind to decide by and words for a person.
 */
export function fileError(path: string, error: unknown): FileError {
  if (!(error instanceof Error)) return new FileError("other", path, String(error));
  const kind = fileErrorKind(error);
  return new FileError(kind, path, kind === "other" ? error.message : ERROR_DETAILS[kind], { cause: error });
}
