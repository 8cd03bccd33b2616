import type { Block, Cell, Margins, Sides, Table } from "../word/model.ts";
import { isOn, twips, valueOf } from "./units.ts";
import { child, children, type XmlElement } from "./xml.ts";

/** How tables are set where they say nothing themselves. */
export interface TableDefaults {
  /** True for files that measure a table's place from the text of its first cell: those of Word 2010 and before. */
  readonly isPlacedByText: boolean;
}

/** Word's space between a cell's edge and its text, in points. Source: ECMA-376 part 1, 17.4.42. */
const USUAL_MARGINS: Margins = { top: 0, right: 5.4, bottom: 0, left: 5.4 };
/** Word 2013 was the first that measures from the edge of the first cell. */
const FIRST_BY_EDGE = 15;
const MOST_SPANNED = 63;

/** Reads from `word/settings.xml` what older files do otherwise; `part` is null for a document without one. */
export function readTableDefaults(part: XmlElement | null): TableDefaults {
  const settings = children(child(part ?? undefined, "compat"), "compatSetting");
  const mode = settings.find(({ attributes }) => attributes.get("name") === "compatibilityMode");
  return { isPlacedByText: Number(valueOf(mode) ?? 12) < FIRST_BY_EDGE };
}

/**
 * Reads a table.
 *
 * @param style     the settings of its style, its ancestors' first
 * @param readCell  reads the blocks inside a cell
 */
export function readTable(
  element: XmlElement,
  defaults: TableDefaults,
  style: readonly XmlElement[],
  readCell: (cell: XmlElement) => Block[],
): Table {
  const properties = child(element, "tblPr");
  const layers = properties ? [...style, properties] : style;
  const margins = layers.reduce(
    (outer, layer) => marginsOf(child(layer, "tblCellMar"), outer),
    USUAL_MARGINS,
  );
  const borders = layers.flatMap((layer) => child(layer, "tblBorders") ?? []).at(-1);
  const grid = children(child(element, "tblGrid"), "gridCol").map(
    (column) => twips(column, "w") ?? 0,
  );
  const rows = rowsOf(element);
  const widest = rows.map(cellsOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const columns = grid.some((width) => width > 0) ? grid : widest.map(widthOf);
  const indent = twips(child(properties, "tblInd"), "w") ?? 0;
  const alignment = valueOf(child(properties, "jc"));
  return {
    kind: "table",
    alignment: alignment === "center" ? "center" : alignment === "right" ? "right" : "left",
    indent: defaults.isPlacedByText ? indent - margins.left : indent,
    columns,
    rows: rows.map((row, rowIndex) => ({
      height: twips(child(child(row, "trPr"), "trHeight"), "val") ?? 0,
      cells: [
        ...columnsBefore(row),
        ...cellsOf(row).map((cell, index, cells) => {
          const outer = {
            top: rowIndex === 0,
            bottom: rowIndex === rows.length - 1,
            left: index === 0,
            right: index === cells.length - 1,
          };
          return { ...cellOf(cell, margins, readCell), lines: linesOf(cell, borders, outer) };
        }),
      ],
    })),
  };
}

/** A row may begin some columns further to the right. */
function columnsBefore(row: XmlElement): Cell[] {
  const span = Number(valueOf(child(child(row, "trPr"), "gridBefore")) ?? 0) || 0;
  if (span <= 0) return [];
  const spanned = Math.min(MOST_SPANNED, span);
  return [{ span: spanned, margins: USUAL_MARGINS, lines: NO_LINES, vertical: "top", blocks: [] }];
}

function cellOf(
  element: XmlElement,
  margins: Margins,
  readCell: (cell: XmlElement) => Block[],
): Omit<Cell, "lines"> {
  const properties = child(element, "tcPr");
  const merge = child(properties, "vMerge");
  const continues = merge !== undefined && valueOf(merge) !== "restart";
  const span = Number(valueOf(child(properties, "gridSpan")) ?? 1) || 1;
  const vertical = valueOf(child(properties, "vAlign"));
  return {
    span: Math.max(1, Math.min(MOST_SPANNED, span)),
    margins: marginsOf(child(properties, "tcMar"), margins),
    vertical: vertical === "center" || vertical === "bottom" ? vertical : "top",
    blocks: continues ? [] : readCell(element),
  };
}

const NO_LINES: Sides = { top: false, right: false, bottom: false, left: false };

/** The cell's own borders, and for sides that it says nothing of the table's: those around it and those inside. */
function linesOf(cell: XmlElement, table: XmlElement | undefined, outer: Sides): Sides {
  const own = child(child(cell, "tcPr"), "tcBorders");
  const isDrawn = (side: keyof Sides, inside: string, ...names: readonly string[]) => {
    const ownSide = [side, ...names].map((name) => child(own, name)).find(Boolean);
    const ofTable = (outer[side] ? [side, ...names] : [inside]).map((name) => child(table, name));
    const border = ownSide ?? ofTable.find(Boolean);
    return isOn(border) === true && valueOf(border) !== "nil";
  };
  return {
    top: isDrawn("top", "insideH"),
    right: isDrawn("right", "insideV", "end"),
    bottom: isDrawn("bottom", "insideH"),
    left: isDrawn("left", "insideV", "start"),
  };
}

function marginsOf(element: XmlElement | undefined, usual: Margins): Margins {
  return {
    top: twips(child(element, "top"), "w") ?? usual.top,
    right: twips(child(element, "right") ?? child(element, "end"), "w") ?? usual.right,
    bottom: twips(child(element, "bottom"), "w") ?? usual.bottom,
    left: twips(child(element, "left") ?? child(element, "start"), "w") ?? usual.left,
  };
}

function widthOf(cell: XmlElement): number {
  return twips(child(child(cell, "tcPr"), "tcW"), "w") ?? 0;
}

/** Wrappers that rows and cells may stand in. */
const WRAPPERS: ReadonlySet<string> = new Set(["sdt", "sdtContent", "customXml", "ins", "moveTo"]);

function rowsOf(element: XmlElement): XmlElement[] {
  return children(element).flatMap((node) =>
    node.name === "tr" ? [node] : WRAPPERS.has(node.name) ? rowsOf(node) : [],
  );
}

function cellsOf(element: XmlElement): XmlElement[] {
  return children(element).flatMap((node) =>
    node.name === "tc" ? [node] : WRAPPERS.has(node.name) ? cellsOf(node) : [],
  );
}
