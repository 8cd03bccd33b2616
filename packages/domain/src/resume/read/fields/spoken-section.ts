import type { Found } from "../../reading.ts";
import { bulletEnd } from "../entries/bullets.ts";
import type { NumberedLine } from "../layout/line.ts";
import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { found, textOf } from "./found.ts";
import { cutList } from "./lists.ts";

/** A word of a few letters and no number: one letter of an upright word is none, nor is a line of an address. */
const COULD_BE_LANGUAGE = /^(?:\p{L}{3}|\p{Lo}{2})\P{Nd}*$/u;

/** Words that say how well a language is known and nothing else. */
const LEVEL_WORDS: ReadonlySet<string> = new Set(
  `native, fluent, good, excellent, expert, proficient, advanced, intermediate, basic, basics, beginner, conversational, professional, full, working, limited, elementary,
  proficiency, level, speaker, mother, tongue, a1, a2, b1, b2, c1, c2, muttersprache, muttersprachler, verhandlungssicher, fließend, gute, kenntnisse, grundkenntnisse, langue, maternelle, courant, notions,
  nativo, nativa, materna, lengua, língua, avançado, intermediário, fluente, fluido, avanzado, intermedio, básico`.split(
    /,\s+/u,
  ),
);

/** True for how well a language is known and nothing else: "(C1)", "native speaker". */
function isLevel(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => LEVEL_WORDS.has(word));
}

/** The languages a person speaks, as written: "Hindi (native)". */
export function readLanguages(lines: readonly NumberedLine[]): Found[] {
  return lines.flatMap((line) => {
    const start = bulletEnd(line.text);
    const parts = line.cells.flatMap((cell) =>
      cutList({ line, from: Math.max(start, cell.from), to: Math.max(start, cell.to) }),
    );
    const named = parts.filter((part) =>
      isSpokenLanguage(textOf(part).split(/\s*[-–—:(]/u)[0] ?? ""),
    );
    if (parts.every((part) => isLevel(textOf(part)))) return [];
    if (named.length > 0) return named.flatMap((part) => found([part], 0.9) ?? []);
    return COULD_BE_LANGUAGE.test(line.text.slice(start)) &&
      line.cells.length <= 2 &&
      line.text.length < 60 &&
      start < line.text.length
      ? (found([{ line, from: start, to: line.text.length }], 0.5) ?? [])
      : [];
  });
}

/** The lines of another section that each name a language and how well it is spoken, and nothing else: "Tamil  Native". */
export function spokenRows(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  return lines.filter(({ text, cells }) => {
    const name = /^[\p{L}\p{M}]+/u.exec(text.slice(bulletEnd(text)))?.[0] ?? "";
    const rest = text.slice(bulletEnd(text) + name.length);
    return cells.length <= 2 && isSpokenLanguage(name) && isLevel(rest);
  });
}
