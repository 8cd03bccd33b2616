import { useState } from "react";
import type { InterviewSetup } from "@taiyari/domain/interview";
import { useUser } from "../../../lib/session.ts";
import { inLanguageOf, type InterviewWish, keepWish, keptWish } from "../plan/wish.ts";

/** What is chosen, kept on this device with each change. */
export interface Wishing {
  readonly wish: InterviewWish;
  readonly change: (change: Partial<InterviewWish>) => void;
  readonly choose: (change: Partial<InterviewSetup>) => void;
}

const SEEDS = 2 ** 31;

/**
 * @param given  what the address asks for, instead of what was chosen last
 * @param role   the id of a role it asks for, which then stands before what is known of the person; null for none
 */
export function useWish(given: Partial<InterviewSetup>, role: string | null): Wishing {
  const language = useUser()?.language;
  const [chosen, setWish] = useState((): InterviewWish => {
    const kept = keptWish(Math.floor(Math.random() * SEEDS));
    const setup = { ...kept.setup, ...given };
    if (role === null) return { ...kept, setup };
    return {
      ...kept,
      setup: { ...setup, source: "role", role },
      isChosen: { ...kept.isChosen, role: true },
    };
  });

  const wish = inLanguageOf(language, chosen);

  function change(next: Partial<InterviewWish>): void {
    const changed = { ...wish, ...next };
    setWish(changed);
    keepWish(changed);
  }

  return {
    wish,
    change,
    choose: (setup) =>
      change({
        setup: { ...wish.setup, ...setup },
        isChosen: {
          ...wish.isChosen,
          language: wish.isChosen.language || setup.language !== undefined,
        },
      }),
  };
}
