import type { Language } from "@taiyari/domain/practice";
import { useWrittenCode, type WrittenCode } from "../code/use-written-code.ts";
import { addMark, type Mark } from "./round.ts";
import { roundStore } from "./round-store.ts";

interface RoundCode {
  readonly slug: string;
  readonly roundId: string;
  readonly place: number;
  readonly language: Language;
  /** What stands in the editor at the beginning. */
  readonly start: string;
}

/** The code of a problem of a round, which begins with an empty page, whatever was written before. */
export function useRoundCode({ slug, roundId, place, language, start }: RoundCode): WrittenCode {
  const written = useWrittenCode({
    slug: `${slug}@${roundId}`,
    languages: [language],
    startOf: () => start,
    submittedIn: () => null,
  });
  return {
    ...written,
    setText(text) {
      roundStore.change((round) => addMark(round, place, { kind: "typed", at: secondsOfRound() }));
      written.setText(text);
    },
  };
}

/** Notes a run or a submission of the round that is under way. */
export function markTry(
  place: number,
  { kind, passed, total }: Omit<Extract<Mark, { readonly passed: number }>, "at">,
): void {
  roundStore.change((round) =>
    addMark(round, place, { kind, at: secondsOfRound(), passed, total }),
  );
}

/** Since its beginning. */
export function secondsOfRound(): number {
  const current = roundStore.get();
  return current ? Math.floor((Date.now() - current.startedAt) / 1_000) : 0;
}
