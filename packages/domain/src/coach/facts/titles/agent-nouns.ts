import { mayBeNumber } from "../figures/number-words.ts";
import { verbOf } from "../../../lexicon/verbs.ts";
import { keyOf, stem } from "../../../text/tokens.ts";
import type { SourceWords } from "../names/source-words.ts";
import { isTitleHead } from "./title-heads.ts";

/** Nouns for who does something, with words by which a source says that it was done. None of them raises anybody. */
const DOERS: ReadonlyMap<string, readonly string[]> = new Map(
  `teacher teach tuition class school, tutor teach tuition coach, trainer train, instructor teach train, coach coach train, lecturer lecture teach,
  operator operate run machine, driver drive cab taxi truck bus, owner own my, proprietor own shop, planner plan event wedding, organiser organise event,
  writer write content blog article, editor edit, designer design, developer develop build code app website, programmer program code, tester test,
  photographer photograph photo shoot, videographer video shoot, seller sell, salesman sell sale, salesperson sell sale, tailor stitch sew tailor, cook cook,
  baker bake, painter paint, welder weld, plumber plumb pipe, carpenter furniture wood, mason brick, electrician wire electrical, mechanic repair service,
  technician repair service maintain install, cleaner clean, gardener garden, farmer farm acre crop, surveyor survey, translator translate,
  interpreter interpret translate, recruiter recruit hire, illustrator illustrate draw, animator animate, packer pack, picker pick, loader load,
  cashier cash, receptionist reception front, bookkeeper book account, storekeeper store, caretaker care, volunteer volunteer, freelancer freelance,
  blogger blog, entrepreneur own start business, founder found start own, musician music, singer sing, dancer dance, speaker speak, fitter fit`
    .split(/,\s*/u)
    .map((entry): [string, readonly string[]] => {
      const [noun = "", ...signs] = entry.trim().split(/\s+/u);
      return [keyOf(noun), signs.map(keyOf)];
    }),
);

/**
 * Lines of a source that say what the one that a noun stands for does, and that name no other title: "taught maths" of a
 * teacher. [] for a noun of another kind, as "manager".
 */
export function linesOfDoing(key: string, { keys, lineOf, texts }: SourceWords): readonly number[] {
  const signs = DOERS.get(key);
  if (!signs) return [];
  const lines = new Set<number>();
  const titled = new Set<number>();
  for (const [place, word] of keys.entries()) {
    const line = lineOf[place];
    if (line === undefined) continue;
    // "1 helper" is somebody else.
    if (isTitleHead(texts[place] ?? "") && !isCounted(texts[place - 1] ?? "")) titled.add(line);
    else if (
      [word, stem(word), keyOf(verbOf(word)?.verb.base ?? "")].some((one) => signs.includes(one))
    )
      lines.add(line);
  }
  return [...lines].filter((line) => !titled.has(line));
}

function isCounted(text: string): boolean {
  return /^\d+$/u.test(text) || mayBeNumber(keyOf(text));
}
