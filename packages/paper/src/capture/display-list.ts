import type { FaceId } from "../fonts/faces.ts";
import type { PaperWarning } from "./warnings.ts";

/**
 * A document as it was laid out, without the page it came from: plain data that a message can carry.
 *
 * Lengths are CSS pixels; x and y count from the top left of the item's page, y downwards. The items are in reading
 * order, which is the order of the text in the PDF and of its structure.
 */
export interface DisplayList {
  readonly width: number;
  readonly height: number;
  readonly pages: number;
  readonly items: readonly Item[];
  /** The faces the texts need. */
  readonly faces: readonly FaceId[];
  /** Graphemes that no face of their font list has, in order of appearance. */
  readonly missing: readonly string[];
  /** What the page does that the PDF does not show in the same way. */
  readonly warnings: readonly PaperWarning[];
}

export type Item =
  | BeginItem
  | EndItem
  | ArtifactItem
  | TextItem
  | BoxItem
  | DrawingItem
  | ImageItem
  | LinkItem;

/** Red, green and blue from 0 to 255; alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Structure types of ISO 32000-1 §14.8.4 that a document uses. */
export type StructureTag =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "H5"
  | "H6"
  | "P"
  | "BlockQuote"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Link"
  | "Figure"
  | "Span"
  | "Table"
  | "TR"
  | "TH"
  | "TD";

/** Opens an element of the structure; everything up to its end belongs to it. */
export interface BeginItem {
  readonly kind: "begin";
  readonly tag: StructureTag;
  /** A BCP 47 tag, where it differs from the document's. */
  readonly lang?: string;
  readonly alt?: string;
  /** Of a list: whether its items are numbered. */
  readonly ordered?: boolean;
  /** Of a table's heading cell: what it is the heading of. */
  readonly scope?: "Column" | "Row";
}

export interface EndItem {
  readonly kind: "end";
}

/** Begins or ends what belongs to a page and not to the document: running headers and page numbers. */
export interface ArtifactItem {
  readonly kind: "artifact";
  readonly edge: "begin" | "end";
}

/** A stretch of text in one line with one style. */
export interface TextItem {
  readonly kind: "text";
  readonly page: number;
  readonly baseline: number;
  readonly size: number;
  readonly colour: Colour;
  readonly opacity: number;
  /** Added to every character's advance. */
  readonly letterSpacing: number;
  /** OpenType features that the style asks for, as "tnum", or switches off, as "-liga". */
  readonly features: readonly string[];
  /** A BCP 47 tag, "" for none: some languages have glyphs of their own. */
  readonly language: string;
  readonly pieces: readonly Piece[];
  /** Whether a space follows in the text, be it shown or swallowed by a line's end. */
  readonly spaceAfter: boolean;
  readonly lines: readonly TextLine[];
  /** Where the text ends when its start was not to be measured. */
  readonly endsAt?: number;
}

/** A word or part of one, or a space between two. */
export type Piece =
  | { readonly kind: "space" }
  | {
      readonly kind: "word";
      readonly text: string;
      readonly face: FaceId;
      /** Null: right after what stands before it. */
      readonly x: number | null;
      /** As the browser measured it; null where it could not be asked. */
      readonly width: number | null;
    };

/** An underline or a line through. */
export interface TextLine {
  readonly kind: "underline" | "line-through";
  readonly colour: Colour;
  readonly thickness: number;
  /** From the baseline down to the line's upper edge; negative above the baseline. */
  readonly offset: number;
}

export type Corners = readonly [
  topLeft: number,
  topRight: number,
  bottomRight: number,
  bottomLeft: number,
];

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One side of a border. */
export interface Border {
  readonly width: number;
  readonly style: "solid" | "dashed" | "dotted";
  readonly colour: Colour;
}

/** A background and borders; no part of the text. */
export interface BoxItem extends Frame {
  readonly kind: "box";
  readonly page: number;
  readonly fill: Colour | null;
  readonly gradient: Gradient | null;
  /** Top, right, bottom, left; null for a side without one. */
  readonly borders: readonly (Border | null)[];
  readonly corners: Corners | null;
  readonly clip: Clip | null;
  readonly opacity: number;
}

/** What an ancestor with hidden overflow lets through. */
export interface Clip extends Frame {
  readonly corners: Corners;
}

/** A linear gradient. Its stops have ascending places from 0 to 1. */
export interface Gradient {
  /** Clockwise from upwards, in degrees. */
  readonly angle: number;
  readonly stops: readonly { readonly at: number; readonly colour: Colour }[];
}

/** Shapes of an SVG element. */
export interface DrawingItem extends Frame {
  readonly kind: "drawing";
  readonly page: number;
  readonly paths: readonly DrawnPath[];
  /** Whether it means something: it then stands within a Figure with alt text. */
  readonly meaningful: boolean;
}

export interface DrawnPath {
  /** SVG path data. */
  readonly data: string;
  /** From the path's units to the page: a, b, c, d, e, f. */
  readonly matrix: readonly [number, number, number, number, number, number];
  readonly fill: Colour | null;
  readonly evenOdd: boolean;
  readonly stroke: Stroke | null;
  readonly opacity: number;
}

export interface Stroke {
  readonly colour: Colour;
  readonly width: number;
  readonly cap: "butt" | "round" | "square";
  readonly join: "miter" | "round" | "bevel";
  readonly dash: readonly number[];
}

export interface ImageItem extends Frame {
  readonly kind: "image";
  readonly page: number;
  readonly corners: Corners;
  readonly picture: Picture;
  readonly opacity: number;
}

/** Pixels of a picture: a JPEG file, or colours with transparency (3 bytes a pixel and 1 byte a pixel). */
export type Picture =
  | {
      readonly kind: "jpeg";
      readonly width: number;
      readonly height: number;
      readonly bytes: Uint8Array;
    }
  | {
      readonly kind: "pixels";
      readonly width: number;
      readonly height: number;
      readonly colours: Uint8Array;
      readonly alphas: Uint8Array;
    };

/** A place that leads somewhere. It stands within a Link. */
export interface LinkItem extends Frame {
  readonly kind: "link";
  readonly page: number;
  readonly url: string;
  readonly text: string;
}
