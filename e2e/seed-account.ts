import type { Page } from "@playwright/test";
import { resumeFor } from "./resume-for.ts";
import { uploadFor } from "./upload.ts";

const JOB =
  "Data Analyst, Pune\n\nMust have: SQL, Power BI and 3+ years.\nNice to have: Snowflake, Tableau.";

/**
 * Gives whoever is signed in what every screen needs to have something on it: an upload with its report, and a
 * written resume.
 *
 * @returns  the path of a screen with that resume in the place of `:resume`
 */
export async function seedAccount(page: Page, pdf: Buffer): Promise<(path: string) => string> {
  await uploadFor(page, pdf, { details: { jobDescription: JOB } });
  const resume = await resumeFor(page);
  return (path) => path.replace(":resume", resume);
}
