import type { TextEdit } from "../proposals/proposal.ts";

const TOKEN = /\s+|[\p{L}\p{N}\p{M}'’]+|[^\s\p{L}\p{N}\p{M}]/gu;

/** Tokens above which two texts are not compared word by word. */
const LONGEST = 400;

/**
 * What must change in one text to make another of it, word by word. Blanks and single marks that stay between two
 * changes go along with them.
 *
 * @param at  where the first text begins: what the places of the edits count from
 */
export function editsBetween(one: string, other: string, at: number): TextEdit[] {
  if (one === other) return [];
  const old = one.match(TOKEN) ?? [];
  const made = other.match(TOKEN) ?? [];
  if (old.length > LONGEST || made.length > LONGEST)
    return [{ from: at, to: at + one.length, text: other }];
  const kept = commonTokens(old, made);
  const edits: { from: number; to: number; text: string }[] = [];
  let [i, j, place] = [0, 0, at];
  for (const [nextOld, nextMade] of [...kept, [old.length, made.length] as const]) {
    const removed = old.slice(i, nextOld).join("");
    const added = made.slice(j, nextMade).join("");
    if (removed !== "" || added !== "") {
      const last = edits.at(-1);
      const between = last ? one.slice(last.to - at, place - at) : "";
      if (last && !/[\p{L}\p{N}]/u.test(between)) {
        last.to = place + removed.length;
        last.text += between + added;
      } else edits.push({ from: place, to: place + removed.length, text: added });
    }
    place += removed.length + (old[nextOld]?.length ?? 0);
    [i, j] = [nextOld + 1, nextMade + 1];
  }
  return edits;
}

/** Places of the longest row of tokens that both have in the same order. */
function commonTokens(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
