import type { Evidence } from "../report.ts";
import { full, notMeasured } from "../score/check.ts";
import type { Check, Outcome } from "../score/check.ts";
import type { Subject } from "../score/subject.ts";
import { figure, outOf, quoted, sentenceStart } from "../score/wording.ts";
import { contentStems } from "./terms.ts";
import { NO_TARGET } from "./terms-asked.ts";

/** The work the job describes, in bullets of the resume. */
export const dutiesShown: Check = {
  id: "duties-shown",
  axis: "match",
  weight: 2,
  title: "Work the job describes",
  source:
    "Responsibilities are a factor of published rates; compared by the words that carry meaning, in bullets only.",
  run,
};

/** A duty is on the page when one bullet shares this part of its words, and at least two of them. */
const SHARED = 0.34;
const FEWEST_SHARED = 2;
/** The share of duties that earns all points: nobody has done all of the next job. */
const AIM = 0.5;

function run({ requirements, bullets }: Subject): Outcome {
  if (!requirements) return notMeasured(NO_TARGET);
  const duties = requirements.duties
    .map((duty) => ({ duty, stems: contentStems(duty) }))
    .filter(({ stems }) => stems.length >= FEWEST_SHARED);
  if (duties.length === 0) return notMeasured("The job description describes no duties.");
  const own = bullets.map((bullet) => new Set(contentStems(bullet.text)));
  const isShown = (stems: readonly string[]) =>
    own.some((words) => {
      const shared = stems.filter((word) => words.has(word)).length;
      return shared >= FEWEST_SHARED && shared / stems.length >= SHARED;
    });
  const shown = duties.filter(({ stems }) => isShown(stems));
  const absent = duties.filter(({ stems }) => !isShown(stems));
  const share = Math.min(1, shown.length / Math.ceil(duties.length * AIM));
  const whose = requirements.source === "job-description" ? "job" : "role";
  const finding =
    duties.length === 1
      ? `The one duty of the ${whose} can ${shown.length === 1 ? "" : "not "}be seen in your bullets.`
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
    concern: { text: finding, lines: [] },
  };
}
