import type { Evidence } from "../../resume/report.ts";
import type { Found, PartialDate } from "../../resume/reading.ts";
import { absent, full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { counted, figure, inWords, quoted, sentenceStart } from "../../text/wording.ts";

/** All dates of jobs written in one way. */
export const datesOneFormat: Check = {
  id: "dates-one-format",
  axis: "readable",
  weight: 1,
  title: "Dates in one format",
  looksAt: "All dates of jobs written in one way.",
  source:
    "Reports of end dates dropped by applicant tracking systems; a single format with month and year is read by all.",
  run,
};

function run({ reading }: Subject): Outcome {
  const jobDates = reading.experience.flatMap((job) => [job.start, job.end]);
  const studyDates = reading.education.flatMap((study) => [study.start, study.end]);
  const isJobs = jobDates.some((date) => date);
  const dates = (isJobs ? jobDates : studyDates).filter((date) => date !== null);
  if (dates.length === 0)
    return {
      share: 0,
      finding: "No date was read.",
      evidence: [absent("No dates beside jobs or studies")],
      advice: {
        title: "Give jobs and studies their dates",
        why: "A machine counts experience by dates. Month and year, as in “Aug 2022”, is read everywhere.",
        note: null,
      },
      praise: null,
      concern: { text: "No date was read, so no experience can be counted.", lines: [] },
    };

  const groups = groupsOf(dates);
  if (groups.length === 1)
    return full(
      `${sentenceStart(counted(dates.length, "date"))}, ${dates.length === 1 ? "which can be read" : "all written alike"}.`,
    );

  const [usual, ...others] = groups;
  const odd = others.flat();
  const [one, other] = [usual?.[0]?.value.text ?? "", odd[0]?.value.text ?? ""];
  return {
    share: 1 - odd.length / dates.length,
    finding: `${quoted(one)} and ${quoted(other)} on the same resume.`,
    evidence: odd.slice(0, MAX_EVIDENCE).map((date) => evidence(date, one, reading.lines)),
    advice: {
      title: "Write every date the same way",
      why: "A reader settles on one format and misreads the other. Month and year throughout, as in “Aug 2022”, is the safest.",
      note: figure(groups.length, "format"),
    },
    praise: null,
    concern: {
      text: `Dates are written in ${inWords(groups.length)} ways. A reader may take one of them wrong.`,
      lines: odd.flatMap((date) => date.places.slice(0, 1).map((place) => place.line)),
    },
  };
}

function evidence(
  date: Found<PartialDate>,
  usual: string,
  lines: Subject["reading"]["lines"],
): Evidence {
  const place = date.places[0];
  const line = lines[(place?.line ?? 0) - 1];
  const quote = line?.text ?? date.value.text;
  const from = line && place ? place.from : 0;
  const to = line && place ? place.to : quote.length;
  return {
    line: place?.line ?? null,
    where: "Date",
    quote,
    marks: [{ from, to, note: `Written in another way than ${quoted(usual)}.` }],
    example: null,
  };
}

/** Full names of months as short as their abbreviations: they agree with either way of writing. */
const SHORT_MONTHS =
  /^(?:may|june|july|mai|mars|juin|août|aout|mayo|maio|juni|juli|märz|abril|julio|junio)$/iu;

/**
 * The form of a date without its figures: "Aug 2022" and "Jul 2020" are alike, "Aug ’22" is not. "?" is a short
 * month.
 */
function shapeOf(date: PartialDate): string {
  return date.text
    .trim()
    .replaceAll(/\p{L}+\.?/gu, (word) => {
      if (SHORT_MONTHS.test(word)) return "?";
      return word.replace(/\.$/u, "").length <= 4 ? "Aaa" : "Aaaaa";
    })
    .replaceAll(/\d+/gu, (digits) => (digits.length > 2 ? "9999" : "99"));
}

/** The dates by how they are written; a short month joins the largest group it agrees with. */
function groupsOf(dates: readonly Found<PartialDate>[]): Found<PartialDate>[][] {
  const shapes = new Map<string, Found<PartialDate>[]>();
  const open = Map.groupBy(dates, (date) => shapeOf(date.value));
  const sure = [...open].filter(([shape]) => !shape.includes("?"));
  for (const [shape, group] of sure.toSorted((a, b) => b[1].length - a[1].length))
    shapes.set(shape, [...group]);
  for (const [shape, group] of open) {
    if (!shape.includes("?")) continue;
    const [short, long] = [shape.replace("?", "Aaa"), shape.replace("?", "Aaaaa")];
    const home = [...shapes.keys()].find((other) => other === short || other === long) ?? shape;
    shapes.set(home, [...(shapes.get(home) ?? []), ...group]);
  }
  return [...shapes.values()].toSorted((a, b) => b.length - a.length);
}
