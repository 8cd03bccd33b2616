/**
 * A Word document before it has pages: blocks one after another. Lengths are points.
 *
 * This is what the parts of the file say, with styles and numbering already applied.
 */
export type Block = Paragraph | Table | TextBox | Picture;

export interface Paragraph {
  readonly kind: "paragraph";
  readonly format: ParagraphFormat;
  /** What stands in front of the text: "•" or "1.", "" for nothing. */
  readonly marker: string;
  readonly pieces: readonly Piece[];
  /** The format of the paragraph's end, which gives an empty paragraph its height. */
  readonly endFormat: RunFormat;
}

export interface ParagraphFormat {
  readonly alignment: "left" | "center" | "right" | "justify";
  readonly indentLeft: number;
  readonly indentRight: number;
  /** Added to the left indentation for the first line; negative where a marker hangs out. */
  readonly indentFirst: number;
  readonly spaceBefore: number;
  readonly spaceAfter: number;
  /** A share of the font's own line height, or points. */
  readonly lineHeight: { readonly times: number } | { readonly points: number };
  readonly tabStops: readonly TabStop[];
  readonly startsPage: boolean;
  /** True where no page begins or ends with a single line of it. */
  readonly keepsLines: boolean;
  /** Lines above and below the text: how far away their far side is; null for none. */
  readonly ruleAbove: number | null;
  readonly ruleBelow: number | null;
  /** Neighbours of the same group have no space between them; "" belongs to no group. */
  readonly group: string;
}

export interface TabStop {
  /** From the left margin. */
  readonly at: number;
  readonly align: "left" | "center" | "right";
}

export type Piece =
  | {
      readonly kind: "text";
      readonly text: string;
      readonly format: RunFormat;
      readonly url: string;
    }
  | {
      /** A field that gives the page it is on, or how many pages there are. */
      readonly kind: "page-number";
      readonly counts: "page" | "pages";
      /** What it said when the file was stored. */
      readonly text: string;
      readonly format: RunFormat;
    }
  | { readonly kind: "tab"; readonly format: RunFormat }
  | { readonly kind: "break"; readonly to: "line" | "column" | "page" };

export interface RunFormat {
  readonly font: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly capitals: boolean;
  readonly hidden: boolean;
  /** Added to the width of every letter. */
  readonly spacing: number;
}

export interface Table {
  readonly kind: "table";
  readonly alignment: "left" | "center" | "right";
  /** From the left margin; only for a table at the left. */
  readonly indent: number;
  readonly columns: readonly number[];
  readonly rows: readonly Row[];
}

export interface Row {
  /** The least height. */
  readonly height: number;
  readonly cells: readonly Cell[];
}

export interface Cell {
  /** How many columns of the table it covers. */
  readonly span: number;
  readonly margins: Margins;
  /** Which of its edges are drawn. */
  readonly lines: Sides;
  /** Where its text stands if the row is higher. */
  readonly vertical: "top" | "center" | "bottom";
  readonly blocks: readonly Block[];
}

export interface Sides {
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
  readonly left: boolean;
}

/** Room between an edge and what is inside. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A frame of text; one without a place stands where the paragraph stands that holds it. */
export interface TextBox {
  readonly kind: "box";
  readonly place: Place | null;
  readonly width: number;
  readonly margins: Margins;
  readonly blocks: readonly Block[];
  /** How high the strip of the page is that no other text runs through; absent where text runs beside it. */
  readonly clears?: number;
}

export interface Picture {
  readonly kind: "picture";
  readonly place: Place | null;
  readonly width: number;
  readonly height: number;
}

/** Where something floats: a distance from the page's edge, from the margin, or from its paragraph. */
export interface Place {
  readonly x: Offset;
  readonly y: Offset;
}

export interface Offset {
  /** "far-margin" measures back from the right or lower margin to the far side of the thing. */
  readonly from: "page" | "margin" | "paragraph" | "far-margin";
  readonly by: number;
}

/** Blocks that share paper, margins and columns. */
export interface Section {
  readonly layout: SectionLayout;
  readonly blocks: readonly Block[];
}

/** Paper and columns of one section. */
export interface SectionLayout {
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly marginTop: number;
  readonly marginBottom: number;
  readonly marginLeft: number;
  readonly marginRight: number;
  readonly headerAt: number;
  readonly footerAt: number;
  readonly columns: readonly { readonly width: number; readonly gapAfter: number }[];
  readonly startsPage: boolean;
  /** Blocks repeated on its pages; `first` is null where the first page is like the others. */
  readonly header: PageEdge;
  readonly footer: PageEdge;
}

export interface PageEdge {
  readonly first: readonly Block[] | null;
  readonly others: readonly Block[];
}
