import type { CareersIndex } from "../../careers/careers-index.ts";
import { findSkills } from "../../careers/find-skills.ts";
import { opensWithVerb } from "../../lexicon/verbs.ts";
import { isHinglish } from "./language.ts";
import type { Rewording } from "./rewording.ts";
import { wordCount } from "./sentences.ts";
import { linesOf } from "./text-parts.ts";

/** Fewer names are part of a sentence. */
const FEWEST = 4;
const LONGEST_NAME = 3;

/** Names side by side and no sentence. */
export function isToolList(text: string, index: CareersIndex): boolean {
  const parts = text
    .split(/[,;/|]/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < FEWEST || parts.some((part) => wordCount(part) > LONGEST_NAME)) return false;
  const known = parts.filter((part) => findSkills(part, index, { isList: true }).length > 0);
  return known.length >= parts.length / 2;
}

/** A list of tools in the account of a job, as what was used there: "Used Selenium, Java, TestNG and Postman". */
export function usedTools(text: string, isCurrent: boolean, index: CareersIndex): Rewording[] {
  return linesOf(text).flatMap((line): Rewording[] => {
    if (opensWithVerb(line.text) || isHinglish(line.text) || !isToolList(line.text, index))
      return [];
    const edit = { from: line.start, to: line.start, text: isCurrent ? "Use " : "Used " };
    return [{ edits: [edit], reason: "opening" }];
  });
}
