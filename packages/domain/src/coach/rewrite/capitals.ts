import { isPlace } from "../../lexicon/places.ts";
import { findSkills } from "../../careers/find-skills.ts";
import { isNamed } from "../../careers/careers-index.ts";
import { MONTHS } from "./months.ts";
import type { TextContext } from "./context.ts";
import type { Rewording } from "./rewording.ts";
import { capitalised, linesOf } from "./text-parts.ts";
import { isOrdinary } from "./vocabulary.ts";

/** Capitals above this share of the letters are shouting, in a line of at least `FEWEST` words. */
const SHARE = 0.8;
const FEWEST = 4;

/** Lines in capitals in small letters; names, months and abbreviations keep theirs. */
export function lowerCapitals(text: string, context: TextContext): Rewording[] {
  const shouted = linesOf(text).filter((line) => isShouted(line.text));
  if (shouted.length === 0) return [];
  const names = new Map(
    context.names.flatMap((name) =>
      name
        .split(/\s+/u)
        .flatMap((word) =>
          /\p{Ll}|^\p{Lu}{2,5}$/u.test(word) ? [[word.toLowerCase(), word] as const] : [],
        ),
    ),
  );
  return shouted.map((line) => {
    const known = findSkills(line.text, context.index).filter(({ skill }) => isNamed(skill));
    const made = line.text.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word, at: number) => {
      const key = word.toLowerCase();
      if (/^\d+(?:st|nd|rd|th)$/u.test(key)) return key;
      if (/\d/u.test(word) || /\p{Ll}/u.test(word)) return word;
      const month = MONTHS.find((each) => each.toLowerCase() === key);
      if (month !== undefined) return month;
      if (isOrdinary(key, context.index) || word.length === 1) return key;
      if (isPlace(key)) return word.charAt(0) + key.slice(1);
      const name = names.get(key);
      if (name !== undefined) return name;
      const mention = known.find(({ from, to }) => at === from && at + word.length === to);
      const written =
        mention &&
        [mention.skill.name, ...mention.skill.aliases].find((each) => each.toLowerCase() === key);
      if (written !== undefined) return written;
      const isSkill = known.some(({ from, to }) => at >= from && at < to);
      if (isSkill) return word.length <= 5 ? word : word.charAt(0) + key.slice(1);
      return word.length <= 3 || !/[AEIOU]/u.test(word) ? word : key;
    });
    const from = line.start;
    return {
      edits: [{ from, to: from + line.text.length, text: sentenceCase(made) }],
      reason: "capitals" as const,
    };
  });
}

/** A capital for each sentence of a line. */
function sentenceCase(text: string): string {
  return capitalised(text).replaceAll(
    /([.!?]\s+)(\p{Ll})/gu,
    (_, end: string, letter: string) => end + letter.toUpperCase(),
  );
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return words >= FEWEST && capitals > letters * SHARE;
}
