import { checkFacts } from "../facts/check-facts.ts";
import { factSourceOf } from "../facts/fact-source.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import type { TextChange } from "../proposals/proposal.ts";
import type { EnhanceRequest } from "./request.ts";

/**
 * The changes without those by which the text would state what the resume does not hold. The rules add no facts; this is
 * what makes sure of it.
 */
export function onlyProven(
  before: string,
  changes: readonly TextChange[],
  { draft, careers, today }: EnhanceRequest,
): TextChange[] {
  if (changes.length === 0) return [];
  const source = factSourceOf(draft);
  const violations = (kept: readonly TextChange[]) =>
    checkFacts(source, textAfter({ before, changes: kept }, wholeOf({ changes: kept })), {
      careers,
      today,
    }).length;
  const own = violations([]);
  if (violations(changes) <= own) return [...changes];
  const kept: TextChange[] = [];
  for (const change of changes) if (violations([...kept, change]) <= own) kept.push(change);
  return kept.map((change, i) => ({ ...change, id: i + 1 }));
}
