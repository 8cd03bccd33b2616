import { blanksIn, type TagChange, type TextChange } from "@taiyari/domain/coach";

/** What a change does, for its line in the list. */
export interface ChangeWords {
  /** What goes; "" for something that is only added. */
  readonly gone: string;
  /** What comes; "" for something that is only taken away. */
  readonly come: string;
}

/** More of it stands in the text above. */
const MOST = 90;

/**
 * The places of a change as one, without the marks of bullets; "" for both where it only breaks lines: "Found that … came from" becomes
 * "Traced … to".
 */
export function textChangeWords(before: string, { edits }: TextChange): ChangeWords {
  return {
    gone: joined(edits.map(({ from, to }) => before.slice(from, to))),
    come: joined(edits.map(({ text }) => text)),
  };
}

export function tagChangeWords({ tag, text }: TagChange): ChangeWords {
  return { gone: tag ?? "", come: text };
}

/** What is asked by the blanks of a change, in their order. */
export function asksOf({ edits }: TextChange): readonly string[] {
  return edits.flatMap(({ text }) => blanksIn(text).map(({ ask }) => ask));
}

function joined(texts: readonly string[]): string {
  const shown = texts
    .map((text) => text.replaceAll("•", " ").replaceAll(/\s+/gu, " ").trim())
    .filter(Boolean);
  const whole = shown.join(" … ");
  if (whole.length <= MOST) return whole;
  const cut = whole.slice(0, MOST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MOST / 2)).trimEnd()} …`;
}
