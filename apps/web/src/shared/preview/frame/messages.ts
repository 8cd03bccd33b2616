import type { DisplayList, FaceId, PageGeometry } from "@taiyari/paper";
import type { PageMargins, TemplateChoices } from "@taiyari/domain/resume";

/**
 * All that crosses the line to the frame that shows a template. The frame has no origin: it can fetch nothing, so
 * files and fonts are sent to it. What it says is said by a template's script as well and is believed accordingly.
 */
export type ToFrame =
  | { readonly kind: "show"; readonly id: number; readonly content: FrameContent }
  /** Answers `need-faces`; ids that are not among the files cannot be had now. */
  | { readonly kind: "faces"; readonly files: ReadonlyMap<FaceId, Uint8Array> }
  | { readonly kind: "capture"; readonly id: number }
  | { readonly kind: "snapshot"; readonly id: number }
  | { readonly kind: "print"; readonly id: number; readonly snapshot: Snapshot };

export type FromFrame =
  | { readonly kind: "ready" }
  | { readonly kind: "need-faces"; readonly ids: readonly FaceId[] }
  | { readonly kind: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly reason: string }
  | { readonly kind: "picked"; readonly place: Place };

/** What each question is answered with. */
export interface FrameAnswers {
  readonly show: Shown;
  readonly capture: DisplayList;
  readonly snapshot: Snapshot;
  /** When the print dialog has been closed. */
  readonly print: null;
}

/** The only message that is not sent through the port: it brings the port. */
export const CONNECT = "taiyari-preview";

/** The files of a template. */
export interface TemplateFiles {
  readonly html: string;
  readonly css: string;
  /** Null for a template without one. */
  readonly script: string | null;
}

export interface FrameContent {
  readonly files: TemplateFiles;
  /** The template's own, for "normal". */
  readonly margins: PageMargins;
  /** A `TemplateData` for the template of a resume; {} for a document that is written out already. */
  readonly data: object;
  readonly choices: TemplateChoices;
  /** A BCP 47 tag: some languages have glyphs of their own. */
  readonly language: string;
  /** Whether the paper lies on its long side. */
  readonly isLandscape?: boolean;
}

/** What a template came to when it was shown. Lengths are CSS pixels from the document's top left, unscaled. */
export interface Shown {
  readonly pages: number;
  readonly geometry: PageGeometry;
  /** Lines of text that still fit on the last page. */
  readonly roomLines: number;
  /** Lines of text that stand after the first page; 0 on one page. */
  readonly overLines: number;
  /** Graphemes that no bundled font has. */
  readonly missing: readonly string[];
  readonly boxes: readonly PlacedBox[];
  /** What the template's script threw; null when it did not. The document is then shown without it. */
  readonly scriptError: string | null;
}

/** A part of the resume. `item` counts from 0 in the list the template was given; null for no entry of a list. */
export interface Place {
  readonly section: string;
  readonly item: number | null;
  /** Of the section or entry, as "title"; null where no field was met. */
  readonly field: string | null;
}

/** Where a section or an entry stands. A section may stand in several places. */
export interface PlacedBox extends Omit<Place, "field"> {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pages as plain markup, for a frame that only prints. */
export interface Snapshot {
  readonly html: string;
  /** Of base, template and person together. */
  readonly css: string;
  readonly pages: number;
  readonly geometry: PageGeometry;
  readonly faces: readonly FaceId[];
}
