import type { CareersIndex, SkillForm } from "../careers/careers-index.ts";
import type { SkillMention } from "../careers/find-skills.ts";
import { compact, compactStem, tokenize } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";

/** The most words a shared head has: "market research" of "primary and secondary market research". */
const MOST_WORDS = 2;

/**
 * Skills of which a line writes the last words once for two: "inbound and outbound logistics" names inbound
 * logistics and outbound logistics. Both must be known names; the offsets of both are those of the whole.
 */
export function sharedHeadsIn(
  text: string,
  known: readonly SkillMention[],
  index: CareersIndex,
): SkillMention[] {
  const tokens = tokenize(text);
  return tokens.flatMap((other, at): SkillMention[] => {
    const before = tokens[at - 1];
    if (!before || other.gap === "break") return [];
    const isWord = /^(?:and|or)$/u.test(before.key);
    const one = isWord ? tokens[at - 2] : before;
    if (!one || (!isWord && !/^\s?[&/]\s?$/u.test(text.slice(one.to, other.from)))) return [];
    if (known.some(({ from, to }) => from < one.to && one.from < to)) return [];
    return pairAt(text, tokens, one, at, index);
  });
}

function pairAt(
  text: string,
  tokens: readonly Token[],
  one: Token,
  at: number,
  index: CareersIndex,
): SkillMention[] {
  for (let words = MOST_WORDS; words > 0; words--) {
    const whole = tokens.slice(at, at + 1 + words);
    const last = whole.at(-1);
    if (!last || whole.length <= words) continue;
    if (whole.slice(1).some(({ gap }) => gap !== "space")) continue;
    const first = formOf([one, ...whole.slice(1)], index);
    const second = formOf(whole, index);
    if (!first || !second || first.skill.kind === "soft" || second.skill.kind === "soft") continue;
    const others = namesBefore(text, tokens, one, whole.slice(1), index);
    const { from } = tokens[tokens.indexOf(one) - others.length] ?? one;
    return [...others, first, second].map(({ skill, written }) => ({
      skill,
      spelling: written,
      from,
      to: last.to,
    }));
  }
  return [];
}

/** The words before the first of the two, a comma between each: "Meta, Google and Amazon Ads". */
function namesBefore(
  text: string,
  tokens: readonly Token[],
  one: Token,
  head: readonly Token[],
  index: CareersIndex,
): SkillForm[] {
  const forms: SkillForm[] = [];
  for (let at = tokens.indexOf(one); at > 0; at--) {
    const [before, own] = [tokens[at - 1], tokens[at]];
    if (!before || !own || text.slice(before.to, own.from) !== ", ") break;
    const form = formOf([before, ...head], index);
    if (!form || form.skill.kind === "soft") break;
    forms.unshift(form);
  }
  return forms;
}

function formOf(tokens: readonly Token[], index: CareersIndex): SkillForm | undefined {
  return index.exact.get(compact(tokens)) ?? index.inflected.get(compactStem(tokens));
}
