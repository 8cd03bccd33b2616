/**
 * A file as its format stores it, before anybody understood it: pages of positioned text.
 *
 * What every reader of a file format (PDF, DOCX, DOC) produces and what `readResume` takes.
 * Lengths are points (1/72 inch); the origin is the page's TOP-left corner and y grows downwards,
 * whatever the file format uses.
 */
export interface SourceDocument {
  readonly format: SourceFormat;
  readonly pages: readonly SourcePage[];
  /** What the file says of itself; "" where it says nothing. */
  readonly producer: string;
  /** True for a PDF with a structure tree. False for every other format. */
  readonly tagged: boolean;
}

export type SourceFormat = "pdf" | "docx" | "doc";

export interface SourcePage {
  readonly width: number;
  readonly height: number;
  /** In the order the file stores them. */
  readonly runs: readonly TextRun[];
  /** Clickable areas. */
  readonly links: readonly SourceLink[];
  /** Drawn pictures, for "this page is a scan" and "icons instead of words". */
  readonly images: readonly Box[];
  /** Thin straight lines and filled bars, as headings and columns have them. [] where unknown. */
  readonly rules: readonly Box[];
  /** Small discs and squares, as lists have them that are drawn rather than written. Absent where unknown. */
  readonly marks?: readonly Box[];
}

/** A rectangle on a page; `x`,`y` is its top-left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A run of text as a file places it. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  /** The line the letters are on, from the top of the page. */
  readonly baseline: number;
  readonly width: number;
  /** The font size in effect, in points. */
  readonly size: number;
  /** The font's own name where the file gives it ("Inter-Bold"), else "". */
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Degrees counter-clockwise; 0 for upright text. */
  readonly angle: number;
  /** True for text that a person cannot see: of the colour beneath it, without ink, too small, off the page. */
  readonly hidden?: true;
}

export interface SourceLink extends Box {
  readonly url: string;
}

/** Every way a file can be unusable for reading. The same words as the command line prints. */
export type ReadProblem =
  | { readonly kind: "no-text"; readonly pages: number }
  | { readonly kind: "not-a-pdf" }
  | { readonly kind: "encrypted" }
  | { readonly kind: "too-large"; readonly limit: "bytes" | "pages" | "text" | "memory" }
  | { readonly kind: "damaged" }
  /** It took more processor time than one file may have. */
  | { readonly kind: "timed-out"; readonly afterMs: number }
  /** It was not read in time, though it did not take that much work. */
  | { readonly kind: "server-busy"; readonly afterMs: number };

/** The largest resume file accepted, in bytes (10 MiB). Source: the specification, section 9. */
export const MAX_RESUME_BYTES = 10_485_760;

/** The most uploads that one request follows until they have been read. */
export const MAX_FOLLOWED_UPLOADS = 50;

/** The most pages that are read. A resume of more is refused as too large rather than read in part. */
export const MAX_RESUME_PAGES = 50;

/**
 * The processor time that reading one file may take, in milliseconds. In a browser, where nobody else waits, the time
 * it takes.
 */
export const READ_TIME_LIMIT_MS = 10_000;

/** How long it may take on a machine that is busy with other work as well, in milliseconds. */
export const READ_WALL_LIMIT_MS = 60_000;
