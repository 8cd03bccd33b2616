/** The Interview Studio and what is below it. */
const INTERVIEW = /^\/interview(\/.*)?$/u;

export function isInterviewPath(path: string): boolean {
  return INTERVIEW.test(path);
}
