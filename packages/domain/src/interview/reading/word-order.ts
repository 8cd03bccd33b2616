import type { RawSentence } from "./sentences.ts";
import { isFunctionWord } from "./stems.ts";

/** Small words by what may follow them. */
type Kind =
  | "past"
  | "pointer"
  | "bare"
  | "determiner"
  | "preposition"
  | "to"
  | "and"
  | "subject"
  | "object"
  | "modal"
  | "finite";

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    determiner: "a an the my our your their every",
    preposition: "of at from with into in by for during between",
    to: "to",
    and: "and or but",
    subject: "i he she we they",
    object: "me him us them",
    modal: "would will could can should must might shall",
    pointer:
      "that this those these there everything something anything nothing everybody everyone nobody",
    bare: "be been have",
    past: "told fell went gave came took saw said knew",
    finite: "was were is are am had has did does",
  } satisfies Record<Kind, string>).flatMap(([kind, words]) =>
    words.split(" ").map((word): [string, Kind] => [word, kind as Kind]),
  ),
);

/** What no speaker says right behind a word of this kind, whatever slips of the tongue there are. */
const NEVER_BEHIND: Readonly<Record<Kind, ReadonlySet<Kind>>> = {
  determiner: kinds("determiner preposition to and subject object modal finite pointer bare"),
  preposition: kinds("preposition and subject modal finite to bare past"),
  to: kinds("and subject modal finite preposition past"),
  and: kinds("and bare"),
  subject: kinds("determiner preposition subject object to pointer"),
  object: kinds("modal finite subject bare"),
  modal: kinds("determiner preposition to and modal finite object pointer past"),
  past: kinds("modal finite past subject bare"),
  finite: kinds("modal subject object"),
  pointer: kinds("pointer object bare"),
  bare: kinds("subject modal finite"),
};

function kinds(names: string): ReadonlySet<Kind> {
  return new Set(names.split(" ") as Kind[]);
}

/** Pairs that are said nevertheless: the first word, and what may follow it. */
const PAIRS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `from: in within at of between; in: between at by of; by: of in; for: in at; of: at from in; at: by; to: of in at from by;
  between: i he she we they and; did: i he she we they; is: he she they it; was: he she they i me him; were: he she they we us;
  had: he she they i we; are: they we; has: he she; does: he she; me: is was had; us: is are was were had have;
  them: is are was were had have; him: is was had have; her: is was had; and: have or; or: have and; but: have;
  that: have these those this there nobody nothing everything everyone everybody something;
  this: have that; these: have; those: have; there: have; can: and; will: there this that; would: there this that; said: i he she we they; knew: i he she we they;
  told: i he she we they; saw: i he she we they; have: i we they; told: he she they i we; took: he she they i we; came: he she they i we; went: he she they i we; gave: he she they i we`
    .split(";")
    .map((line): [string, ReadonlySet<string>] => {
      const [first = "", others = ""] = line.trim().split(": ");
      return [first, new Set(others.split(" "))];
    }),
);

/** How many places of a text could be wrong, and how many are: words with nothing but a blank between them. */
export function orderOf(words: RawSentence["words"]): {
  readonly places: number;
  readonly misplaced: number;
} {
  let [places, misplaced] = [0, 0];
  for (const [at, { key }] of words.entries()) {
    // "This May", "Will": a name.
    const kind = words[at]?.text === "May" ? undefined : KINDS.get(key);
    // A small word with a capital behind another word began a sentence once.
    if (
      at > 0 &&
      isFunctionWord({ key }) &&
      words[at]?.text !== "May" &&
      words[at]?.gap === "space" &&
      /^\p{Lu}\p{Ll}+$/u.test(words[at]?.text ?? "")
    )
      misplaced += 1;
    if (!kind) continue;
    const next = words[at + 1];
    places += 1;
    const isBehind = next !== undefined && next.gap === "space";
    if (!isBehind) {
      // "… with the." A sentence ends with "to" or "with" at times, never with an article.
      if (/^(?:a|an|the|my|our|your|their)$/u.test(key) && next?.gap !== "joint") misplaced += 1;
      continue;
    }
    const other = KINDS.get(next.key);
    if (other && NEVER_BEHIND[kind].has(other) && !PAIRS.get(key)?.has(next.key)) misplaced += 1;
  }
  return { places, misplaced };
}
