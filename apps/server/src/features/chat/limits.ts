import type { QuestionLimits } from "./store.ts";

/** Questions of one report and of one person in a day of India. Our choice: more than anybody types, less than a flood. */
export const QUESTION_LIMITS: QuestionLimits = { perReport: 200, perDay: 300 };
