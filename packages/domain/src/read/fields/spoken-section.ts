import type { Found } from "../../resume/reading.ts";
import { bulletEnd } from "../patterns/bullets.ts";
import type { NumberedLine } from "../line/line.ts";
import { isSpokenLanguage } from "../../lexicon/spoken-languages.ts";
import { found, textOf } from "../line/found.ts";
import { cutList } from "./lists.ts";
import { isLevel, joinAnd, languagesIn } from "./spoken-parts.ts";

/**
 * A word of a few letters and no number: one letter of an upright word is none, nor is a line of an address or what
 * asks for a list, "Other languages:".
 */
const COULD_BE_LANGUAGE = /^(?:\p{L}{3}|\p{Lo}{2})\P{Nd}*(?<![:：]\s*)$/u;

/** "Fluency: native". */
const LEVEL_LABEL = /^(?:fluency|level|niveau|nivel|nível)\s*[:：]\s*/iu;

/** A name of a word or two beside names that are known, with how well it is spoken: "Kutchi – native". */
const COULD_STAND_BESIDE =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}]{2,}(?: [\p{Lu}\p{Lo}][\p{L}\p{M}]+)?(?:\s*[-–—:([].*)?$/u;

/** The languages a person speaks, as written: "Hindi (native)". */
export function readLanguages(lines: readonly NumberedLine[]): Found[] {
  return lines.flatMap((line) => {
    const start = bulletEnd(line.text);
    const parts = joinAnd(
      line.cells.flatMap((cell) =>
        cutList({ line, from: Math.max(start, cell.from), to: Math.max(start, cell.to) }),
      ),
    ).filter((part) => !isLevel(textOf(part).replace(LEVEL_LABEL, "")));
    if (parts.length === 0) return [];
    const named = parts.map((part) => ({ part, languages: languagesIn(part) }));
    const known = named.filter(({ languages }) => languages.length > 0).length;
    if (known > 0)
      return named.flatMap(({ part, languages }) => {
        const isBeside = known * 2 >= parts.length && COULD_STAND_BESIDE.test(textOf(part));
        if (languages.length > 0) return languages.flatMap((own) => found([own], 0.9) ?? []);
        return isBeside ? (found([part], 0.6) ?? []) : [];
      });
    return COULD_BE_LANGUAGE.test(line.text.slice(start)) &&
      line.cells.length <= 2 &&
      line.text.length < 60 &&
      start < line.text.length
      ? (found([{ line, from: start, to: line.text.length }], 0.5) ?? [])
      : [];
  });
}

/**
 * The lines of another section that each name a language and how well it is spoken, and nothing else: "Tamil
 * Native".
 */
export function spokenRows(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  return lines.filter(({ text, cells }) => {
    const name = /^[\p{L}\p{M}]+/u.exec(text.slice(bulletEnd(text)))?.[0] ?? "";
    const rest = text.slice(bulletEnd(text) + name.length);
    return cells.length <= 2 && isSpokenLanguage(name) && isLevel(rest);
  });
}
