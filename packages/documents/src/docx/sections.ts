import { readBlocks, type ContentContext } from "./content.ts";
import type { Block, PageEdge, Section, SectionLayout } from "../word/model.ts";
import type { OfficePackage } from "./package.ts";
import { isOn, numberOf, twips, valueOf } from "./units.ts";
import { child, children, type XmlElement } from "./xml.ts";

/** A4 with one inch of margin: what a page is where a file does not say. Points. */
const A4 = { width: 595.3, height: 841.9 };
const INCH = 72;

/** Wider or higher paper is a mistake in the file. Points. */
const LARGEST_PAPER = 3_000;

/** Reads the document's body, cut where paper, margins or columns change. */
export function readSections(
  office: OfficePackage,
  partName: string,
  context: Omit<ContentContext, "relations">,
): Section[] {
  const body = child(office.part(partName) ?? undefined, "body");
  if (!body) return [];
  const relations = office.relations(partName);
  const sections: Section[] = [];

  function edge(properties: XmlElement | undefined, kind: "header" | "footer"): PageEdge {
    const before = sections.at(-1)?.layout[kind];
    const blocksOf = (type: string): readonly Block[] | null => {
      const reference = children(properties, `${kind}Reference`).find(
        (element) => (element.attributes.get("type") ?? "default") === type,
      );
      const target = relations.get(reference?.attributes.get("id") ?? "")?.target ?? "";
      const part = office.part(target);
      return part && readBlocks(part, { ...context, relations: office.relations(target) });
    };
    const isFirstDifferent = isOn(child(properties, "titlePg")) ?? false;
    return {
      first: isFirstDifferent ? (blocksOf("first") ?? []) : null,
      others: blocksOf("default") ?? before?.others ?? [],
    };
  }

  function finish(properties: XmlElement | undefined, blocks: readonly Block[]): void {
    const header = edge(properties, "header");
    const footer = edge(properties, "footer");
    sections.push({ layout: { ...layoutOf(properties), header, footer }, blocks });
  }

  /** Notes stand at the end of the document; those with a type only part them from the text. */
  function notes(): Block[] {
    return [...relations.values()].flatMap(({ type, target }) => {
      if (type !== "footnotes" && type !== "endnotes") return [];
      const part = office.part(target) ?? undefined;
      return children(part, type.slice(0, -1))
        .filter((note) => !note.attributes.has("type"))
        .flatMap((note) => readBlocks(note, { ...context, relations: office.relations(target) }));
    });
  }

  const rest = readBlocks(body, { ...context, relations }, finish);
  finish(child(body, "sectPr"), [...rest, ...notes()]);
  return sections;
}

function layoutOf(properties: XmlElement | undefined): Omit<SectionLayout, "header" | "footer"> {
  const paper = child(properties, "pgSz");
  const margins = child(properties, "pgMar");
  const pageWidth = paperLength(twips(paper, "w"), A4.width);
  const marginLeft = Math.abs(twips(margins, "left", "start") ?? INCH);
  const marginRight = Math.abs(twips(margins, "right", "end") ?? INCH);
  return {
    pageWidth,
    pageHeight: paperLength(twips(paper, "h"), A4.height),
    marginTop: Math.abs(twips(margins, "top") ?? INCH),
    marginBottom: Math.abs(twips(margins, "bottom") ?? INCH),
    marginLeft,
    marginRight,
    headerAt: twips(margins, "header") ?? INCH / 2,
    footerAt: twips(margins, "footer") ?? INCH / 2,
    columns: columnsOf(
      child(properties, "cols"),
      Math.max(INCH, pageWidth - marginLeft - marginRight),
    ),
    startsPage: !["continuous", "nextColumn"].includes(valueOf(child(properties, "type")) ?? ""),
  };
}

function paperLength(length: number | null, usual: number): number {
  return length !== null && length >= INCH && length <= LARGEST_PAPER ? length : usual;
}

function columnsOf(columns: XmlElement | undefined, width: number): SectionLayout["columns"] {
  const own = children(columns, "col").map((column) => ({
    width: twips(column, "w") ?? 0,
    gapAfter: twips(column, "space") ?? 0,
  }));
  if (own.length > 1 && own.every((column) => column.width > 0)) return own;
  const count = Math.max(1, Math.min(6, Math.round(numberOf(columns?.attributes.get("num")) ?? 1)));
  const gap = twips(columns, "space") ?? INCH / 2;
  return Array.from({ length: count }, () => ({
    width: (width - gap * (count - 1)) / count,
    gapAfter: gap,
  }));
}
