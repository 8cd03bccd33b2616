/** PostgreSQL's disk_full, a full disk of this process, a used up share of a user or group. */
const FULL_CODES = new Set<unknown>(["53100", "ENOSPC", "EDQUOT"]);

/** Whether an error, or one of its causes, says that there is no space left to write to. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && (FULL_CODES.has(codeOf(error)) || isStorageFull(error.cause));
}

/** The error that a program of its own ended with for lack of space; null when what it wrote says nothing of that. */
export function storageFullError(said: string): Error | null {
  if (!/No space left on device|Disk quota exceeded|Check free disk space/i.test(said)) return null;
  return Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
}

/** The code an error has: "ENOENT", "53100"; undefined for none. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
