import type { ProblemIndex } from "@taiyari/domain/practice";
import type { Progress } from "@taiyari/domain/learning/progress";
import type { Practice } from "./use-practice.ts";
export function practiceOf(_progress: Progress, _index: ProblemIndex, _now: number): Omit<Practice, "streak" | "week"> {
  return { standings: new Map(), current: null, due: [], hasSolved: false, rounds: [] };
}
