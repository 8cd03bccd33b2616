import type { Careers, ClaimGroup } from "@taiyari/domain/careers";
import { spellingProblems } from "./spelling.ts";

/** What is wrong with the claims: a phrase in two of them, none at all, or one listed twice; [] for nothing. */
export function claimProblems({ claims = [] }: Careers): readonly string[] {
  return [
    ...spellingProblems(
      "Claim",
      claims.map(({ id, says }) => ({ id, spellings: says })),
    ),
    ...claims.flatMap(phraseProblems),
  ];
}

function phraseProblems({ id, says, holds }: ClaimGroup): readonly string[] {
  const problems =
    says.length === 0 ? [`Claim "${id}": it has no phrase. Write what a rewrite says.`] : [];
  const seen = new Set<string>();
  for (const phrase of holds.map((each) => each.toLowerCase())) {
    if (seen.has(phrase))
      problems.push(`Claim "${id}": "${phrase}" is listed twice in holds. Keep one.`);
    seen.add(phrase);
  }
  return problems;
}
