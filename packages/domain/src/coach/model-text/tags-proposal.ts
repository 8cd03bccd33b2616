import type { DraftField } from "../../draft/draft.ts";
import { compact, type Token, tokenize } from "../../text/tokens.ts";
import type { TagChange, TagsProposal } from "../proposals/proposal.ts";
import { cleanText } from "./clean-text.ts";

/** Source: the specification, section 8: up to three related tags. */
const MOST_TAGS = 3;
const LONGEST_TAG = 40;
/** Words of the sentence on both sides of a tag that are quoted. */
const QUOTED_WORDS = 4;

/**
 * The tags a model suggests that the person's own text says, written as it says them; null for none.
 *
 * @param source  all the person wrote
 */
export function tagsProposal(
  {
    field,
    before,
    tags,
  }: {
    readonly field: DraftField;
    readonly before: readonly string[];
    readonly tags: readonly string[];
  },
  source: string,
): { readonly proposal: TagsProposal | null; readonly cut: number } {
  const text = cleanText(source);
  const words = tokenize(text);
  const known = new Set(before.map((tag) => compact(tokenize(tag))));
  const changes: TagChange[] = [];
  for (const tag of tags) {
    const place = tag.length <= LONGEST_TAG ? placeOf(tokenize(tag), words) : null;
    if (!place || changes.length === MOST_TAGS) continue;
    const said = words.slice(place.from, place.to);
    const key = compact(said);
    if (known.has(key)) continue;
    known.add(key);
    changes.push({
      id: changes.length + 1,
      tag: null,
      text: textOf(said, text),
      reason: `You write “${quote(place, words, text)}”.`,
    });
  }
  return {
    proposal:
      changes.length === 0 ? null : { kind: "tags", field, engine: "model", before, changes },
    cut: tags.length - changes.length,
  };
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where a text says a tag, in words; null for nowhere. */
function placeOf(tag: readonly Token[], words: readonly Token[]): Place | null {
  if (tag.length === 0) return null;
  const from = words.findIndex((_, at) =>
    tag.every(({ key }, offset) => {
      const word = words[at + offset];
      return word?.key === key && (offset === 0 || word.gap !== "break");
    }),
  );
  return from < 0 ? null : { from, to: from + tag.length };
}

function textOf(words: readonly Token[], text: string): string {
  return text.slice(words[0]?.from, words.at(-1)?.to);
}

/** The tag with some words around it, within its line. */
function quote({ from, to }: Place, words: readonly Token[], text: string): string {
  const isSameLine = (a: Token | undefined, b: Token | undefined) =>
    a !== undefined && b !== undefined && !text.slice(a.from, b.to).includes("\n");
  let [start, end] = [from, to];
  while (start > 0 && from - start < QUOTED_WORDS && isSameLine(words[start - 1], words[from]))
    start -= 1;
  while (end < words.length && end - to < QUOTED_WORDS && isSameLine(words[to - 1], words[end]))
    end += 1;
  return textOf(words.slice(start, end), text);
}
