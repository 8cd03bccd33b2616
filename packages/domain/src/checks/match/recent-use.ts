import type { Evidence } from "../../resume/report.ts";
import { full, notMeasured } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { figure, listed, outOf, sentenceStart } from "../../text/wording.ts";
import { NO_TARGET } from "./terms-asked.ts";

/** Asked terms that recent work shows. */
export const recentUse: Check = {
  id: "recent-use",
  axis: "match",
  weight: 2,
  title: "Recent use",
  looksAt: "Asked terms that recent work shows.",
  source: "Recency is a factor of published rubrics; recent is the last three years, our choice.",
  run,
};

/** The share of the asked terms in recent use that earns all points. */
const AIM = 0.5;

function run({ requirements, standings }: Subject): Outcome {
  if (!requirements) return notMeasured(NO_TARGET);
  if (standings.length === 0)
    return notMeasured("The job description names no term that could be compared.");
  const recent = standings.filter((term) => term.isRecent);
  const needed = Math.ceil(standings.length * AIM);
  const finding =
    standings.length === 1
      ? `The one term stands in ${recent.length === 1 ? "" : "no "}work of the last three years.`
      : `${sentenceStart(outOf(recent.length, standings.length, "term"))} ${recent.length <= 1 ? "stands" : "stand"} in work of the last three years.`;
  if (recent.length >= needed) return full(finding);
  const idle = standings.filter((term) => term.standing === "weak");
  const names = idle.map((term) => term.term);
  return {
    share: recent.length / needed,
    finding,
    evidence: idle.map((term): Evidence => ({
      line: term.lines[0] ?? null,
      where: `${term.term}: ${term.text}`,
      quote: "",
      marks: [],
      example: null,
    })),
    advice: {
      title:
        names.length > 0
          ? `Show recent use of ${listed(names, 3)}`
          : "Show what you used in the last three years",
      why: "What you did last counts most. If you still use it, say so in a bullet of your latest work.",
      note: `${recent.length} of ${figure(standings.length, "term")} recent`,
    },
    praise: null,
    concern:
      names.length > 0
        ? {
            text: `${listed(names, 3)} ${names.length === 1 ? "is" : "are"} in no recent bullet.`,
            lines: [...new Set(idle.flatMap((term) => term.lines.slice(0, 1)))],
          }
        : null,
  };
}
