import type { SpokenLanguage, TimedWord } from "@taiyari/domain/interview";

/** What is written down of a turn so far. */
export interface HeardWords {
  /** All that is settled. */
  readonly final: string;
  /** What was heard last and may still change. */
  readonly interim: string;
  /** Words with their times in seconds since `start`; null from a recogniser without times. */
  readonly times: readonly TimedWord[] | null;
}

/** Why nothing is written down any more, with a sentence for the person. */
export interface TranscriberProblem {
  /** "once" where it goes on, without what was said meanwhile. */
  readonly lasts: "once" | "for-good";
  readonly sentence: string;
}

export interface TranscriberListeners {
  readonly onWords: (words: HeardWords) => void;
  readonly onProblem: (problem: TranscriberProblem) => void;
}

/** Writes down one turn of speech: the browser's recognition, or the server's. A new one for each turn. */
export interface Transcriber {
  readonly name: "browser" | "server";
  readonly languages: readonly SpokenLanguage[];
  /** Whether it wrote down a sound of thinking so far: only then fillers can be counted. */
  readonly keepsFillers: () => boolean;
  readonly start: (listeners: TranscriberListeners) => void;
  /** Whether something was said that is not written down yet. */
  readonly isPending: () => boolean;
  /** There has been silence for so many seconds after speaking: perhaps a good moment to write down what there is. */
  readonly pause: (seconds: number) => void;
  /** Whether it listens: false while somebody who holds to talk does not. */
  readonly listen: (isOn: boolean) => void;
  /** Stops listening; resolves when the last words are written down. */
  readonly stop: () => Promise<void>;
  /** Stops at once; nothing more is told. */
  readonly cancel: () => void;
}

export const NO_WORDS: HeardWords = { final: "", interim: "", times: null };

/** Texts one after the other with one space between. */
export function joined(...texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join(" ");
}
