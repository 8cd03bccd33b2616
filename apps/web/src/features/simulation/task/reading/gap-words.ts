import type { RubricOutcome } from "@taiyari/domain/simulation";
import type { Levels } from "../estimate/estimate-dialog.tsx";

const NUMBERS = ["no", "one", "two", "three"];

/** What the gap between the own estimate and the rubric says, in a sentence or two. */
export function gapWords(rubric: readonly RubricOutcome[], estimate: Levels | null): string {
  if (!estimate)
    return "You gave no estimate of your own. Next time give one before you hand in: the gap is worth more than the points.";
  const gaps = rubric.flatMap(({ id, title, level }) => {
    const own = estimate[id];
    return own === undefined ? [] : [{ title, gap: own - level }];
  });
  // Of two that are as wide, the one where somebody thought better of it: nothing else tells them.
  const [widest] = gaps.toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap) || b.gap - a.gap);
  if (!widest) return "";
  if (widest.gap === 0)
    return gaps.length === 1
      ? "You saw it as the rubric does."
      : "You saw every line as the rubric does.";
  const levels = Math.abs(widest.gap);
  const count = `${NUMBERS[levels] ?? levels} ${levels === 1 ? "level" : "levels"}`;
  const where = widest.gap > 0 ? "above" : "below";
  const all = gaps.filter(({ gap }) => gap === widest.gap).map(({ title }) => `“${title}”`);
  const lines = all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : all[0];
  const meaning =
    widest.gap > 0
      ? "That gap is worth more than the points."
      : "You may trust your own work more than you do.";
  return `You were ${count} ${where} the rubric on ${lines}. ${meaning}`;
}
