/** The outcome of work that can fail in ways the caller must handle. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** A successful outcome. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** A failed outcome the caller is expected to handle. */
export function fail<Problem>(problem: Problem): {
  readonly ok: false;
  readonly problem: Problem;
} {
  return { ok: false, problem };
}

/** Marks a branch the type checker has proved unreachable. Reaching it is a bug. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
