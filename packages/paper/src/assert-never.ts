/** Marks a branch the type checker has proved unreachable. Reaching it is a bug. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
