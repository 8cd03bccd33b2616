import { factChecker } from "../facts/check-facts.ts";
import { factSourceOf } from "../facts/fact-source.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import type { TextChange } from "../proposals/proposal.ts";
import type { EnhanceRequest } from "./request.ts";

type Checker = ReturnType<typeof factChecker>;

/** A draft is read as a source once, however many of its fields are looked at. */
const CHECKERS = new WeakMap<
  EnhanceRequest["draft"],
  { readonly check: Checker; readonly careers: EnhanceRequest["careers"]; readonly today: number }
>();

/**
 * The changes without those by which the text would state what the resume does not hold. The rules add no facts; this is
 * what makes sure of it.
 */
export function onlyProven(
  before: string,
  changes: readonly TextChange[],
  request: EnhanceRequest,
): TextChange[] {
  if (changes.length === 0) return [];
  const check = checkerFor(request);
  const own = new Set(before.split("\n"));
  // What the person wrote is not checked: lines that stay cannot state anything new.
  const isProven = (kept: readonly TextChange[]) =>
    check(
      textAfter({ before, changes: kept }, wholeOf({ changes: kept }))
        .split("\n")
        .filter((line) => !own.has(line))
        .join("\n"),
    ).length === 0;
  if (isProven(changes)) return [...changes];
  const kept: TextChange[] = [];
  for (const change of changes) if (isProven([...kept, change])) kept.push(change);
  return kept.map((change, i) => ({ ...change, id: i + 1 }));
}

function checkerFor({ draft, careers, today }: EnhanceRequest): Checker {
  const known = CHECKERS.get(draft);
  if (known?.careers === careers && known.today === today) return known.check;
  const check = factChecker(factSourceOf(draft), { careers, today });
  CHECKERS.set(draft, { check, careers, today });
  return check;
}
