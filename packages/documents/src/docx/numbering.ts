import { type ListLevel, listMarkers, type NumberFormat } from "../word/list-markers.ts";
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

/** Source: ECMA-376 part 1, 17.18.59; the formats that are not here are written as numbers. */
const FORMATS: Readonly<Record<string, NumberFormat>> = {
  bullet: "bullet",
  none: "none",
  decimalZero: "padded",
  lowerLetter: "lower-letter",
  upperLetter: "upper-letter",
  lowerRoman: "lower-roman",
  upperRoman: "upper-roman",
};

/** Reads the list definitions of a document; `part` is `word/numbering.xml` or null. */
export function readNumbering(part: XmlElement | null): Numbering {
  const root = part ?? undefined;
  const abstracts = new Map(
    children(root, "abstractNum").map((list) => [list.attributes.get("abstractNumId") ?? "", list]),
  );
  const lists = new Map(
    children(root, "num").map((list) => [list.attributes.get("numId") ?? "", list]),
  );

  function elementOf({ id, level }: NumberingLink): XmlElement | undefined {
    const list = lists.get(id);
    const isLevel = (element: XmlElement) => element.attributes.get("ilvl") === String(level);
    const override = children(list, "lvlOverride").find(isLevel);
    const abstract = abstracts.get(valueOf(child(list, "abstractNumId")) ?? "");
    return child(override, "lvl") ?? children(abstract, "lvl").find(isLevel);
  }

  /** A number to begin with that a list sets itself. */
  function ownStart({ id, level }: NumberingLink): number | null {
    const override = children(lists.get(id), "lvlOverride").find(
      (element) => element.attributes.get("ilvl") === String(level),
    );
    return numberOf(valueOf(child(override, "startOverride")));
  }

  const nextMarker = listMarkers(
    ({ list, level }) => {
      const link = { id: list, level };
      return levelOf(elementOf(link), ownStart(link));
    },
    (list) => valueOf(child(lists.get(list), "abstractNumId")) ?? list,
  );
  return {
    properties: (link) => child(elementOf(link), "pPr"),
    nextMarker: ({ id, level }) => nextMarker({ list: id, level }),
  };
}

function levelOf(element: XmlElement | undefined, ownStart: number | null): ListLevel | undefined {
  if (!element) return undefined;
  return {
    start: ownStart ?? numberOf(valueOf(child(element, "start"))) ?? 1,
    restarts: ownStart !== null,
    format: FORMATS[valueOf(child(element, "numFmt")) ?? ""] ?? "decimal",
    text: valueOf(child(element, "lvlText")) ?? "",
  };
}
