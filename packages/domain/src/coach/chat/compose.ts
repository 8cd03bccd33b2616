import type { AnswerPiece, ChatRewrite, Citation } from "./answer.ts";

/** Words of an answer, and after them what they rest on. */
export type Said = string | Citation | null;

/** What an answer says, before its citations are numbered. */
export interface Draft {
  readonly paragraphs: readonly (readonly Said[])[];
  readonly rewrite?: ChatRewrite | null;
  readonly isBeyond?: boolean;
}

/** Numbers the citations in the order of the text: what is cited twice has one number. Empty paragraphs are left out. */
export function compose({ paragraphs }: Draft): {
  readonly paragraphs: readonly (readonly AnswerPiece[])[];
  readonly citations: readonly Citation[];
} {
  const citations: Citation[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (citation: Citation): number => {
    const key = JSON.stringify(citation);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    citations.push(citation);
    numbers.set(key, citations.length);
    return citations.length;
  };
  const composed = paragraphs.map((said) => {
    const pieces: AnswerPiece[] = [];
    for (const one of said) {
      if (one === null || one === "") continue;
      const last = pieces.at(-1);
      if (typeof one !== "string") pieces.push({ kind: "cite", citation: numberOf(one) });
      else if (last?.kind === "text")
        pieces[pieces.length - 1] = { kind: "text", text: last.text + one };
      else pieces.push({ kind: "text", text: one });
    }
    return pieces;
  });
  return { paragraphs: composed.filter((pieces) => pieces.length > 0), citations };
}

/**
 * A sentence with what it rests on before its full stop, as in "Four bullets name no result [1]." A sentence that has
 * no full stop gets one. Followed by a space, so that another one can come after it.
 */
export function cited(sentence: string, ...citations: readonly (Citation | null)[]): Said[] {
  if (sentence.trim() === "") return [];
  const [, words = sentence, end = "."] = /^(.*?)([.!?]?)\s*$/su.exec(sentence) ?? [];
  const rests = citations.filter((citation) => citation !== null);
  return rests.length === 0
    ? [`${words}${end || "."} `]
    : [`${words} `, ...rests, `${end || "."} `];
}
