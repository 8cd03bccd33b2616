export { type Contradiction, findContradiction } from "./find-contradiction.ts";
