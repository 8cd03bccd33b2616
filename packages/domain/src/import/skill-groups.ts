import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { inAllTongues } from "../lexicon/tongues/index.ts";
import { plain } from "../lexicon/words.ts";
import type { Gathered } from "./gathered.ts";

/** Names of groups that say no more than the field they come into, those that our own templates print too. */
const SAYS_NOTHING =
  /^(?:(?:technical|soft|hard|key|core|other|professional|personal)\s+)?skills?$|^(?:languages?|technical|working|methods)$/iu;
const OWN_NAMES = new Set(
  inAllTongues(({ words }) => [words.technical, words.soft, words.languages, words.skills]).map(
    plain,
  ),
);
const SOFT = /\b(?:soft|interpersonal|people|personal|behaviou?ral)\b/iu;

/** A group of skills as other tools keep them: a name, how good the person is, and the skills. */
export interface FoundGroup {
  readonly name: string;
  /** "Advanced"; "" for none. */
  readonly level: string;
  readonly skills: readonly string[];
}

/**
 * Puts a group of skills where it belongs: one with a name of its own stays a group, others go among the technical
 * skills, the soft ones or the languages. A group without skills is a skill itself. How good the person is stands in
 * brackets behind it.
 */
export function placeSkillGroup(gathered: Gathered, group: FoundGroup): void {
  const { name, level, skills } = group;
  const said = name.replace(/[\s:：]+$/u, "");
  const named = [said, level === "" ? "" : `(${level})`].filter(Boolean).join(" ");
  if (skills.length === 0) {
    if (said !== "") fieldFor(gathered, group).push(named);
  } else if (isNameOfField(said) && level === "") {
    fieldFor(gathered, group).push(...skills);
  } else gathered.skillGroups.push({ name: named, skills });
}

/** Whether the name of a group says no more than the field its skills come into. */
export function isNameOfField(name: string): boolean {
  return name === "" || SAYS_NOTHING.test(name) || OWN_NAMES.has(plain(name));
}

function fieldFor(gathered: Gathered, { name, skills }: FoundGroup): string[] {
  if (SOFT.test(name)) return gathered.skills.soft;
  const areSpoken = skills.length > 0 ? skills.every(isSpokenLanguage) : isSpokenLanguage(name);
  return areSpoken ? gathered.skills.languages : gathered.skills.technical;
}
