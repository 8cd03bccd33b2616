import type { Careers } from "../../careers/careers.ts";
import type { FileFacts, ReportTarget } from "../../resume/report.ts";
import { pointsFor } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { subjectOf } from "../../evidence/subject.ts";
import { CAREERS } from "../../careers/testing/careers.ts";
import { readingOf } from "../../resume/testing/reading.ts";
import type { Sketch } from "../../resume/testing/reading.ts";

/** 5 November 2026, the day of all tests. */
export const TODAY = Date.UTC(2026, 10, 5) / 86_400_000;

/** A one-page PDF of 184 KB. */
export const FILE: FileFacts = {
  format: "pdf",
  bytes: 184 * 1024,
  pages: 1,
  tagged: false,
  today: TODAY,
};

/** Nothing known of what the person wants. */
export const NO_TARGET: ReportTarget = {
  role: "",
  industry: "",
  jobDescription: "",
  years: null,
  isDomainSwitch: false,
  level: null,
};

/** Runs one check on a sketch and says what it earns. */
export function runCheck(
  check: Check,
  sketch: Sketch,
  {
    target = {},
    file = {},
    careers = CAREERS,
  }: { target?: Partial<ReportTarget>; file?: Partial<FileFacts>; careers?: Careers } = {},
): Outcome & { readonly points: number } {
  const subject = subjectOf(
    readingOf(sketch),
    { ...FILE, ...file },
    { ...NO_TARGET, ...target },
    careers,
  );
  const outcome = check.run(subject);
  return {
    ...outcome,
    points: outcome.share === null ? 0 : pointsFor(outcome.share, check.weight),
  };
}

/** A sketch with one ended job that has these bullets. */
export function jobWith(...bullets: readonly string[]): Sketch {
  return {
    name: "Asha Rao",
    experience: [
      { title: "Analyst", company: "Kaveri Retail", from: "Jan 2022", to: "Dec 2025", bullets },
    ],
  };
}
