import { absent, full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { ReadEducation } from "../../resume/reading.ts";
import type { Subject } from "../../evidence/subject.ts";
import { counted, listed, noneOf, sentenceStart } from "../../text/wording.ts";

/** Each study with degree, place and year. */
export const educationComplete: Check = {
  id: "education-complete",
  axis: "content",
  weight: 2,
  title: "Education complete",
  looksAt: "Each study with degree, place and year.",
  source: "Degree, institution and year are filters in most systems, in campus hiring above all.",
  run,
};

function run({ reading }: Subject): Outcome {
  const { education } = reading;
  if (education.length === 0)
    return {
      share: 0,
      finding: "No education was found.",
      evidence: [absent("No entry under Education")],
      advice: {
        title: "Add your education",
        why: "Many systems filter by degree. One line with degree, institution and year is enough.",
        note: null,
      },
      praise: null,
      concern: { text: "No education was found.", lines: [] },
    };
  const gaps = education.map((study) => ({ study, missing: missingIn(study) }));
  const incomplete = gaps.filter((gap) => gap.missing.length > 0);
  if (incomplete.length === 0)
    return full(
      `${sentenceStart(counted(education.length, "entry", "entries"))},${education.length === 1 ? "" : " each"} with degree, institution and year.`,
      {
        text: "Your education names degree, institution and year.",
        lines: [],
      },
    );
  const lost = incomplete.reduce((sum, gap) => sum + gap.missing.length, 0);
  const first = incomplete[0];
  const missing = [...new Set(incomplete.flatMap((gap) => gap.missing))];
  return {
    share: 1 - lost / (3 * education.length),
    finding: `${sentenceStart(noneOf(missing))} was read${first && nameOf(first.study) !== "" ? ` for ${nameOf(first.study)}` : ""}.`,
    evidence: incomplete.map((gap) => {
      const found = gap.study.institution ?? gap.study.degree;
      const quote = found?.value ?? "";
      const note = `${sentenceStart(noneOf(gap.missing))} found beside it.`;
      return {
        line: found?.places[0]?.line ?? null,
        where: "Education",
        quote,
        marks: quote === "" ? [] : [{ from: 0, to: quote.length, note }],
        example: null,
      };
    }),
    advice: {
      title: `Give your education its ${listed(missing)}`,
      why: "A filter on degree or year passes over an entry that does not say it.",
      note: null,
    },
    praise: null,
    concern: {
      text: `Your education lacks ${listed(missing.map((part) => `${part === "institution" ? "an" : "a"} ${part}`))}.`,
      lines: incomplete.flatMap(
        (gap) =>
          (gap.study.institution ?? gap.study.degree)?.places.slice(0, 1).map((p) => p.line) ?? [],
      ),
    },
  };
}

function nameOf(study: ReadEducation): string {
  return study.institution?.value ?? study.degree?.value ?? "";
}

function missingIn(study: ReadEducation): string[] {
  return [
    ...(study.degree ? [] : ["degree"]),
    ...(study.institution ? [] : ["institution"]),
    ...((study.end ?? study.start) || study.current ? [] : ["year"]),
  ];
}
