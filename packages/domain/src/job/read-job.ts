import type { Careers } from "../careers/careers.ts";
import { findRole, indexCareers } from "../careers/careers-index.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import { degreeAsked, placeAsked, titleAsked, yearsAsked } from "./facts.ts";
import { jobLines } from "./lines.ts";
import { postingOf } from "./posting.ts";
import type { JobReading } from "./job-reading.ts";
import { jobTerms } from "./terms.ts";

/** Sentences about the post or the company, which are no duty. */
const OF_THE_POST =
  /^(?:we|our|the (?:candidate|company|ideal|incumbent|role|position)|this (?:role|position)|as an?\b|reporting to|location|company|salary|batch)\b/iu;

/**
 * Reads a job description by rules.
 *
 * Never throws; a text that asks for nothing gives empty fields. English headings and cues; known skills are
 * found in any language their aliases are in.
 */
export function readJob(description: string, index: CareersIndex): JobReading {
  const lines = jobLines(description);
  const title = titleAsked(description, index);
  const role = title === "" ? null : findRole(index, title);
  const about = [title, role?.title ?? ""].filter(Boolean);
  const { terms, alternatives } = jobTerms(lines, about, postingOf(description, title), index);
  return {
    title,
    roleId: role?.id ?? null,
    place: placeAsked(description),
    terms,
    alternatives,
    years: yearsAsked(lines),
    degree: degreeAsked(lines),
    duties: lines
      .filter((line) => line.section === "duties" || /^you will\b/iu.test(line.text))
      .map((line) => line.text.replace(/^you will\s+/iu, ""))
      .filter((text) => text.split(/\s+/u).length >= 4 && !OF_THE_POST.test(text)),
  };
}

/** `readJob` for callers that hold careers and no index. */
export function readJobDescription(description: string, careers: Careers): JobReading {
  return readJob(description, indexCareers(careers));
}
