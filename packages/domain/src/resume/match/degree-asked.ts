import { absent, full, notMeasured } from "../score/check.ts";
import type { Check, Outcome } from "../score/check.ts";
import type { Subject } from "../score/subject.ts";
import { linesOf } from "../score/passages.ts";
import { degreeLevel, degreeRank } from "./job-facts.ts";
import { NO_TARGET } from "./terms-asked.ts";
import { quoted } from "../score/wording.ts";

/** The degree asked for beside the highest on the resume. */
export const degreeHeld: Check = {
  id: "degree-asked",
  axis: "match",
  weight: 2,
  title: "Degree asked for",
  source: "Counted only where the job asks for one, as published matching rates do.",
  run,
};

/** What a degree below the one asked earns, where experience may stand in for it. */
const INSTEAD = 0.5;

function run({ reading, requirements }: Subject): Outcome {
  if (!requirements) return notMeasured(NO_TARGET);
  const { degree } = requirements;
  if (!degree)
    return notMeasured(
      requirements.source === "job-description"
        ? "The job asks for no degree."
        : "The role's profile asks for no degree.",
    );
  const held = reading.education
    .flatMap((study) => {
      const level = study.degree ? degreeLevel(study.degree.value) : null;
      return level && study.degree ? [{ level: level.level, found: study.degree }] : [];
    })
    .toSorted((a, b) => degreeRank(b.level) - degreeRank(a.level))[0];
  if (held && degreeRank(held.level) >= degreeRank(degree.level))
    return full(`${quoted(held.found.value)}; ${quoted(degree.text)} asked.`, {
      text: `Your degree meets the one asked for.`,
      lines: linesOf(held.found),
    });
  const finding = held
    ? `${quoted(held.found.value)} for ${quoted(degree.text)}.`
    : `No degree was read; ${quoted(degree.text)} asked.`;
  return {
    share: degree.isOptional ? INSTEAD : 0,
    finding,
    evidence: held
      ? [
          {
            line: linesOf(held.found)[0] ?? null,
            where: "Education",
            quote: held.found.value,
            marks: [
              { from: 0, to: held.found.value.length, note: `${quoted(degree.text)} is asked.` },
            ],
            example: null,
          },
        ]
      : [absent(`No degree under Education; ${quoted(degree.text)} is asked`)],
    advice: {
      title: held ? "Name any further study" : "Name your degree by its usual letters",
      why: degree.isOptional
        ? "The job takes experience instead. If a degree is under way or missing here, name it."
        : "The job filters by degree. If one is under way or missing here, name it with its year.",
      note: null,
    },
    praise: null,
    concern: { text: finding, lines: held ? linesOf(held.found) : [] },
  };
}
