import type { Careers } from "../../careers/index.ts";
import { findRole, indexCareers } from "./careers-index.ts";
import type { CareersIndex } from "./careers-index.ts";
import { degreeAsked, placeAsked, titleAsked, yearsAsked } from "./job-facts.ts";
import { jobLines } from "./job-lines.ts";
import type { JobReading } from "./job-reading.ts";
import { jobTerms } from "./job-terms.ts";

/**
 * Reads a job description by rules.
 *
 * Never throws; a text that asks for nothing gives empty fields. English headings and cues; known skills are
 * found in any language their aliases are in.
 */
export function readJob(description: string, index: CareersIndex): JobReading {
  const lines = jobLines(description);
  const title = titleAsked(description, index);
  return {
    title,
    roleId: title === "" ? null : (findRole(index, title)?.id ?? null),
    place: placeAsked(description),
    terms: jobTerms(lines, description.split("\n")[0]?.slice(0, 160) ?? "", index),
    years: yearsAsked(lines),
    degree: degreeAsked(lines),
    duties: lines
      .filter((line) => line.section === "duties" || /^you will\b/iu.test(line.text))
      .map((line) => line.text.replace(/^you will\s+/iu, ""))
      .filter((text) => text.split(/\s+/u).length >= 4),
  };
}

/** `readJob` for callers that hold careers and no index. */
export function readJobDescription(description: string, careers: Careers): JobReading {
  return readJob(description, indexCareers(careers));
}
