import { inWords } from "../text/wording.ts";
import type { MatchStatus } from "./match-status.ts";

const RANK = { found: 2, weak: 1, missing: 0 } as const;

/**
 * One match status for each group of alternatives, the best of its members under the names of all: a person with
 * MySQL lacks nothing where "MySQL or PostgreSQL" is asked. Order kept.
 */
export function withAlternatives(
  standings: readonly MatchStatus[],
  groups: readonly (readonly string[])[],
): MatchStatus[] {
  return standings.flatMap((standing): MatchStatus[] => {
    const group = groups.find((names) => names.includes(standing.term));
    if (!group) return [standing];
    const members = standings.filter((other) => group.includes(other.term));
    if (members[0] !== standing) return [];
    const best = members.toSorted((a, b) => RANK[b.standing] - RANK[a.standing])[0] ?? standing;
    const isMust = members.some((member) => member.need === "must");
    return [
      {
        ...best,
        term: eitherOf(group),
        need: isMust ? "must" : "nice",
        text:
          best.standing === "missing"
            ? `${best.text} ${group.length === 2 ? "Either" : `One of the ${inWords(group.length)}`} will do.`
            : `${best.term}: ${best.text.slice(0, 1).toLowerCase()}${best.text.slice(1)}`,
      },
    ];
  });
}

/** "MySQL or PostgreSQL", "Darwinbox, Keka or Zoho". */
export function eitherOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
}
