import type { NumberingLink } from "./styles.ts";
import { numberOf, valueOf } from "./units.ts";
import { child, children, type XmlElement } from "./xml.ts";

/** The lists of one document. It counts: ask for markers once each, in the document's order. */
export interface Numbering {
  /** The paragraph properties that a list level brings along. */
  readonly properties: (link: NumberingLink) => XmlElement | undefined;
  /** The next marker of a list: "•" for every kind of bullet, "2.", "b)", "" for none. */
  readonly nextMarker: (link: NumberingLink) => string;
}

const BULLET = "•";
const LEVELS = 9;

/** Reads the list definitions of a document; `part` is `word/numbering.xml` or null. */
export function readNumbering(part: XmlElement | null): Numbering {
  const root = part ?? undefined;
  const abstracts = new Map(
    children(root, "abstractNum").map((list) => [list.attributes.get("abstractNumId") ?? "", list]),
  );
  const lists = new Map(
    children(root, "num").map((list) => [list.attributes.get("numId") ?? "", list]),
  );
  const counts = new Map<string, number[]>();

  function levelOf({ id, level }: NumberingLink): XmlElement | undefined {
    const list = lists.get(id);
    const isLevel = (element: XmlElement) => element.attributes.get("ilvl") === String(level);
    const override = children(list, "lvlOverride").find(isLevel);
    const abstract = abstracts.get(valueOf(child(list, "abstractNumId")) ?? "");
    return child(override, "lvl") ?? children(abstract, "lvl").find(isLevel);
  }

  function startOf(link: NumberingLink): number {
    return numberOf(valueOf(child(levelOf(link), "start"))) ?? 1;
  }

  /** Counts one on and starts the deeper levels afresh. */
  function count(link: NumberingLink): readonly number[] {
    const own = counts.get(link.id) ?? [];
    counts.set(link.id, own);
    for (let level = 0; level < link.level; level += 1) {
      own[level] ??= startOf({ id: link.id, level });
    }
    own[link.level] = (own[link.level] ?? startOf(link) - 1) + 1;
    own.length = link.level + 1;
    return own;
  }

  return {
    properties: (link) => child(levelOf(link), "pPr"),
    nextMarker(link) {
      const level = levelOf(link);
      if (!level || link.level >= LEVELS || link.level < 0) return BULLET;
      const format = valueOf(child(level, "numFmt")) ?? "decimal";
      if (format === "bullet") return BULLET;
      if (format === "none") return "";
      const numbers = count(link);
      const pattern = valueOf(child(level, "lvlText")) ?? "";
      return pattern.replace(/%([1-9])/g, (_, digit: string) => {
        const depth = Number(digit) - 1;
        const ownFormat = levelOf({ id: link.id, level: depth });
        return written(numbers[depth] ?? 1, valueOf(child(ownFormat, "numFmt")) ?? "decimal");
      });
    },
  };
}

function written(number: number, format: string): string {
  if (format === "lowerLetter") return letters(number);
  if (format === "upperLetter") return letters(number).toUpperCase();
  if (format === "lowerRoman") return roman(number);
  if (format === "upperRoman") return roman(number).toUpperCase();
  return String(number);
}

/** a, b … z, aa, bb: Word repeats the letter. */
function letters(number: number): string {
  const index = Math.max(0, number - 1);
  return String.fromCodePoint(97 + (index % 26)).repeat(1 + Math.min(9, Math.floor(index / 26)));
}

const ROMAN: readonly (readonly [number, string])[] = [
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function roman(number: number): string {
  let rest = Math.min(number, 399);
  let text = "";
  for (const [value, letter] of [
    [100, "c"],
    [90, "xc"],
    [50, "l"],
    [40, "xl"],
    ...ROMAN,
  ] as const) {
    while (rest >= value) {
      text += letter;
      rest -= value;
    }
  }
  return text;
}
