import { respelled } from "./spelling.ts";
import { type Concept, SMALL_WORDS, VOCABULARY } from "./vocabulary.ts";

/** A word of a question. */
export interface HeardWord {
  /** As written. */
  readonly text: string;
  /** In small letters, put right where it was misspelt. */
  readonly key: string;
  readonly concepts: readonly Concept[];
}

/** A question cut into words, with what they stand for. */
export interface Heard {
  /** As typed, in one line. */
  readonly text: string;
  /** What stands in quotation marks or after a colon; "" for nothing. */
  readonly quoted: string;
  /** Without what is quoted. */
  readonly words: readonly HeardWord[];
  readonly concepts: ReadonlySet<Concept>;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.+#/-]*[\p{L}\p{M}\p{N}+#]|[\p{L}\p{N}]/gu;
const QUOTED =
  /["“”„«»]([^"“”„«»]{3,})["“”„«»]|(?<![\p{L}\p{N}])['‘]([^'‘’]{3,})['’](?![\p{L}\p{N}])/u;
const AFTER_COLON = /:\s+(\S.{9,})$/u;

/**
 * Cuts a question into words and finds what they stand for. Misspelt words are put right, unless they stand in the
 * resume or the job as they are.
 *
 * @param known  words of the resume and the job, in small letters
 */
export function hear(question: string, known: ReadonlySet<string>): Heard {
  const text = question.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
  const quote = QUOTED.exec(text);
  const colon = quote ? null : AFTER_COLON.exec(text);
  const quoted = (quote?.[1] ?? quote?.[2] ?? colon?.[1] ?? "").trim();
  const plain = quoted === "" ? text : text.replace((quote ?? colon)?.[0] ?? "", " ");
  const written = plain.replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, "").match(WORD) ?? [];
  const words = written.map((word) => heardWord(word, known));
  const concepts = new Set(words.flatMap((word) => word.concepts));
  for (const concept of phrasesIn(words)) concepts.add(concept);
  return { text, quoted, words, concepts };
}

function heardWord(text: string, known: ReadonlySet<string>): HeardWord {
  const lower = text.toLowerCase();
  const own = conceptsOf(lower);
  const isWord = SMALL_WORDS.has(lower) || VOCABULARY.inPhrases.has(lower) || known.has(lower);
  if (own.length > 0 || isWord || /\d/u.test(lower)) return { text, key: lower, concepts: own };
  const right = respelled(lower, VOCABULARY.words.keys());
  return right === null
    ? { text, key: lower, concepts: [] }
    : { text, key: right, concepts: conceptsOf(right) };
}

function conceptsOf(word: string): readonly Concept[] {
  const exact = VOCABULARY.words.get(word);
  if (exact) return exact;
  return VOCABULARY.prefixes
    .filter(([prefix]) => word.startsWith(prefix))
    .map(([, concept]) => concept);
}

function phrasesIn(words: readonly HeardWord[]): Concept[] {
  return words.flatMap(({ key }, at) =>
    (VOCABULARY.phrases.get(key) ?? [])
      .filter(([parts]) => parts.every((part, i) => words[at + i]?.key === part))
      .map(([, concept]) => concept),
  );
}
