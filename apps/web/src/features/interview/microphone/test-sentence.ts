import type { SpokenLanguage } from "@taiyari/domain/interview";

/** Said aloud to try a microphone. Words that recognisers know, and no name. */
export const TEST_SENTENCES: Readonly<Record<SpokenLanguage, string>> = {
  "en-IN": "Good morning, I would like to talk about my work.",
  "hi-IN": "नमस्ते, मैं अपने काम के बारे में बात करना चाहता हूँ।",
};

export interface Understood {
  readonly words: number;
  readonly of: number;
}

/** How many words of a sentence are in what was heard, in their order. */
export function understood(sentence: string, heard: string): Understood {
  const [wanted, got] = [wordsOf(sentence), wordsOf(heard)];
  // The longest common subsequence: what is between two words that were understood does no harm.
  let row: readonly number[] = got.map(() => 0);
  for (const word of wanted) {
    const next: number[] = [];
    for (const [at, other] of got.entries()) {
      const before = row[at - 1] ?? 0;
      next.push(word === other ? before + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0));
    }
    row = next;
  }
  return { words: row.at(-1) ?? 0, of: wanted.length };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
}
