export { Exercises } from "./courses/exercise-schema.ts";
export { readLesson, type ReadLesson } from "./courses/read-lesson.ts";
export { readAssessment, readPlacement, type ReadTest } from "./courses/read-tests.ts";
export { checkTests } from "./courses/check-tests.ts";
