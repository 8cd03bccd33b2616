import { words } from "./pages.ts";

/** A title with the words that were looked for marked. */
export function Highlight({ text, query }: { readonly text: string; readonly query: string }) {
  const wanted = words(query);
  const first = wanted
    .map((word) => ({ at: indexOfWord(text, word), length: word.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  if (!first) return <span>{text}</span>;
  const { at, length } = first;
  return (
    <span>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length)}
    </span>
  );
}

function indexOfWord(text: string, word: string): number {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? "")) return at;
  }
  return -1;
}
