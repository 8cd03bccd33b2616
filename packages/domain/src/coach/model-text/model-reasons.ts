/**
 * Why a line was worded anew. A model names one of these and writes no reason of its own, so that nothing it was talked
 * into can stand there.
 */
export const MODEL_REASONS = {
  opening: "Opens with what you did.",
  tense: "Keeps to one tense.",
  "first-person": "Leaves out “I” and “my”, as resumes do.",
  shorter: "Says the same in fewer words.",
  plainer: "Uses plainer words.",
  result: "Puts the result first.",
  figure: "A figure would carry this line.",
  split: "One thing in each line.",
  grammar: "Corrects spelling or grammar.",
  job: "Says it in the words of the job.",
  clearer: "Reads more clearly.",
} as const;

export type ModelReason = keyof typeof MODEL_REASONS;

export const MODEL_REASON_IDS = Object.keys(MODEL_REASONS) as [ModelReason, ...ModelReason[]];
