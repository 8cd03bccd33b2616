import type { InterviewerTurn, InterviewMode, Question } from "@taiyari/domain/interview";
import type { UsualLength } from "./given-answer.ts";

/** An answer to a question back. Our choice: half of what a question takes, at least. */
const FOLLOW_UP_SECONDS = 60;
const ABOUT_A_MINUTE = 90;

/** How long the answer to what is asked usually is. */
export function usualLength(
  { minutes, type }: Question,
  { kind }: Pick<InterviewerTurn, "kind">,
  mode: InterviewMode,
): UsualLength {
  const isBack = kind === "follow-up";
  const seconds = isBack ? FOLLOW_UP_SECONDS : minutes * 60;
  if (mode === "study") return { seconds, text: "take the time you need" };
  const whole = Math.max(1, Math.round(seconds / 60));
  if (type === "coding" && !isBack) return { seconds, text: `of about ${whole} minutes` };
  return {
    seconds,
    text: seconds < ABOUT_A_MINUTE ? "about a minute is enough" : `about ${whole} minutes is usual`,
  };
}
