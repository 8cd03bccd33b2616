import type { CoachFailure } from "@taiyari/contract";

/** Where nothing answered at all. */
export const UNREACHED = "The language model could not be reached.";
const UNUSABLE = "The language model gave no answer that could be used.";

const NOTES: Partial<Readonly<Record<CoachFailure, string>>> = {
  "limit-reached": "You have asked the language model as often as you may today.",
  "nothing-held": "Nothing the language model wrote held up against your resume.",
  address: UNREACHED,
  "not-found": UNREACHED,
  "server-error": UNREACHED,
  quota: "The language model takes no more requests for now.",
  "rate-limit": "The language model takes no more requests for now.",
  "too-slow": "The language model did not answer in time.",
  "cut-off": "The language model did not finish its answer.",
  "context-too-long": "Your resume is longer than the language model takes.",
};

/**
 * Why there is nothing by the language model, in a sentence. What concerns only who runs the installation is not told.
 *
 * @param because  a `CoachFailure`; any other kind reads as an answer that could not be used
 */
export function whyNoModel(because: string): string {
  return NOTES[because as CoachFailure] ?? UNUSABLE;
}
