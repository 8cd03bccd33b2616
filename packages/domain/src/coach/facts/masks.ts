import { compactStem, tokenize } from "../../text/tokens.ts";
import { blanksIn } from "../proposals/blanks.ts";

type Stretch = readonly [number, number];

/** Addresses are no claims. Whether they are the person's own is not checked. */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s)]+|[^\s@()<>]{1,64}@[^\s@()<>]{1,200}|(?<![\p{L}\p{N}@])[a-z0-9][a-z0-9-]{0,60}(?:\.[a-z0-9-]{1,60}){0,3}\.(?:com|in|org|net|io|dev|me)\/[^\s)]*/giu;

/** What of a text is not checked: blanks to fill, addresses, and names that may appear. */
export function masksOf(text: string, allowed: readonly string[]): Stretch[] {
  return [
    ...blanksIn(text).map(({ from, to }): Stretch => [from, to]),
    ...[...text.matchAll(ADDRESS)].map(({ index, 0: { length } }): Stretch => [
      index,
      index + length,
    ]),
    ...allowedIn(text, allowed),
  ];
}

/** Where a text has these names, whole or without what stands at their end: "Nandi Retail" of "Nandi Retail Pvt Ltd". */
function allowedIn(text: string, allowed: readonly string[]): Stretch[] {
  const names = allowed.map((name) => tokenize(name)).filter((name) => name.length > 0);
  if (names.length === 0) return [];
  const tokens = tokenize(text);
  const found: Stretch[] = [];
  for (const name of names) {
    const first = name[0]?.key;
    for (const [at, token] of tokens.entries()) {
      if (token.key !== first) continue;
      const own = tokens.slice(at, at + name.length);
      const longest = own.findIndex(
        (_, length) => !isSame(own.slice(0, length + 1), name.slice(0, length + 1)),
      );
      const length = longest < 0 ? own.length : longest;
      const last = own[length - 1];
      // One word of several names nobody: "State" of "State Bank of India".
      const isEnough =
        length === name.length ||
        length > 1 ||
        (length === 1 && /^\p{Lu}/u.test(token.text) && name.length < 4);
      if (last && isEnough) found.push([token.from, last.to]);
    }
  }
  return found;
}

function isSame(
  a: Parameters<typeof compactStem>[0],
  b: Parameters<typeof compactStem>[0],
): boolean {
  return compactStem(a) === compactStem(b);
}
