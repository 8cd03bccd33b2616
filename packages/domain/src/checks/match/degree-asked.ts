import { absent, full, notMeasured } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { linesOf } from "../../evidence/passages.ts";
import { degreeLevel, degreeRank } from "../../job/facts.ts";
import { NO_TARGET } from "./terms-asked.ts";
import { quoted } from "../../text/wording.ts";

/** The degree asked for beside the highest on the resume. */
export const degreeHeld: Check = {
  id: "degree-asked",
  axis: "match",
  weight: 2,
  title: "Degree asked for",
  looksAt: "The degree asked for beside the highest on the resume.",
  source: "Counted only where the job asks for one, as published matching rates do.",
  run,
};

/** What a degree below the one asked earns, where experience may stand in for it. */
const INSTEAD = 0.5;

/** Degrees without which the work is not allowed or not given: another degree of the level does not do. */
const PROFESSIONS: readonly RegExp[] = [
  /\b(?:[bmd]\.?\s?pharm|pharmac)/iu,
  /\b(?:nursing|gnm|anm)\b/iu,
  /\b(?:[bm]\.?\s?ed\b|bachelor of education)/iu,
  /\b(?:ll\.?\s?[bm]|law)\b/iu,
  /\b(?:mbbs|md|bds|bams|bhms|bpt)\b/iu,
  /\bb\.?\s?arch/iu,
  /\bchartered accountant|\bca\b/iu,
];

/** What a held degree must name too when the one asked is of a profession; null for a general degree. */
function professionOf(asked: string): RegExp | null {
  return PROFESSIONS.find((profession) => profession.test(asked)) ?? null;
}

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
  const profession = professionOf(degree.text);
  const isOfTrade =
    profession === null ||
    reading.education.some((study) => study.degree && profession.test(study.degree.value));
  if (held && isOfTrade && degreeRank(held.level) >= degreeRank(degree.level))
    return full(`${quoted(held.found.value)}; ${quoted(degree.text)} asked.`, {
      text: `Your degree meets the one asked for.`,
      lines: linesOf(held.found),
    });
  const unknown = reading.education.find((study) => study.degree)?.degree;
  if (!held && unknown)
    return notMeasured(
      `We do not know the level of ${quoted(unknown.value)}, so it is not compared with ${quoted(degree.text)}.`,
    );
  const finding = held
    ? `The nearest degree read is ${quoted(held.found.value)}; ${quoted(degree.text)} is asked.`
    : `No degree was read; ${quoted(degree.text)} is asked.`;
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
