import type { AnswerPart } from "../question.ts";
import type { ReadClause } from "./read-clause.ts";

/** A clause and the part of the shape it belongs to; null for none. */
export interface PlacedClause {
  readonly clause: ReadClause;
  readonly part: AnswerPart | null;
}

/**
 * Situation, task, action and result of a story. What a clause is follows from who does what in which tense, and from what came before: a result follows
 * something done, and a situation stands before it. Nothing that comes later changes what an earlier clause is.
 */
export function storyParts(clauses: readonly ReadClause[]): PlacedClause[] {
  let deeds = 0;
  let isSet = false;
  return clauses.flatMap((clause): PlacedClause[] => {
    const part = partOf(clause, deeds);
    if (part === "action") deeds += 1;
    // "Last year I had to …" sets the scene and says what was to be done.
    const sets = part === "task" && clause.isSetting && !isSet;
    if (sets || part === "situation") isSet = true;
    return sets
      ? [
          { clause, part: "situation" },
          { clause, part },
        ]
      : [{ clause, part }];
  });
}

/** After so many deeds what happens without a word of change is what came of them. */
const DEEDS_BEFORE = 2;

function partOf(clause: ReadClause, deeds: number): AnswerPart | null {
  const { isPast, isFuture, isDeed, isSetting, isTask, isChange, leadsToOutcome, doer } = clause;
  if (isFuture && !isPast) return null;
  if (!isPast && !(isChange && deeds > 0)) return isSetting && deeds === 0 ? "situation" : null;
  const isOutcome = deeds > 0 && isChange && (doer !== "i" || leadsToOutcome || !isDeed);
  if (isOutcome) return "result";
  if (isTask && deeds === 0) return "task";
  if (isDeed) return isSetting && deeds === 0 && !saysDoing(clause) ? "situation" : "action";
  if (deeds === 0) return "situation";
  if (isTask) return "task";
  // What others did, or what was so, after something was done is what came of it.
  return isPast && doer !== "i" && (leadsToOutcome || deeds >= DEEDS_BEFORE) ? "result" : null;
}

/** "When I joined", "I worked at": sets the scene. */
function saysDoing({ text }: ReadClause): boolean {
  return !/\b(?:when|while|jab)\s+(?:i|we|main|hum)\b|\b(?:i|we)\s+(?:joined|started|worked|got)\b|जब\s/iu.test(
    text,
  );
}
