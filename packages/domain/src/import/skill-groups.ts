import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { type Gathered, leaveOut } from "./gathered.ts";

/** Names of groups that say no more than the field they come into. */
const SAYS_NOTHING =
  /^(?:(?:technical|soft|hard|key|core|other|professional|personal)\s+)?skills?$|^languages?$/iu;
const SOFT = /\b(?:soft|interpersonal|people|personal|behaviou?ral)\b/iu;

/** A group of skills as other tools keep them: a name, how good the person is, and the skills. */
export interface SkillGroup {
  readonly where: string;
  readonly name: string;
  /** "Advanced"; "" for none. */
  readonly level: string;
  readonly skills: readonly string[];
}

/**
 * Puts a group of skills among the technical ones, the soft ones or the languages. A group without skills is a skill
 * itself. What the group is called and how good the person is have no field.
 */
export function placeSkillGroup(gathered: Gathered, group: SkillGroup): void {
  const { where, name, level, skills } = group;
  const isEmpty = skills.length === 0;
  fieldFor(gathered, group).push(...(isEmpty ? [name] : skills));
  if (!isEmpty) leaveGroupName(gathered, where, name, skills);
  leaveOut(gathered, where, "level", level === "" ? "" : `${name}: ${level}`);
}

/** Keeps what a group of skills is called, for there is no field for it; not a name such as "Technical skills". */
export function leaveGroupName(
  gathered: Gathered,
  where: string,
  name: string,
  skills: readonly string[],
): void {
  const said = name.replace(/[\s:：]+$/u, "");
  if (said !== "" && !SAYS_NOTHING.test(said)) {
    leaveOut(gathered, where, "group", `${said} (${skills.join(", ")})`);
  }
}

function fieldFor(gathered: Gathered, { name, skills }: SkillGroup): string[] {
  if (SOFT.test(name)) return gathered.skills.soft;
  const areSpoken = skills.length > 0 ? skills.every(isSpokenLanguage) : isSpokenLanguage(name);
  return areSpoken ? gathered.skills.languages : gathered.skills.technical;
}
