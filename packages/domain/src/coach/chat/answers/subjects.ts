import { type Draft, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import type { SubjectOfChecks } from "../question/question.ts";
import { checkNamed, citeCheck, citeEvidence } from "./citations.ts";

/** The checks that look at a subject, and what none of them looks at. */
const SUBJECTS: Readonly<
  Record<SubjectOfChecks, { readonly checks: readonly string[]; readonly beyond: string }>
> = {
  dates: { checks: ["dates-parsed", "dates-one-format", "timeline"], beyond: "" },
  language: {
    checks: ["punctuation", "tense", "technology-names", "first-person"],
    beyond:
      "No check reads the spelling of every word: have somebody read it once, and read it aloud yourself.",
  },
  layout: {
    checks: ["columns", "stored-order", "headings", "lost-characters", "icons-as-text"],
    beyond: "Whether it looks good no check says.",
  },
  file: {
    checks: ["file", "text-layer"],
    beyond:
      "Send what the posting asks for. Where it asks for nothing, a PDF with real text looks the same everywhere.",
  },
};

/** "Are my dates written properly?" */
export function answerSubject(context: ChatContext, subject: SubjectOfChecks): Draft {
  const { checks, beyond } = SUBJECTS[subject];
  const own = checks
    .flatMap((id) => checkNamed(context, id) ?? [])
    .filter(({ maxPoints }) => maxPoints > 0);
  const lost = own.filter(({ points, maxPoints }) => points < maxPoints);
  return {
    paragraphs: [
      [
        own.length === 0
          ? "No check of this report measured that."
          : lost.length === 0
            ? "The report found nothing wrong there."
            : "The report found this:",
      ],
      ...(lost.length === 0 ? own : lost).map((check) =>
        cited(
          `${check.title}, ${check.points} of ${check.maxPoints}: ${check.finding}`,
          citeCheck(check),
          check.points < check.maxPoints ? citeEvidence(context, check) : null,
        ),
      ),
      ...lost.map((check) => [check.advice ? `${check.advice.title}. ${check.advice.why}` : ""]),
      [beyond],
    ],
  };
}
