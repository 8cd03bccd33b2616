import type { Role } from "../careers/careers.ts";
import type { JobTerm, ReportTarget } from "../resume/report.ts";
import { findRole } from "../careers/careers-index.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import { isCompared } from "./compared.ts";
import { readJob } from "./read-job.ts";
import type { DegreeAsked, YearsAsked } from "./job-reading.ts";
import { tokenize } from "../text/tokens.ts";

/** What the wanted job asks for: from its description, or from the profile of the role where there is none. */
export interface Requirements {
  readonly source: "job-description" | "role-profile";
  /** The job's title as a person writes it; "" when the description names none and no role was given. */
  readonly title: string;
  readonly role: Role | null;
  readonly terms: readonly JobTerm[];
  /** As `JobReading.alternatives`; [] for a profile. */
  readonly alternatives: readonly (readonly string[])[];
  readonly years: YearsAsked | null;
  readonly degree: DegreeAsked | null;
  readonly duties: readonly string[];
}

/** What the target asks for; null without a description and without a role that is known. */
export function requirementsOf(target: ReportTarget, index: CareersIndex): Requirements | null {
  const wanted = target.role === "" ? null : findRole(index, target.role);
  if (target.jobDescription.trim() !== "") {
    const job = readJob(target.jobDescription, index);
    if (job.terms.length > 0 || job.duties.length > 0 || job.title !== "") {
      const title = job.title === "" ? target.role : job.title;
      return {
        source: "job-description",
        title,
        role: findRole(index, title) ?? wanted,
        terms: job.terms,
        alternatives: job.alternatives,
        years: job.years,
        degree: job.degree,
        duties: job.duties,
      };
    }
  }
  return wanted ? fromProfile(wanted, target.role, index) : null;
}

function fromProfile(role: Role, title: string, index: CareersIndex): Requirements {
  const term =
    (need: JobTerm["need"]) =>
    (skillId: string): JobTerm[] => {
      const skill = index.skills.get(skillId);
      return skill && isCompared(skill, [title, role.title])
        ? [{ term: skill.name, skillId, need, asked: 1 }]
        : [];
    };
  return {
    source: "role-profile",
    title,
    role,
    terms: [...role.mustHave.flatMap(term("must")), ...role.niceToHave.flatMap(term("nice"))],
    alternatives: [],
    years: yearsOfLevel(role, title),
    degree: null,
    duties: role.responsibilities,
  };
}

/** The years of the level that the title names; null when it names none, as plain "Data Analyst" does. */
function yearsOfLevel(role: Role, title: string): YearsAsked | null {
  const given = new Set(tokenize(title).map((token) => levelKey(token.key)));
  for (const level of role.levels) {
    const marks = tokenize(level.title)
      .map((token) => levelKey(token.key))
      .filter((key) => LEVEL_WORDS.has(key));
    if (marks.length > 0 && marks.every((mark) => given.has(mark)))
      return { least: level.years[0], most: level.years[1] };
  }
  return null;
}

const LEVEL_WORDS = new Set([
  "senior",
  "junior",
  "lead",
  "principal",
  "staff",
  "associate",
  "head",
  "intern",
  "trainee",
  "chief",
]);

function levelKey(key: string): string {
  if (key === "sr") return "senior";
  if (key === "jr") return "junior";
  return key;
}
