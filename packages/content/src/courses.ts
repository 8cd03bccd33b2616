export { Exercises } from "./courses/exercise-schema.ts";
export { readLesson, type ReadLesson } from "./courses/read-lesson.ts";
