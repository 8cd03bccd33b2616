import { rectOf } from "../layout/rects.ts";
import { SPACER } from "../layout/flow.ts";
import { pageAt, type PageGeometry, pitchOf } from "../layout/geometry.ts";
import type { FaceId } from "../fonts/faces.ts";
import type { Probe } from "./probe.ts";
import type {
  Clip,
  Colour,
  Frame,
  ImageItem,
  Item,
  Piece,
  StructureTag,
  TextItem,
} from "./display-list.ts";
import { type Question, questionsOf } from "./questions.ts";
import { createWarningList, type WarningList } from "./warnings.ts";

/** The parts of a text item that follow from its style alone. */
export type TextSettings =
  | "size"
  | "colour"
  | "opacity"
  | "letterSpacing"
  | "features"
  | "language";

/** A text whose baseline is not known yet: fonts are probed together at the end. */
export interface TextDraft extends Pick<TextItem, TextSettings> {
  readonly kind: "text-draft";
  /** Top of the text's box, below the document's top. */
  readonly top: number;
  readonly boxHeight: number;
  /** Given: `top` is that of a line box of this height, "normal" that of the font. */
  readonly lineHeight?: number | "normal";
  readonly pieces: Piece[];
  readonly lines: readonly LineStyle[];
  readonly probe: Probe;
  spaceAfter: boolean;
  readonly endsAt?: number;
}

/** A picture whose pixels are not read yet. */
export interface ImageDraft {
  readonly kind: "image-draft";
  readonly element: HTMLImageElement;
  readonly cover: boolean;
  readonly item: Omit<ImageItem, "picture">;
}

/** A line over or under a text, as the style sheet has it; null for "auto". CSS pixels. */
export interface LineStyle {
  readonly kind: "underline" | "line-through";
  readonly colour: Colour;
  readonly thickness: number | null;
  readonly offset: number | null;
  /** Of the element that draws the line. */
  readonly fontSize: number;
}

/** What an element hands down to those inside it. */
export interface Context {
  readonly opacity: number;
  readonly colour: Colour;
  readonly lines: readonly LineStyle[];
  readonly clip: Clip | null;
  /** The structure element that content goes to. */
  readonly tag: StructureTag | null;
}

/** The state of one capture. */
export interface Recorder {
  readonly root: HTMLElement;
  readonly window: Window & typeof globalThis;
  readonly page: PageGeometry;
  readonly pages: number;
  readonly items: (Item | TextDraft | ImageDraft)[];
  readonly faces: Set<FaceId>;
  readonly missing: Set<string>;
  readonly probes: Map<string, Probe>;
  readonly warnings: WarningList;
  readonly range: Range;
  /** What the style of each element is asked for. */
  readonly questions: readonly Question[];
  /** The document's left and top edge in the window. */
  readonly left: number;
  readonly top: number;
}

export function createRecorder(root: HTMLElement, page: PageGeometry, pages: number): Recorder {
  const window = root.ownerDocument.defaultView;
  if (!window) throw new Error("The document is not shown in a window.");
  const { left, top } = rectOf(root);
  return {
    root,
    window,
    page,
    pages,
    items: [],
    faces: new Set(),
    missing: new Set(),
    probes: new Map(),
    warnings: createWarningList(),
    range: root.ownerDocument.createRange(),
    questions: questionsOf(root),
    left,
    top,
  };
}

/** The page a height below the document's top belongs to. */
export function pageOf(recorder: Recorder, y: number): number {
  return Math.min(recorder.pages - 1, pageAt(recorder.page, y));
}

/** Where a page's top edge lies below the document's. */
export function pageTop(recorder: Recorder, index: number): number {
  return index * pitchOf(recorder.page);
}

/** A rectangle of the window on its page: that of its middle. */
export function placeOf(
  recorder: Recorder,
  rect: Pick<DOMRect, "left" | "top" | "width" | "height">,
): Frame & { readonly page: number } {
  const y = rect.top - recorder.top;
  const page = pageOf(recorder, y + rect.height / 2);
  return {
    page,
    x: rect.left - recorder.left,
    y: y - pageTop(recorder, page),
    width: rect.width,
    height: rect.height,
  };
}

/** Whether pagination put the node there. */
export function isSpacer(node: Node | null): boolean {
  return node?.nodeType === Node.ELEMENT_NODE && (node as Element).hasAttribute(SPACER);
}

/** A computed length in pixels; 0 for keywords. */
export function pixels(value: string): number {
  return Number.parseFloat(value) || 0;
}
