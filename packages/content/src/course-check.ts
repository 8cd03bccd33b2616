export { checkCourse, type CheckedCourse, type CheckedPage } from "./courses/check/check-course.ts";
export { compileCourse, type CompiledCourse } from "./courses/compile/compile-course.ts";
export { openCourse, type OpenCourse } from "./courses/open-course.ts";
export { findExercise } from "./courses/compile/find-exercise.ts";
