export { ownAnswer } from "./own-answer.ts";
