/** The addresses of the course. Source: the specification, section 2. */
export const LEARNING = "/learning";
/** All cards that are due; ours, the specification names none. */
export const LEARNING_REVIEW = "/learning/review";
export const COURSE = "/learning/sql-for-data-professionals";
export const COURSE_CONTENT = "/learning/sql-for-data-professionals/content";
export const PLACEMENT = "/learning/sql-for-data-professionals/placement";
export const ASSESSMENT = "/learning/sql-for-data-professionals/assessment";
export { COURSE_DOCS } from "../../lib/course-path.ts";
/** The slug under which the workspace stands among the pages. */
export const WORKSPACE = "editor";
