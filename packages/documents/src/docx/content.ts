import type { Block, Paragraph, Table } from "./model.ts";
import { readDrawing, readShape } from "./drawings.ts";
import { readPieces, type InlineContext } from "./pieces.ts";
import { isOn, twips, valueOf } from "./units.ts";
import type { Numbering } from "./numbering.ts";
import type { Relation } from "./package.ts";
import type { Styles } from "./styles.ts";
import { child, children, type XmlElement } from "./xml.ts";

/** What every part of the document's body needs to be understood. */
export interface ContentContext {
  readonly styles: Styles;
  readonly numbering: Numbering;
  /** Of the part that is being read. */
  readonly relations: ReadonlyMap<string, Relation>;
}

/** Wrappers that only say something about what is inside them. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  "sdt",
  "sdtContent",
  "customXml",
  "ins",
  "moveTo",
  "body",
]);

/**
 * Reads the blocks inside an element: the body, a cell, a header, a text box.
 *
 * @param onSection  called with the section settings a paragraph ends, after that paragraph's blocks
 *   have been handed over
 */
export function readBlocks(
  container: XmlElement,
  context: ContentContext,
  onSection: (properties: XmlElement, blocks: readonly Block[]) => void = () => {},
): Block[] {
  let blocks: Block[] = [];

  function visit(element: XmlElement): void {
    for (const node of children(element)) {
      if (node.name === "p") {
        blocks.push(...readParagraph(node, context));
        const section = child(child(node, "pPr"), "sectPr");
        if (section) {
          onSection(section, blocks);
          blocks = [];
        }
      } else if (node.name === "tbl") {
        blocks.push(readTable(node, context));
      } else if (node.name === "AlternateContent") {
        visit(child(node, "Choice") ?? child(node, "Fallback") ?? node);
      } else if (TRANSPARENT.has(node.name)) {
        visit(node);
      }
    }
  }
  visit(container);
  return blocks;
}

/** A paragraph and what hangs on it; floating things first, because they measure from its top. */
function readParagraph(element: XmlElement, context: ContentContext): Block[] {
  const own = child(element, "pPr");
  const { format, run, numbering } = context.styles.paragraph(own, context.numbering.properties);
  const floating: Block[] = [];
  const inline: InlineContext = {
    styles: context.styles,
    relations: context.relations,
    base: run,
    onDrawing(drawing) {
      const read = drawing.name === "drawing" ? readDrawing : readShape;
      floating.push(...read(drawing, (frame) => readBlocks(frame, context)));
    },
  };
  const pieces = readPieces(element, inline);
  const isEmpty = !pieces.some((piece) => piece.kind === "text");
  const paragraph: Paragraph = {
    kind: "paragraph",
    format,
    marker: numbering && !isEmpty ? context.numbering.nextMarker(numbering) : "",
    pieces,
    endFormat: context.styles.run(child(own, "rPr"), run),
  };
  return [...floating, paragraph];
}

function readTable(element: XmlElement, context: ContentContext): Table {
  const rows = rowsOf(element).map((row) =>
    cellsOf(row).map((cell) => {
      const properties = child(cell, "tcPr");
      const merge = child(properties, "vMerge");
      const continues = merge !== undefined && valueOf(merge) !== "restart";
      return {
        span: Math.max(1, Math.min(63, Number(valueOf(child(properties, "gridSpan")) ?? 1) || 1)),
        width: twips(child(properties, "tcW"), "w"),
        blocks: continues ? [] : readBlocks(cell, context),
      };
    }),
  );
  const grid = children(child(element, "tblGrid"), "gridCol").map(
    (column) => twips(column, "w") ?? 0,
  );
  const widest = rows.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const properties = child(element, "tblPr");
  return {
    kind: "table",
    indent:
      isOn(child(properties, "tblInd")) === undefined
        ? 0
        : (twips(child(properties, "tblInd"), "w") ?? 0),
    columns: grid.some((width) => width > 0) ? grid : widest.map((cell) => cell.width ?? 0),
    rows,
  };
}

/** Rows and cells may be wrapped in content controls. */
function rowsOf(element: XmlElement): XmlElement[] {
  return children(element).flatMap((node) =>
    node.name === "tr" ? [node] : TRANSPARENT.has(node.name) ? rowsOf(node) : [],
  );
}

function cellsOf(element: XmlElement): XmlElement[] {
  return children(element).flatMap((node) =>
    node.name === "tc" ? [node] : TRANSPARENT.has(node.name) ? cellsOf(node) : [],
  );
}
