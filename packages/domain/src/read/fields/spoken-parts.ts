import { isSpokenLanguage } from "../../lexicon/spoken-languages.ts";
import { LEVEL_WORDS } from "../../lexicon/vocabulary/spoken-levels.ts";
import { lexicon, plain } from "../../lexicon/words.ts";
import { type Stretch, textOf, trimmed } from "../line/found.ts";

/** Words that say how well a language is known and nothing else. */
const LEVELS: ReadonlySet<string> = lexicon(LEVEL_WORDS);

/** Words that join a language to how well it is known, or to the next one. */
const JOINING: ReadonlySet<string> = new Set(["in", "of", "and", "und", "et", "y", "e", "और"]);

const WORD = /[\p{L}\p{M}\p{Nd}]+/gu;

/** True for how well a language is known and nothing else: "(C1)", "native speaker". */
export function isLevel(text: string): boolean {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.length > 0 && words.every((word) => LEVELS.has(plain(word)));
}

/** The language without how well it is spoken. */
export function nameOf(text: string): string {
  return text.split(/\s*[-–—:([]/u)[0] ?? "";
}

/** "English and Malayalam" is two, "Hindi (read and speak)" one. */
export function joinAnd(parts: readonly Stretch[]): Stretch[] {
  return parts.flatMap((part) => {
    const match = /\s+(?:and|&|und|y|et|e|और)\s+(?![^(]*\))/u.exec(textOf(part));
    if (!match) return [part];
    return [
      { ...part, to: part.from + match.index },
      { ...part, from: part.from + match.index + match[0].length },
    ];
  });
}

/** What precedes a list of languages and says what they are: "Mother tongue: ", "Read and write: ". */
const LABEL = /^[^:：]{2,40}[:：]\s*/u;

/** A part of a list as the languages it names, each with how well it is spoken where that is behind it; [] for none. */
export function languagesIn(part: Stretch): Stretch[] {
  const label = LABEL.exec(textOf(part))?.[0];
  if (label !== undefined && !isSpokenLanguage(nameOf(label)))
    return languagesIn({ ...part, from: part.from + label.length });
  const text = textOf(part);
  const words = [...text.matchAll(WORD)];
  const names = words.filter(([word]) => isSpokenLanguage(word));
  if (isSpokenLanguage(nameOf(text)) && names.length < 2) return [part];
  const areLevels = words.every(
    ([word]) =>
      isSpokenLanguage(word) || LEVELS.has(plain(word)) || JOINING.has(word.toLowerCase()),
  );
  if (names.length === 0 || !areLevels) return isSpokenLanguage(nameOf(text)) ? [part] : [];
  const leads = names[0]?.index === words[0]?.index;
  return names.flatMap(({ 0: name, index }, i) => {
    const end = leads ? (names[i + 1]?.index ?? text.length) : index + name.length;
    const own = text.slice(index, end).replace(/[\s,;/|–—-]+$/u, "");
    return trimmed({ ...part, from: part.from + index, to: part.from + index + own.length }) ?? [];
  });
}
