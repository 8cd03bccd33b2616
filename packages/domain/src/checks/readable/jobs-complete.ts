import type { Evidence } from "../../resume/report.ts";
import type { Found } from "../../resume/reading.ts";
import { absent, full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { counted, figure, noneOf, outOf, sentenceStart, share } from "../../text/wording.ts";

/** Each job with title, company and dates; for a person without jobs, each degree or project. */
export const jobsComplete: Check = {
  id: "jobs-complete",
  axis: "readable",
  weight: 2,
  title: "Jobs read whole",
  looksAt:
    "Each job with title, company and dates; for a person without jobs, each degree or project.",
  source:
    "Title, company and dates are what a system files a job under; measured, they are the fields readers lose most.",
  run,
};

interface Entry {
  readonly parts: readonly {
    readonly name: string;
    readonly found: Found<unknown> | null | true;
  }[];
  readonly title: Found | null;
  readonly where: string;
}

function run({ reading, isFresher }: Subject): Outcome {
  const isJobs = reading.experience.length > 0;
  const entries = isJobs ? jobs(reading.experience) : isFresher ? studies(reading) : [];
  const noun = isJobs ? "job" : "entry";
  const nouns = isJobs ? "jobs" : "entries";
  if (entries.length === 0)
    return {
      share: 0,
      finding: "No job was read.",
      evidence: [absent("No entry under Experience")],
      advice: {
        title: isFresher
          ? "List your studies, projects and internships"
          : "List your jobs with title, company and dates",
        why: "A machine files a person under what they did, where and when. It found none of it here.",
        note: null,
      },
      praise: null,
      concern: { text: "No job, degree or project could be read as an entry.", lines: [] },
    };

  const total = entries.reduce((sum, entry) => sum + entry.parts.length, 0);
  const missing = entries.reduce(
    (sum, entry) => sum + entry.parts.filter((part) => !part.found).length,
    0,
  );
  const whole = entries.filter((entry) => entry.parts.every((part) => part.found)).length;
  if (missing === 0) {
    const what = isJobs ? "title, company and dates" : "name, place and date";
    const each = entries.length === 1 ? "" : " each";
    return full(`${sentenceStart(counted(entries.length, noun, nouns))},${each} with ${what}.`, {
      text: isJobs
        ? `${entries.length === 1 ? "Your job was" : `${sentenceStart(outOf(entries.length, entries.length, "job"))} were`} read with title, company and dates.`
        : "Your studies were read with name, place and date.",
      lines: [],
    });
  }
  return {
    share: (total - missing) / total,
    finding: `${entries.length === 1 ? `Your one ${noun} was not` : `${sentenceStart(share(whole, entries.length))} ${nouns}`} read whole; ${counted(missing, "field")} missing.`,
    evidence: entries
      .filter((entry) => entry.parts.some((part) => !part.found))
      .slice(0, MAX_EVIDENCE)
      .map(evidence),
    advice: {
      title: `Give ${figure(entries.length - whole, noun, nouns)} what is missing`,
      why: "What a machine does not find it leaves empty, and a filter on that field passes you over. Write title, company and dates on lines of their own.",
      note: `${figure(missing, "field")} missing`,
    },
    praise: null,
    concern: {
      text: `${sentenceStart(counted(entries.length - whole, noun, nouns))} could not be read whole.`,
      lines: [],
    },
  };
}

function jobs(experience: Subject["reading"]["experience"]): Entry[] {
  return experience.map((job) => ({
    title: job.title ?? job.company,
    where: ["Experience", job.company?.value ?? job.title?.value].filter(Boolean).join(", "),
    parts: [
      { name: "title", found: job.title },
      { name: "company", found: job.company },
      { name: "start date", found: job.start },
      { name: "end date", found: job.current ? true : job.end },
    ],
  }));
}

function studies(reading: Subject["reading"]): Entry[] {
  return reading.education.map((study) => ({
    title: study.institution ?? study.degree,
    where: ["Education", study.institution?.value].filter(Boolean).join(", "),
    parts: [
      { name: "degree", found: study.degree },
      { name: "institution", found: study.institution },
      { name: "date", found: study.end ?? study.start ?? (study.current ? true : null) },
    ],
  }));
}

function evidence(entry: Entry): Evidence {
  const missing = entry.parts.filter((part) => !part.found).map((part) => part.name);
  const quote = entry.title?.value ?? "";
  return {
    line: entry.title?.places[0]?.line ?? null,
    where: `${entry.where}: ${noneOf(missing)} found`,
    quote,
    marks:
      quote === ""
        ? []
        : [
            {
              from: 0,
              to: quote.length,
              note: `${sentenceStart(noneOf(missing))} found beside it.`,
            },
          ],
    example: null,
  };
}
