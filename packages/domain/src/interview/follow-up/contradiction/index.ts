export { findContradiction } from "./find-contradiction.ts";
