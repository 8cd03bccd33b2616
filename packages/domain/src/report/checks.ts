import { MATCH_CHECKS } from "../checks/match/index.ts";
import type { Axis } from "../resume/report.ts";
import type { Check } from "../checks/check.ts";
import { CONTENT_CHECKS } from "../checks/content/index.ts";
import { READABLE_CHECKS } from "../checks/readable/index.ts";

/**
 * The version of the rules that score a resume. Raise it with every change that can move a score, so that
 * a stored report says which rules made it.
 */
export const RULES_VERSION = "2.4";

/** Points of each axis when all of its checks apply. */
export const AXIS_POINTS: Readonly<Record<Axis, number>> = { readable: 30, content: 40, match: 30 };

/**
 * Ids of checks that are no more, with those that took their work over. Stored reports name them, so no other check
 * may ever be called so.
 */
export const RETIRED_CHECKS: Readonly<Record<string, readonly string[]>> = {
  "reading-order": ["stored-order", "columns"],
  characters: ["lost-characters", "icons-as-text"],
};

/** Every check there is, in the order of the report. The score's documentation is made from it. */
export const CHECKS: readonly Check[] = [...READABLE_CHECKS, ...CONTENT_CHECKS, ...MATCH_CHECKS];
