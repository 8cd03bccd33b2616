import type { Block, Paragraph } from "../word/model.ts";
import { readDrawing, readShape } from "./drawings.ts";
import { readPieces, type InlineContext } from "./pieces.ts";
import type { Numbering } from "./numbering.ts";
import type { Relation } from "./package.ts";
import type { Styles } from "./styles.ts";
import { readTable, type TableDefaults } from "./tables.ts";
import { valueOf } from "./units.ts";
import { child, children, type XmlElement } from "./xml.ts";

/** What every part of the document's body needs to be understood. */
export interface ContentContext {
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly tables: TableDefaults;
  /** The style of the table whose cell is being read. */
  readonly tableStyle?: string;
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
        const section = child(child(node, "pPr"), "sectPr");
        // An empty paragraph that ends a section is there for nothing else, and takes no room.
        if (!section || blocks.length === 0 || hasContent(node)) {
          blocks.push(...readParagraph(node, context));
        }
        if (section) {
          onSection(section, blocks);
          blocks = [];
        }
      } else if (node.name === "tbl") {
        const tableStyle = valueOf(child(child(node, "tblPr"), "tblStyle"));
        const inTable = tableStyle === undefined ? context : { ...context, tableStyle };
        blocks.push(
          readTable(node, context.tables, context.styles.table(tableStyle), (cell) =>
            readBlocks(cell, inTable),
          ),
        );
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
  const { format, run, numbering } = context.styles.paragraph(
    own,
    context.numbering.properties,
    context.tableStyle,
  );
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

function hasContent(paragraph: XmlElement): boolean {
  return children(paragraph).some(
    (node) => node.name !== "pPr" && !node.name.startsWith("bookmark"),
  );
}
