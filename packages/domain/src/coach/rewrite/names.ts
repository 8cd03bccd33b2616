import type { CareersIndex } from "../../careers/careers-index.ts";
import { isNamed } from "../../careers/careers-index.ts";
import { findSkills } from "../../careers/find-skills.ts";
import { nearNames } from "../../careers/near-names.ts";
import { compact, tokenize } from "../../text/tokens.ts";
import type { TextContext } from "./context.ts";
import type { Rewording } from "./rewording.ts";

/** Names of technologies as their makers write them, and slips of the pen put right. */
export function rewordNames(
  text: string,
  { index, names }: Pick<TextContext, "index" | "names">,
): Rewording[] {
  const own = new Set(names.flatMap((name) => tokenize(name).map(({ key }) => key)));
  const known = findSkills(text, index).flatMap(({ skill, from, to }) => {
    const name =
      isNamed(skill) || skill.kind === "certification"
        ? spellingOf(text.slice(from, to), skill.name, skill.aliases)
        : null;
    return name === null ? [] : [{ from, to, text: name }];
  });
  const near = nearNames(text, index, { isList: false, names: own }).map(({ from, to, name }) => ({
    from,
    to,
    text: name,
  }));
  return [...known, ...near]
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from }, i, all) => i === 0 || from >= (all[i - 1]?.to ?? 0))
    .map((edit) => ({ edits: [edit], reason: "names" as const }));
}

/**
 * The spelling of the careers where only capitals, blanks and marks differ from what is written; null where it is right
 * already. An alias is a right spelling too: "k8s" stays, "K8S" becomes it.
 */
export function spellingOf(
  written: string,
  name: string,
  aliases: readonly string[],
): string | null {
  if (written === name || aliases.includes(written)) return null;
  const key = compact(tokenize(written));
  const right = [name, ...aliases].find((each) => compact(tokenize(each)) === key);
  if (right === undefined || right === written) return null;
  if (/^\p{Ll}/u.test(right) && !/\p{Lu}/u.test(right)) return null;
  // A whole word in capitals that its maker writes in small letters is a matter of taste: "JIRA".
  return right;
}

/** The name of the skill a tag is a spelling of; null for one that is right or not known. */
export function tagSpelling(tag: string, index: CareersIndex): string | null {
  const form = index.exact.get(compact(tokenize(tag)));
  return form ? spellingOf(tag.trim(), form.skill.name, form.skill.aliases) : null;
}
