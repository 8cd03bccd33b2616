import type { Found, Reading, ReadProject } from "../resume/reading.ts";
import { endOf } from "./dates.ts";
import type { Month } from "./dates.ts";
import { isWall } from "./walls.ts";
import type { CareersIndex } from "../careers/careers-index.ts";

/** A stretch of the resume that says something, with where it is and when it was true. */
export interface Passage {
  readonly text: string;
  /** Numbers of the lines it is on. */
  readonly lines: readonly number[];
  /** In words: "Experience, Kaveri Retail, bullet 2". */
  readonly where: string;
  readonly kind: "bullet" | "summary" | "title" | "list" | "certificate";
  /** The last month it was true; null when it has no date. */
  readonly month: Month | null;
  /** True for a run of key words without a sentence, and for what was copied from the job. Proves nothing. */
  readonly isWall: boolean;
}

/** A bullet (or paragraph) of a job or a project. */
export interface Bullet extends Passage {
  readonly kind: "bullet";
  readonly of: "experience" | "project";
  /** What it belongs to: "Kaveri Retail"; "" when that was not read. */
  readonly owner: string;
  /** The job's title; "" for a project and when it was not read. */
  readonly title: string;
  /** True for a current job. */
  readonly current: boolean;
  /** Its place among the bullets of its entry, 1 for the first. */
  readonly number: number;
}

/** A project that lists more technologies than this lists key words, and they count as a bare list. */
const MOST_TECHNOLOGIES = 15;

/** Numbers of the lines a value is on, each once. */
export function linesOf(found: Found<unknown>): number[] {
  return [...new Set(found.places.map((place) => place.line))];
}

/** Every bullet of jobs and projects in the order of the resume, walls included. */
export function bulletsOf(reading: Reading, index: CareersIndex, today: Month): Bullet[] {
  const bullet = (
    found: Found,
    number: number,
    entry: Pick<Bullet, "of" | "owner" | "title" | "current" | "month">,
  ): Bullet => {
    const section = entry.of === "experience" ? "Experience" : "Projects";
    const where = [section, entry.owner, `bullet ${number}`].filter(Boolean).join(", ");
    const { value: text } = found;
    return {
      ...entry,
      kind: "bullet",
      text,
      lines: linesOf(found),
      where,
      number,
      isWall: isWall(text, index),
    };
  };

  const ofJobs = reading.experience.flatMap((job) =>
    job.bullets.map((found, i) =>
      bullet(found, i + 1, {
        of: "experience",
        owner: job.company?.value ?? job.title?.value ?? "",
        title: job.title?.value ?? "",
        current: job.current,
        month: endOf(job, today),
      }),
    ),
  );
  const ofProjects = reading.projects.flatMap((project) =>
    project.bullets.map((found, i) =>
      bullet(found, i + 1, {
        of: "project",
        owner: project.name?.value ?? "",
        title: "",
        current: project.current,
        month: endOf(project, today),
      }),
    ),
  );
  return [...ofJobs, ...ofProjects];
}

/** Everything else of the resume in which a term can be. Text that fitted nowhere is left out. */
export function otherPassages(reading: Reading, index: CareersIndex, today: Month): Passage[] {
  const passage = (found: Found, rest: Pick<Passage, "kind" | "where" | "month">): Passage => ({
    ...rest,
    text: found.value,
    lines: linesOf(found),
    isWall: rest.kind === "summary" && isWall(found.value, index),
  });
  const passages: Passage[] = [];
  if (reading.summary)
    passages.push(passage(reading.summary, { kind: "summary", where: "Summary", month: null }));
  if (reading.contact.headline)
    passages.push(
      passage(reading.contact.headline, { kind: "title", where: "Headline", month: null }),
    );
  for (const job of reading.experience) {
    const where = ["Experience", job.company?.value].filter(Boolean).join(", ");
    if (job.title)
      passages.push(passage(job.title, { kind: "title", where, month: endOf(job, today) }));
  }
  for (const project of reading.projects)
    passages.push(...projectPassages(project, passage, today));
  for (const group of reading.skills)
    for (const skill of group.skills)
      passages.push(passage(skill, { kind: "list", where: "Skills", month: null }));
  for (const item of reading.certifications)
    passages.push(
      passage(item.title, { kind: "certificate", where: "Certifications", month: null }),
    );
  for (const study of reading.education) {
    // A degree is proof of what it is in; its list of subjects is a list.
    if (study.degree)
      passages.push(
        passage(study.degree, { kind: "certificate", where: "Education", month: null }),
      );
    for (const found of study.bullets)
      passages.push(passage(found, { kind: "list", where: "Education", month: null }));
  }
  for (const language of reading.languages)
    passages.push(passage(language, { kind: "certificate", where: "Languages", month: null }));
  return [...passages, ...ofOtherSections(reading)];
}

/** Lines under a heading of a kind we do not know. They name things as a list does. */
function ofOtherSections(reading: Reading): Passage[] {
  return reading.sections.flatMap(({ kind, heading, lines }): Passage[] => {
    if (kind !== "other" || !heading || !lines) return [];
    return reading.lines
      .slice(lines.first - 1, lines.last)
      .filter((line) => !reading.unplaced.includes(line.number))
      .map((line) => ({
        text: line.text,
        lines: [line.number],
        where: heading.value,
        kind: "list",
        month: null,
        isWall: false,
      }));
  });
}

function projectPassages(
  project: ReadProject,
  passage: (found: Found, rest: Pick<Passage, "kind" | "where" | "month">) => Passage,
  today: Month,
): Passage[] {
  const where = ["Projects", project.name?.value].filter(Boolean).join(", ");
  const month = endOf(project, today);
  const kind = project.technologies.length > MOST_TECHNOLOGIES ? "list" : "title";
  return [
    ...(project.name ? [passage(project.name, { kind: "title", where, month })] : []),
    ...project.technologies.map((found) => passage(found, { kind, where, month })),
  ];
}
