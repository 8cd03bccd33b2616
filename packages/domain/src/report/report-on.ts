import type { Careers } from "../careers/careers.ts";
import type { Reading } from "../resume/reading.ts";
import type { FileFacts, JobMatch, Report, ReportTarget } from "../resume/report.ts";
import { subjectOf } from "../evidence/subject.ts";
import type { Subject } from "../evidence/subject.ts";
import { CHECKS, RULES_VERSION } from "./checks.ts";
import { improvementsOf } from "./improvements.ts";
import { insightsOf } from "./insights.ts";
import { MARKET_PARTS, measuresOf, SKILL_PARTS } from "./measures.ts";
import { resultsOf, scoreChecks, scoreOf, sumOf } from "./scored.ts";
import { axisOf, verdictOf } from "./verdict.ts";

const CHECKS_OF_FILE = CHECKS.filter((check) => check.axis === "readable");
const CHECKS_OF_WORDS = CHECKS.filter((check) => check.axis !== "readable");

/**
 * The report on a resume.
 *
 * Pure: the same readings, file, target and careers give the same report. Never throws on a reading that
 * keeps its own promises, however little was found in it. `file.today` is the only clock.
 *
 * @param made       what a machine read: how readable the file is follows from it alone, for a correction
 *                   by hand makes the file no better
 * @param corrected  the same with what a person put right (`applyCorrections`): what the resume says and how
 *                   it matches follow from it
 */
export function reportOn(
  made: Reading,
  file: FileFacts,
  target: ReportTarget,
  careers: Careers,
  corrected: Reading = made,
): Report {
  const subject = subjectOf(corrected, file, target, careers);
  const asMade = corrected === made ? subject : subjectOf(made, file, target, careers);
  const scored = [...scoreChecks(CHECKS_OF_FILE, asMade), ...scoreChecks(CHECKS_OF_WORDS, subject)];
  const { points, maxPoints } = sumOf(scored);
  const score = scoreOf(points, maxPoints);
  return {
    rulesVersion: RULES_VERSION,
    score,
    verdict: verdictOf(scored, score, subject.relatedShare),
    axes: [axisOf(scored, "readable"), axisOf(scored, "content"), axisOf(scored, "match")],
    checks: resultsOf(scored),
    insights: insightsOf(scored),
    improvements: improvementsOf(scored),
    skills: measuresOf(scored, SKILL_PARTS),
    market: measuresOf(scored, MARKET_PARTS),
    match: matchOf(subject),
  };
}

function matchOf({ requirements, standings }: Subject): JobMatch | null {
  if (!requirements) return null;
  return {
    source: requirements.source,
    role: requirements.role?.title ?? "",
    terms: standings.map(({ term, skillId, need, asked, standing, times, text, lines }) => ({
      term,
      skillId,
      need,
      asked,
      standing,
      times,
      text,
      lines,
    })),
  };
}
