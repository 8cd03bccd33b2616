/** The Practice Lab and what is below it. */
const PRACTICE = /^\/practice(\/.*)?$/u;

export function isPracticePath(path: string): boolean {
  return PRACTICE.test(path);
}
