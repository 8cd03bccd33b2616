import { topicName, type PracticePath, type ProblemEntry } from "@taiyari/domain/practice";
import type { ProblemFilters, ProblemState } from "../../../shared/practice/problem-filters.ts";
import { standingOf, type EntryStanding, type Standings } from "./entry-standing.ts";

/** The problems that are asked for, in the order that is asked for. */
export function chooseProblems(
  problems: readonly ProblemEntry[],
  paths: readonly PracticePath[],
  filters: ProblemFilters,
  standings: Standings,
): readonly ProblemEntry[] {
  const { topic, level, language, state, q, skill } = filters;
  const path = paths.find(({ id }) => id === filters.path);
  const words = wordsOf(q ?? "");
  const chosen = problems.filter(
    (entry) =>
      (topic === undefined || entry.topics.includes(topic)) &&
      (level === undefined || entry.level === level) &&
      (language === undefined || entry.languages.includes(language)) &&
      (state === undefined || isIn(state, standingOf(standings, entry))) &&
      (skill === undefined || entry.skills.includes(skill)) &&
      (path === undefined || path.problems.includes(entry.slug)) &&
      words.every((word) => textOf(entry).includes(word)),
  );
  if (path && filters.order === undefined) {
    const place = new Map(path.problems.map((slug, at) => [slug, at]));
    return chosen.toSorted((a, b) => (place.get(a.slug) ?? 0) - (place.get(b.slug) ?? 0));
  }
  return order(chosen, filters.order, standings, weakTopics(problems, standings));
}

function isIn(state: ProblemState, { state: own, isDue }: EntryStanding): boolean {
  switch (state) {
    case "open":
      return own !== "solved";
    case "solved":
      return own === "solved";
    case "due":
      return isDue;
  }
}

const LEVELS = { easy: 0, medium: 1, hard: 2 } as const;

function byLevel(a: ProblemEntry, b: ProblemEntry): number {
  return (
    LEVELS[a.level] - LEVELS[b.level] || a.minutes - b.minutes || a.title.localeCompare(b.title)
  );
}

function order(
  problems: readonly ProblemEntry[],
  by: ProblemFilters["order"],
  standings: Standings,
  weak: ReadonlySet<string>,
): readonly ProblemEntry[] {
  switch (by) {
    case "title":
      return problems.toSorted((a, b) => a.title.localeCompare(b.title));
    case "minutes":
      return problems.toSorted((a, b) => a.minutes - b.minutes || byLevel(a, b));
    case "level":
      return problems.toSorted(byLevel);
    case undefined: {
      const rank = (entry: ProblemEntry) => helpRank(entry, standingOf(standings, entry), weak);
      return problems.toSorted(
        (a, b) =>
          rank(a) - rank(b) ||
          latest(standingOf(standings, b)) - latest(standingOf(standings, a)) ||
          byLevel(a, b),
      );
    }
  }
}

/**
 * What helps most comes first: what was begun, what is due, then the concepts in which something failed, then what is new,
 * and last what is solved. Source: research 2.9 (sql-coach), with what is under way first, for its text is still in mind.
 */
function helpRank(entry: ProblemEntry, { state, isDue }: EntryStanding, weak: ReadonlySet<string>) {
  if (state === "begun") return 0;
  if (isDue) return 1;
  if (state === "solved") return 4;
  return weak.has(entry.topics[0] ?? "") ? 2 : 3;
}

function weakTopics(problems: readonly ProblemEntry[], standings: Standings): ReadonlySet<string> {
  return new Set(
    problems
      .filter((entry) => {
        const { state, tries } = standingOf(standings, entry);
        return state === "begun" || (state === "solved" && tries > MANY_TRIES);
      })
      .flatMap(({ topics }) => topics.slice(0, 1)),
  );
}

/** More submissions than this show that a concept is not sure yet. Our choice. */
const MANY_TRIES = 2;

/** Only what was begun or solved has a time. */
function latest({ lastAt }: EntryStanding): number {
  return lastAt ?? 0;
}

function textOf({ title, topics }: ProblemEntry): string {
  return `${title} ${topics.map(topicName).join(" ")}`.toLowerCase();
}

export function wordsOf(query: string): readonly string[] {
  return query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "");
}
