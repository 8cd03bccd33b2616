/** The course and its pages. Source: the specification, section 2: neither needs a sign-in. */
const OPEN = /^\/learning\/sql-for-data-professionals(\/docs(\/.*)?)?\/?$/u;

/** Of a page of the course, with its slug as `_splat`. */
export const COURSE_DOCS = "/learning/sql-for-data-professionals/docs/$";

/** Its pages alone, which open without a connection as well. */
const DOCS = /^\/learning\/sql-for-data-professionals\/docs(\/.*)?$/u;

export function isOpenCoursePath(path: string): boolean {
  return OPEN.test(path);
}

export function isCourseDocsPath(path: string): boolean {
  return DOCS.test(path);
}
