import type { Reading } from "../resume/reading.ts";
import { yearsOfExperience } from "./years-of-experience.ts";

/** What was read, as far as forms prefill from it. "" for what was not found. */
export interface ReadingSummary {
  readonly name: string;
  readonly currentRole: string;
  /** To half a year; null when the jobs have no dates. */
  readonly years: number | null;
  readonly pages: number;
  readonly fieldsFound: number;
  readonly fieldsLookedFor: number;
}

/** The few facts that a form or a list shows of a reading. `today` is in whole days since 1 January 1970 (UTC). */
export function readSummary(reading: Reading, today: number): ReadingSummary {
  const [job] = reading.experience;
  const [study] = reading.education;
  const current = reading.experience.find((other) => other.current && other.title) ?? job;
  const lookedFor = [
    reading.contact.name,
    reading.contact.email,
    reading.contact.phone,
    reading.contact.location,
    reading.contact.links[0],
    reading.summary ?? reading.contact.headline,
    job?.title,
    job?.company,
    job?.start ?? job?.end,
    job?.bullets[0],
    study?.institution,
    study?.degree,
    study?.end ?? study?.start,
    reading.skills[0]?.skills[0],
  ];
  return {
    name: reading.contact.name?.value ?? "",
    currentRole: current?.title?.value ?? reading.contact.headline?.value ?? "",
    years: yearsOfExperience(reading, today),
    pages: reading.pages.length,
    fieldsFound: lookedFor.filter((field) => field !== null && field !== undefined).length,
    fieldsLookedFor: lookedFor.length,
  };
}
