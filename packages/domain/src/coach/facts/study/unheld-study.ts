import { FUNCTION_WORDS } from "../../../text/tokens.ts";
import type { Unheld } from "../unheld.ts";
import { placesOf } from "../names/match-word.ts";
import type { SourceFacts } from "../source-facts.ts";
import type { FactWord } from "../words.ts";
import { ordinalIn } from "./source-study.ts";
import { type DegreeMention, readDegrees } from "./read-degrees.ts";

type Stretch = readonly [number, number];

/** Degrees, classes and certificates of one line that the source has not, and the stretches of those it has. */
export function checkStudy(
  words: readonly FactWord[],
  source: SourceFacts,
  explained: readonly Stretch[],
  certified: readonly Stretch[],
  tools: readonly Stretch[],
): { readonly unheld: readonly Unheld[]; readonly held: readonly Stretch[] } {
  const unheld: Unheld[] = [];
  const held: Stretch[] = [];
  for (const mention of readDegrees(words)) {
    if (tools.some(([from, to]) => isWithinLonger(mention, from, to))) continue;
    if (beginsAlike(mention, words, source)) {
      const subject = subjectOf(words, mention.next);
      held.push([mention.from, subject.at(-1)?.to ?? mention.to]);
      continue;
    }
    if (!holdsDegree(mention, words, source)) {
      unheld.push({ kind: "degree", from: mention.from, to: mention.to });
      continue;
    }
    const subject = subjectOf(words, mention.next);
    // "BSc IT": the letters of the subject.
    const initials = subject.map(({ key }) => key.slice(0, 1)).join("");
    const isLettered = initials.length > 1 && source.words.places.has(initials);
    const strange =
      source.isForeign || isLettered
        ? undefined
        : subject.find((word) => isStrange(word, source, explained));
    if (strange)
      unheld.push({ kind: "degree", from: mention.from, to: subject.at(-1)?.to ?? mention.to });
    else held.push([mention.from, mention.to]);
  }
  return {
    unheld: [
      ...unheld,
      ...classes(words, source),
      ...[
        ...certificates(words, source, certified),
        ...levels(words, source, certified),
        ...grades(words, source),
      ].filter(({ from, to }) => !explained.some(([a, b]) => a <= from && b >= to)),
    ],
    held,
  };
}

/** The "MS" of "MS Excel" is no degree. */
function isWithinLonger(mention: DegreeMention, from: number, to: number): boolean {
  return from <= mention.from && to >= mention.to && to - from > mention.to - mention.from;
}

function holdsDegree(
  { name }: DegreeMention,
  _words: readonly FactWord[],
  { degrees, words }: SourceFacts,
): boolean {
  if (degrees.has(name) || words.letters.has(name)) return true;
  if (name === "bachelor" || name === "master")
    return [...degrees].some((degree) => degree.startsWith(name.slice(0, 1)));
  if (name === "diploma")
    return (
      words.places.has("dip") ||
      words.places.has("dipl") ||
      [...degrees, ...words.letters.keys()].some((degree) => /^(?:d|pgd|pgp|ad)[a-z]/u.test(degree))
    );
  return false;
}

/** "Bachelor of Library and Information Science" where the source has "B.Lib.I.Sc.": a letter and the start of the subject. */
function beginsAlike(
  { name, next }: DegreeMention,
  words: readonly FactWord[],
  { words: source }: SourceFacts,
): boolean {
  if (name !== "bachelor" && name !== "master") return false;
  const subject = words[next]?.key === "of" ? (words[next + 1]?.key ?? "") : "";
  return (source.places.get(name.slice(0, 1)) ?? []).some((place) => {
    const short = source.keys[place + 1] ?? "";
    return short.length > 1 && subject.startsWith(short);
  });
}

/** Words with capitals behind a degree: "in Mechanical Engineering". */
function subjectOf(words: readonly FactWord[], at: number): readonly FactWord[] {
  const subject: FactWord[] = [];
  for (const word of words.slice(at, at + 6)) {
    if (word.gap === "break") break;
    if (/^(?:in|of|and|the)$/u.test(word.key)) {
      if (word.key === "the") break;
      continue;
    }
    if (!word.hasCapital) break;
    subject.push(word);
  }
  return subject;
}

function isStrange(word: FactWord, { words }: SourceFacts, explained: readonly Stretch[]): boolean {
  if (
    FUNCTION_WORDS.has(word.key) ||
    // "B.Tech Mechanical" is of engineering.
    /^(?:engineering|science|sciences|studies|technology|applications?|degree|stream|branch|subjects?|specialization|general|programs?)$/u.test(
      word.key,
    ) ||
    explained.some(([from, to]) => word.from >= from && word.to <= to)
  )
    return false;
  return placesOf(words, word.key, word.text).length === 0;
}

/** "first class", "second division", "with distinction", "gold medallist". */
function classes(words: readonly FactWord[], source: SourceFacts): Unheld[] {
  return words.flatMap((word, at): Unheld[] => {
    const before = words[at - 1];
    const number = ordinalIn(before?.text ?? "");
    if (before && number !== null && /^(?:class|division)$/u.test(word.key) && word.gap !== "break")
      return source.classes.has(number) ? [] : [{ kind: "degree", from: before.from, to: word.to }];
    if (word.key === "distinction" && before?.key === "with")
      return source.words.places.has("distinction")
        ? []
        : [{ kind: "degree", from: word.from, to: word.to }];
    return [];
  });
}

const CERTIFIED = /^(?:certified|certification|accredited)$/u;
/** "AWS certified", "certified in HACCP": the source must say so where it names the thing. */
function certificates(
  words: readonly FactWord[],
  source: SourceFacts,
  certified: readonly Stretch[],
): Unheld[] {
  return words.flatMap((word, at): Unheld[] => {
    if (!CERTIFIED.test(word.key)) return [];
    const before = named(words, at - 1, -1);
    const after = before.length > 0 ? [] : named(words, at + 1, 1);
    const own = [...before, ...after];
    if (own.length === 0) return [];
    const lines = own.map(
      (name) =>
        new Set(
          placesOf(source.words, name.key, name.text).map((place) => source.words.lineOf[place]),
        ),
    );
    const [first = new Set<number>(), ...rest] = lines;
    const shared = [...first].filter((line) => rest.every((other) => other.has(line)));
    const isSaid = shared.some((line) => line !== undefined && source.certifying.has(line));
    if (isSaid || own.some(({ key }) => source.degrees.has(key))) return [];
    if (own.some(({ from, to }) => certified.some(([a, b]) => from >= a && to <= b))) return [];
    const all = [...own, word];
    return [
      {
        kind: "degree",
        from: Math.min(...all.map(({ from }) => from)),
        to: Math.max(...all.map(({ to }) => to)),
      },
    ];
  });
}

/** The "C" of a "C" certificate, and the "Advanced" of a course: what tells one certificate from another. */
function grades(words: readonly FactWord[], source: SourceFacts): Unheld[] {
  return words.flatMap((word, at): Unheld[] => {
    const before = words[at - 1];
    if (!before) return [];
    if (/^certificates?$/u.test(word.key) && /^[A-D]$/u.test(before.text)) {
      const isHeld = (source.words.places.get(before.key) ?? []).some((place) =>
        (source.words.keys[place + 1] ?? "").startsWith("cert"),
      );
      return isHeld ? [] : [{ kind: "degree", from: before.from, to: word.to }];
    }
    if (!/^(?:course|diploma|certificate|programs?)$/u.test(word.key) || !word.hasCapital)
      return [];
    const high = words
      .slice(Math.max(0, at - 4), at)
      .find(
        ({ key, hasCapital }) =>
          hasCapital && /^(?:advanced|higher|expert|master|professional|executive)$/u.test(key),
      );
    if (!high || placesOf(source.words, high.key, high.text).length > 0) return [];
    return [{ kind: "degree", from: high.from, to: word.to }];
  });
}

/** "AWS Certified Architect - Professional": what stands behind the dash is of the name. */
function levels(
  words: readonly FactWord[],
  source: SourceFacts,
  certified: readonly Stretch[],
): Unheld[] {
  return words.flatMap((word, at): Unheld[] => {
    if (
      !/^(?:professional|associate|expert|advanced|specialty|foundation|practitioner|master)$/u.test(
        word.key,
      ) ||
      !word.hasCapital
    )
      return [];
    const near = words.slice(Math.max(0, at - 6), at);
    const before = words[at - 1];
    const isBehind = before && word.gap !== "break" && certified.some(([, to]) => to === before.to);
    const isOfName =
      isBehind ||
      (near.some(({ key, hasCapital }) => CERTIFIED.test(key) && hasCapital) &&
        near.slice(-2).every(({ hasCapital }) => hasCapital));
    if (!isOfName || placesOf(source.words, word.key, word.text).length > 0) return [];
    return [{ kind: "degree", from: near.at(-1)?.from ?? word.from, to: word.to }];
  });
}

/** Words with capitals beside the word for a certificate, up to three. */
function named(words: readonly FactWord[], at: number, step: 1 | -1): FactWord[] {
  const found: FactWord[] = [];
  for (let i = at; found.length < 3; i += step) {
    const word = words[i];
    if (!word || (words[step > 0 ? i : i + 1]?.gap ?? "break") === "break") break;
    if (step > 0 && found.length === 0 && /^(?:in|by|as|for|a|an)$/u.test(word.key)) continue;
    if (!word.hasCapital) break;
    found.push(word);
  }
  return found;
}
