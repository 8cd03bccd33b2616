import type { Letter, LetterCheck } from "@taiyari/domain/coach";
import { useEffect, useMemo, useRef, useState } from "react";
import type { LetterEngine } from "./engine/letter-engine.ts";
import type { CheckedLetter, LetterBasis } from "./engine/messages.ts";

/** Long enough that a word is not judged while it is typed. */
const REST_MS = 250;

/** What is known of the letter on the screen: the last check, and of which paragraphs it still holds. */
export interface KnownCheck {
  /** Null before the first, and without a resume to compare with. */
  readonly checked: CheckedLetter | null;
  /** Null for a paragraph that was changed since. */
  readonly checkOf: (paragraph: string) => LetterCheck | null;
}

/** Checks the letter whenever the person rests. @param basis  null without a resume */
export function useLetterCheck(
  engine: LetterEngine,
  letter: Letter,
  basis: LetterBasis | null,
): KnownCheck {
  const [checked, setChecked] = useState<CheckedLetter | null>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!basis) return undefined;
    let isOld = false;
    async function check(of: LetterBasis): Promise<void> {
      // Without the careers nothing is judged; the letter can be written all the same.
      const answer = await engine.ask({ kind: "check", basis: of, letter }).catch(() => null);
      if (answer && !isOld) setChecked(answer);
    }
    const wait = isFirst.current ? 0 : REST_MS;
    isFirst.current = false;
    const timer = setTimeout(() => {
      void check(basis);
    }, wait);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [engine, letter, basis]);

  return useMemo(() => {
    const textIn = (one: Letter | undefined, id: string) =>
      one?.paragraphs.find((paragraph) => paragraph.id === id)?.text;
    return {
      checked,
      checkOf: (id) =>
        checked && textIn(checked.letter, id) === textIn(letter, id) ? checked.check : null,
    };
  }, [checked, letter]);
}
