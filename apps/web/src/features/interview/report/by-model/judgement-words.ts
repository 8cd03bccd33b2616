import type { CoachFailure } from "@taiyari/contract";
import type { ReportByModel } from "@taiyari/domain/interview";
import { ORPCError } from "@orpc/client";
import { isOutage, OUTAGE } from "../../../../lib/failures.ts";

const UNREACHED = "The language model could not be reached.";
const FULL = "The language model takes no more requests for now.";

const FAILURES: Partial<Readonly<Record<CoachFailure, string>>> = {
  off: "No language model is set here any more.",
  "limit-reached": "You have asked the language model as often as you may today.",
  "nothing-held": "Nothing the language model gave held up against your answers.",
  address: UNREACHED,
  "not-found": UNREACHED,
  "server-error": UNREACHED,
  quota: FULL,
  "rate-limit": FULL,
  "too-slow": "The language model did not answer in time.",
  cancelled: "Reading was stopped, and nothing of it was kept.",
};

/** Why the language model did not read all answers, in a sentence. What concerns only who runs it is not told. */
export function failureSentence(because: CoachFailure): string {
  return FAILURES[because] ?? "The language model gave no answer that could be used.";
}

/** Why the server did not have an interview read, in a sentence. */
export function problemSentence(error: unknown): string {
  if (!navigator.onLine) return "You are offline. Ask again when you are connected.";
  if (isOutage(error)) return OUTAGE;
  const isLacking =
    error instanceof ORPCError && ["NOT_FOUND", "NOT_OVER"].includes(String(error.code));
  return isLacking
    ? "The server has not got all of this interview yet. Try again in a moment."
    : "The connection was lost before the language model was done. Try again.";
}

/** Which answers keep the built-in score and why, a sentence for each reason; [] where all have the model's. */
export function keptSentences({
  failed,
  unread,
  "by-rules": rules,
}: ReportByModel["kept"]): string[] {
  return [
    ...said(failed, "keeps", "keep", "the built-in score: what the model gave failed the checks."),
    ...said(unread, "keeps", "keep", "the built-in score: the model has not read it."),
    ...said(rules, "is", "are", "scored by rules alone: by tests, or held by a floor."),
  ];
}

function said(places: readonly number[], one: string, many: string, what: string): string[] {
  const numbers = places.map((place) => String(place + 1));
  const last = numbers.pop();
  if (last === undefined) return [];
  return numbers.length === 0
    ? [`Answer ${last} ${one} ${what}`]
    : [`Answers ${numbers.join(", ")} and ${last} ${many} ${what}`];
}
