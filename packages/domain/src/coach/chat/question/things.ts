import { findSkills } from "../../../careers/find-skills.ts";
import type { MatchedTerm } from "../../../resume/report.ts";
import { tokenize } from "../../../text/tokens.ts";
import type { ChatContext } from "../context.ts";
import type { Heard } from "./hear.ts";
import type { Named } from "./question.ts";

/** Terms of the job, parts of terms with "or", and known skills that a question names, in its order. [] for none. */
export function thingsIn({ text }: Heard, { report, careers }: ChatContext): readonly Named[] {
  const terms = report.match?.terms ?? [];
  const keys = tokenize(text).map(({ key }) => key);
  const found = terms
    .flatMap((term) => partsOf(term).map((name) => ({ name, term })))
    .flatMap(({ name, term }) => {
      const at = placeOf(
        tokenize(name).map(({ key }) => key),
        keys,
      );
      return at < 0 ? [] : [{ at, named: { name, term } }];
    });
  const skills = findSkills(text, careers).map(({ skill, from }) => ({
    at: tokenize(text.slice(0, from)).length,
    named: { name: skill.name, term: terms.find(({ skillId }) => skillId === skill.id) ?? null },
  }));
  const all: { readonly at: number; readonly named: Named }[] = [];
  for (const one of [...found, ...skills])
    if (!all.some(({ at, named }) => at === one.at || named.name === one.named.name)) all.push(one);
  return all.toSorted((a, b) => a.at - b.at).map(({ named }) => named);
}

/** "Power BI or Tableau" is asked for by either name. */
export function partsOf({ term }: MatchedTerm): readonly string[] {
  return term.split(/\s+or\s+|\s*,\s*/u).filter(Boolean);
}

/** Where a row of words stands in another; -1 for nowhere. */
function placeOf(part: readonly string[], whole: readonly string[]): number {
  if (part.length === 0) return -1;
  return whole.findIndex((_, at) => part.every((key, i) => whole[at + i] === key));
}
