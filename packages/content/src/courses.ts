export { Exercises } from "./courses/exercise-schema.ts";
export { readLesson, type ReadLesson } from "./courses/read-lesson.ts";
export { loadCourseTests } from "./courses/load-tests.ts";
export { checkTests } from "./courses/check-tests.ts";
