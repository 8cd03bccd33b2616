import type { Evidence } from "../../report.ts";
import type { Found, PartialDate } from "../../reading.ts";
import { absent, full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../subject.ts";
import { counted, figure, inWords, quoted, sentenceStart } from "../wording.ts";

/** All dates of jobs written in one way. */
export const datesParsed: Check = {
  id: "dates-one-format",
  axis: "readable",
  weight: 2,
  title: "Dates in one format",
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

  const shapes = new Map<string, Found<PartialDate>[]>();
  for (const date of dates) {
    const shape = shapeOf(date.value);
    shapes.set(shape, [...(shapes.get(shape) ?? []), date]);
  }
  if (shapes.size === 1)
    return full(
      `${sentenceStart(counted(dates.length, "date"))}, ${dates.length === 1 ? "read" : "all written alike"}.`,
    );

  const groups = [...shapes.values()].toSorted((a, b) => b.length - a.length);
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
      note: figure(shapes.size, "format"),
    },
    praise: null,
    concern: {
      text: `Dates are written in ${inWords(shapes.size)} ways. A reader may take one of them wrong.`,
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

/** The form of a date without its figures: "Aug 2022" and "Jul 2020" are alike, "Aug ’22" is not. "May" is short and long. */
function shapeOf(date: PartialDate): string {
  return date.text
    .trim()
    .replaceAll(/\p{L}+\.?/gu, (word) =>
      word === "May" ? "Aaa" : word.replace(/\.$/u, "").length <= 4 ? "Aaa" : "Aaaaa",
    )
    .replaceAll(/\d+/gu, (digits) => (digits.length > 2 ? "9999" : "99"));
}
