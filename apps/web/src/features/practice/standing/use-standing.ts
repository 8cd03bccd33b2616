import { useState } from "react";
import type { ShownAttempt } from "../statement/attempts.tsx";

export interface Standing {
  readonly attempts: readonly ShownAttempt[];
  readonly failed: number;
  readonly hints: number;
  readonly note: string;
  readonly isSolved: boolean;
  readonly isRevealed: boolean;
  readonly comesBackAt: number | null;
  readonly submitted: (attempt: ShownAttempt) => void;
  readonly sawHint: (n: number) => void;
  readonly revealed: () => void;
  readonly keepNote: (text: string) => void;
}

export function useStanding(_slug: string, _topic: string): Standing {
  const [s, set] = useState({ attempts: [] as readonly ShownAttempt[], hints: 0, note: "", isRevealed: false });
  return {
    ...s,
    failed: s.attempts.filter((a) => !a.isPassed).length,
    isSolved: s.attempts.some((a) => a.isPassed),
    comesBackAt: Date.now(),
    submitted: (a) => set((w) => ({ ...w, attempts: [...w.attempts, a] })),
    sawHint: (n) => set((w) => ({ ...w, hints: Math.max(n, w.hints) })),
    revealed: () => set((w) => ({ ...w, isRevealed: true })),
    keepNote: (note) => set((w) => ({ ...w, note })),
  };
}
