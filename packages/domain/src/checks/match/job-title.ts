import { full, notMeasured } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { linesOf } from "../../evidence/passages.ts";
import { quoted } from "../../text/wording.ts";
import type { Found } from "../../resume/reading.ts";
import { NO_TARGET } from "./terms-asked.ts";
import { SAME_TITLE, titleLikeness } from "../../careers/title-likeness.ts";

/** A title of the resume beside the title of the job. */
export const jobTitle: Check = {
  id: "job-title",
  axis: "match",
  weight: 4,
  title: "Job title",
  looksAt: "A title of the resume beside the title of the job.",
  source: "Named as a factor by several matching tools: recruiters search by title.",
  run,
};

/** Recent titles looked at: the headline and the last jobs. */
const RECENT_JOBS = 3;

function run({ reading, requirements, index }: Subject): Outcome {
  if (!requirements) return notMeasured(NO_TARGET);
  const wanted = requirements.title;
  if (wanted === "") return notMeasured("The job description names no title.");
  const titles = [
    reading.contact.headline,
    ...reading.experience.slice(0, RECENT_JOBS).map((job) => job.title),
  ].flatMap((found) => (found && found.value.length <= 160 ? [found] : []));
  const best = titles
    .map((found) => ({ found, share: titleLikeness(found.value, wanted, index) }))
    .toSorted((a, b) => b.share - a.share)[0];
  if (!best) return lost(0, "No title was read on your resume.", null, wanted);
  if (best.share >= SAME_TITLE)
    return full(`${quoted(best.found.value)}, as asked.`, {
      text: `Your title is the one asked for: ${quoted(wanted)}.`,
      lines: linesOf(best.found),
    });
  const finding =
    best.share === 0
      ? `No title of yours is near ${quoted(wanted)}; the latest is ${quoted(best.found.value)}.`
      : `Your nearest title is ${quoted(best.found.value)}; the job is called ${quoted(wanted)}.`;
  return lost(best.share, finding, best.found, wanted);
}

function lost(share: number, finding: string, found: Found | null, wanted: string): Outcome {
  return {
    share,
    finding,
    evidence: found
      ? [
          {
            line: linesOf(found)[0] ?? null,
            where: "Title",
            quote: found.value,
            marks: [
              { from: 0, to: found.value.length, note: `The job is called ${quoted(wanted)}.` },
            ],
            example: null,
          },
        ]
      : [],
    advice: {
      title:
        share === 0 && found !== null
          ? "Say in the first line why you want this work"
          : `Name the title you want: ${wanted}`,
      why:
        share === 0 && found !== null
          ? "Your titles are of another kind of work, and a recruiter searches by title. If you are changing, say so and name what carries over; your titles stay as they were."
          : "Recruiters search by title. Keep your titles as they were; the line under your name may name the work you want.",
      note: found ? `${quoted(found.value, 40)} for ${quoted(wanted, 40)}` : null,
    },
    praise: null,
    concern: { text: finding, lines: found ? linesOf(found) : [] },
  };
}
