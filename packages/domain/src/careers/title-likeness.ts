import { findRole, titleWords } from "./careers-index.ts";
import type { CareersIndex } from "./careers-index.ts";
import { tokenize } from "../text/tokens.ts";

/** The likeness of a title to itself. */
export const SAME_TITLE = 1;
const OTHER_LEVEL = 0.8;
const SAME_ROLE = 0.8;
const SAME_FAMILY = 0.5;
const SHARED_WORDS = 0.4;

/**
 * How near a title is to another: the same title, the same work on another level, a neighbouring role, some of its
 * words. 0 to 1; 0 where nothing is shared.
 */
export function titleLikeness(title: string, wanted: string, index: CareersIndex): number {
  const [own, asked] = [titleWords(title), titleWords(wanted)];
  const [ownRole, askedRole] = [findRole(index, title), findRole(index, wanted)];
  // A "site engineer" works in construction; a "Site Reliability Engineer" has all of its words.
  const isOther = ownRole !== null && askedRole !== null && ownRole.family !== askedRole.family;
  const isSame = asked.length > 0 && asked.every((word) => own.includes(word));
  if (isSame && !isOther) return levelOf(title) >= levelOf(wanted) ? SAME_TITLE : OTHER_LEVEL;
  if (ownRole && askedRole) {
    if (ownRole.id === askedRole.id) return SAME_ROLE;
    if (ownRole.family === askedRole.family) return SAME_FAMILY;
  }
  const shared = asked.filter((word) => own.includes(word)).length;
  return asked.length === 0 ? 0 : (SHARED_WORDS * shared) / asked.length;
}

function levelOf(title: string): number {
  const keys = new Set(tokenize(title).map((token) => token.key));
  const has = (...words: string[]) => words.some((word) => keys.has(word));
  if (has("principal", "head", "director", "chief", "vp")) return 4;
  if (has("lead", "staff", "iii", "3")) return 3;
  if (has("senior", "sr", "ii", "2")) return 2;
  if (has("intern", "trainee", "internship")) return 0;
  return 1;
}
