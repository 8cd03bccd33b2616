import { useState } from "react";
import type { InterviewSetup } from "@taiyari/domain/interview";
import { type InterviewWish, keepWish, keptWish } from "../plan/wish.ts";

/** What is chosen, kept on this device with each change. */
export interface Wishing {
  readonly wish: InterviewWish;
  readonly change: (change: Partial<InterviewWish>) => void;
  readonly choose: (change: Partial<InterviewSetup>) => void;
}

const SEEDS = 2 ** 31;

/** @param given  what the address asks for, instead of what was chosen last */
export function useWish(given: Partial<InterviewSetup>): Wishing {
  const [wish, setWish] = useState((): InterviewWish => {
    const kept = keptWish(Math.floor(Math.random() * SEEDS));
    return { ...kept, setup: { ...kept.setup, ...given } };
  });

  function change(next: Partial<InterviewWish>): void {
    const changed = { ...wish, ...next };
    setWish(changed);
    keepWish(changed);
  }

  return {
    wish,
    change,
    choose: (setup) => change({ setup: { ...wish.setup, ...setup } }),
  };
}
