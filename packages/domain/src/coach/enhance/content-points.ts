import type { CareersIndex } from "../../careers/careers-index.ts";
import { CONTENT_CHECKS } from "../../checks/content/index.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { subjectWith } from "../../evidence/subject.ts";
import { scoreChecks, sumOf } from "../../report/scored.ts";
import { targetFrom } from "../../report/target.ts";
import { readingOfDraft } from "./reading-of-draft.ts";

/** What the checks of the content give a draft. */
export interface ContentPoints {
  readonly points: number;
  readonly maxPoints: number;
  /** Shares of the checks' weights that are earned, added up: what moves before a whole point does. */
  readonly exact: number;
  /** Ids of the checks with the share of each, 0 to 1; null where it does not apply. */
  readonly shares: Readonly<Record<string, number | null>>;
}

/**
 * The content points of a draft without a file made from it, so that two wordings can be compared. They are those of a
 * report on its file as long as our reader finds everything in it.
 *
 * @param today  whole days since 1 January 1970 (UTC)
 * @param pages  of the file, as nothing is laid out here
 */
export function contentPoints(
  draft: ResumeDraft,
  careers: CareersIndex,
  today: number,
  pages = 1,
): ContentPoints {
  const file = { format: "pdf", bytes: 60_000, pages, tagged: true, today } as const;
  const subject = subjectWith(readingOfDraft(draft), file, targetFrom({}, {}), careers);
  const scored = scoreChecks(CONTENT_CHECKS, subject);
  return {
    ...sumOf(scored),
    exact: scored.reduce((sum, { outcome, check }) => sum + (outcome.share ?? 0) * check.weight, 0),
    shares: Object.fromEntries(scored.map(({ check, outcome }) => [check.id, outcome.share])),
  };
}
