import type { Evidence } from "../../resume/report.ts";
import { full, notMeasured } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { figure, lowerStart, outOf, quoted, sentenceStart } from "../../text/wording.ts";
import { showsDuty } from "../../evidence/related.ts";
import { contentStems } from "../../text/tokens.ts";
import { NO_TARGET } from "./terms-asked.ts";

/** The work the job describes, in bullets of the resume. */
export const dutiesShown: Check = {
  id: "duties-shown",
  axis: "match",
  weight: 2,
  title: "Work the job describes",
  looksAt: "The work the job describes, in bullets of the resume.",
  source:
    "Responsibilities are a factor of published rates; compared by the words that carry meaning, in bullets only.",
  run,
};

/** A duty of fewer words says too little to be compared. */
const FEWEST_WORDS = 2;

/** The share of duties that earns all points: nobody has done all of the next job. */
const AIM = { "job-description": 0.5, "role-profile": 1 / 3 } as const;

function run({ requirements, bullets }: Subject): Outcome {
  if (!requirements) return notMeasured(NO_TARGET);
  const duties = requirements.duties
    .map((duty) => ({ duty, stems: contentStems(duty) }))
    .filter(({ stems }) => stems.length >= FEWEST_WORDS);
  if (duties.length === 0) return notMeasured("The job description describes no duties.");
  const own = bullets.map((bullet) => new Set(contentStems(bullet.text)));
  const isShown = (stems: readonly string[]) => own.some((words) => showsDuty(words, stems));
  const shown = duties.filter(({ stems }) => isShown(stems));
  const absent = duties.filter(({ stems }) => !isShown(stems));
  const share = Math.min(1, shown.length / Math.ceil(duties.length * AIM[requirements.source]));
  const whose = requirements.source === "job-description" ? "job" : "role";
  const finding =
    duties.length === 1
      ? `The one duty of the ${whose} ${shown.length === 1 ? "can" : "cannot"} be seen in your bullets.`
      : `${sentenceStart(outOf(shown.length, duties.length, "duty", "duties"))} of the ${whose} can be seen in your bullets.`;
  if (share >= 1) return full(finding, { text: finding, lines: [] });
  return {
    share,
    finding,
    evidence: absent.slice(0, 6).map(({ duty }): Evidence => ({
      line: null,
      where: `In no bullet: ${quoted(duty, 110)}`,
      quote: "",
      marks: [],
      example: null,
    })),
    advice: {
      title: `Show the work this ${whose} describes, where you did it`,
      why: "If you have done one of these under another name, say it in the job's words. If not, leave it.",
      note: `${absent.length} of ${figure(duties.length, "duty", "duties")} not seen`,
    },
    praise: null,
    concern: { text: shown.length === 0 ? finding : `Only ${lowerStart(finding)}`, lines: [] },
  };
}
