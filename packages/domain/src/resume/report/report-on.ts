import type { Careers } from "../../careers/index.ts";
import type { Reading } from "../reading.ts";
import type { FileFacts, JobMatch, Report, ReportTarget } from "../report.ts";
import { subjectOf } from "../score/subject.ts";
import type { Subject } from "../score/subject.ts";
import { CHECKS, RULES_VERSION } from "./checks.ts";
import { improvementsOf } from "./improvements.ts";
import { insightsOf } from "./insights.ts";
import { MARKET_PARTS, measuresOf, SKILL_PARTS } from "./measures.ts";
import { resultOf, scoreChecks, scoreOf, sumOf } from "./scored.ts";
import { axisOf, verdictOf } from "./verdict.ts";

/**
 * The report on a resume.
 *
 * Pure: the same reading, file, target and careers give the same report. Never throws on a reading that
 * keeps its own promises, however little was found in it. `file.today` is the only clock.
 */
export function reportOn(
  reading: Reading,
  file: FileFacts,
  target: ReportTarget,
  careers: Careers,
): Report {
  const subject = subjectOf(reading, file, target, careers);
  const scored = scoreChecks(CHECKS, subject);
  const { points, of } = sumOf(scored);
  const score = scoreOf(points, of);
  return {
    rulesVersion: RULES_VERSION,
    score,
    verdict: verdictOf(scored, score, subject.relatedShare),
    axes: [axisOf(scored, "readable"), axisOf(scored, "content"), axisOf(scored, "match")],
    checks: scored.map(resultOf),
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
