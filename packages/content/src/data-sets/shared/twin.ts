/** The data that learners see, and another of the same shape that answers are also judged on. */
export type Twin = "visible" | "hidden";
