import { joinedRects, rectOf, rectsOf } from "../layout/rects.ts";
import type { PageGeometry } from "../layout/geometry.ts";
import { baselineOf, measureProbes } from "./baselines.ts";
import { captureBoxes, cornersOf } from "./boxes.ts";
import { BLACK, isSeen, readColour } from "./colour.ts";
import { checkContract } from "./contract.ts";
import type { DisplayList, Item, TextItem, TextLine } from "./display-list.ts";
import { captureDrawing } from "./drawings.ts";
import { readPicture } from "./pictures.ts";
import { capturePseudo } from "./pseudo.ts";
import {
  type Context,
  createRecorder,
  isSpacer,
  type LineStyle,
  pageOf,
  pageTop,
  pixels,
  placeOf,
  type Recorder,
  type TextDraft,
} from "./recorder.ts";
import { beginOf, isGroup, tagOf, targetOf } from "./structure.ts";
import { contextOf } from "./styles.ts";
import {
  captureBlank,
  captureText,
  endWithSpace,
  isBlank,
  type TextStyle,
  textStyleOf,
} from "./text.ts";

const NOTHING: Context = { opacity: 1, colour: BLACK, lines: [], clip: null, tag: null };

/**
 * Reads a document as the browser has laid it out and broken it into pages. Changes nothing but for a hidden box
 * that is gone again, and knows nothing of PDF.
 *
 * @param root   the document's element, shown and paginated, its fonts loaded
 * @param pages  as `paginate` counted them
 */
export async function capture(
  root: HTMLElement,
  page: PageGeometry,
  pages: number,
): Promise<DisplayList> {
  const recorder = createRecorder(root, page, pages);
  captureElement(recorder, root, NOTHING);
  measureProbes(recorder);
  const items: Item[] = [];
  for (const draft of recorder.items) {
    if (draft.kind === "text-draft") {
      items.push(textOf(recorder, draft));
    } else if (draft.kind === "image-draft") {
      const picture = await readPicture(recorder, draft);
      if (picture) items.push({ ...draft.item, picture });
    } else {
      items.push(draft);
    }
  }
  return {
    width: page.width,
    height: page.height,
    pages,
    items,
    faces: [...recorder.faces],
    missing: [...recorder.missing],
    warnings: recorder.warnings.all(),
  };
}

function captureElement(recorder: Recorder, element: Element, outer: Context): void {
  const style = recorder.window.getComputedStyle(element);
  if (style.display === "none" || Number(style.opacity) === 0 || isSpacer(element)) return;
  checkContract(recorder, element, style);
  const context = contextOf(style, outer);
  if (element.tagName === "svg") {
    captureDrawing(recorder, element as SVGSVGElement, context);
    return;
  }
  if (element.tagName === "BR") {
    endWithSpace(recorder);
    return;
  }
  const inline = style.display === "inline";
  const rects = inline ? rectsOf(element) : [rectOf(element)];
  if (style.visibility === "visible") {
    if (element === recorder.root) captureSheets(recorder, style);
    else captureBoxes(recorder, element, style, context, rects);
  }
  if (element.tagName === "IMG") {
    captureImage(recorder, element as HTMLImageElement, style, context);
    return;
  }
  const inside = clipped(recorder, element, style, context);
  if (element.hasAttribute("data-artifact")) captureArtifact(recorder, element, style, inside);
  else captureInside(recorder, element, style, inside);
}

/** What repeats on pages: drawn, and no part of the structure. It holds text and boxes only. */
function captureArtifact(
  recorder: Recorder,
  element: Element,
  style: CSSStyleDeclaration,
  outer: Context,
): void {
  recorder.items.push({ kind: "artifact", edge: "begin" });
  captureChildren(recorder, element, style, { ...outer, tag: "P" });
  recorder.items.push({ kind: "artifact", edge: "end" });
}

/** The structure of an element and all that is inside it. */
function captureInside(
  recorder: Recorder,
  element: Element,
  style: CSSStyleDeclaration,
  outer: Context,
): void {
  const { items } = recorder;
  const start = items.length;
  const hidden = element.getAttribute("aria-hidden") === "true";
  const link = targetOf(element);
  if (element.tagName === "A" && element.hasAttribute("href") && link === null) {
    recorder.warnings.add("link-scheme", element, (element as HTMLAnchorElement).href);
  }
  const tag =
    element === recorder.root ? "Document" : hidden ? null : tagOf(element, style, outer.tag, link);
  let open = 0;
  let context = outer;
  if (tag === "Link" && isGroup(outer.tag)) {
    items.push({ kind: "begin", tag: "P" });
    open++;
  }
  if (tag) {
    const lang = element === recorder.root ? null : element.getAttribute("lang");
    items.push(beginOf(element, tag, lang));
    open++;
    context = { ...context, tag };
  }
  capturePseudo(recorder, element, "::before", context);
  if (tag === "LI") {
    items.push({ kind: "begin", tag: "LBody" });
    open++;
    context = { ...context, tag: "LBody" };
  }
  captureChildren(recorder, element, style, context);
  capturePseudo(recorder, element, "::after", context);
  if (tag === "Link" && link !== null) captureLink(recorder, element, link);
  for (; open > 0; open--) items.push({ kind: "end" });
  // Structure around nothing would be read out as an empty paragraph or list.
  if (tag && !hasContent(items, start)) items.length = start;
}

function hasContent(items: Recorder["items"], from: number): boolean {
  for (let at = from; at < items.length; at++) {
    const kind = items[at]?.kind;
    if (kind !== "begin" && kind !== "end") return true;
  }
  return false;
}

function captureChildren(
  recorder: Recorder,
  element: Element,
  style: CSSStyleDeclaration,
  context: Context,
): void {
  const visible = style.visibility === "visible";
  let text: TextStyle | null = null;
  for (const node of element.childNodes) {
    if (node.nodeType === Node.ELEMENT_NODE) captureElement(recorder, node as Element, context);
    else if (node.nodeType === Node.TEXT_NODE && visible) {
      if (isBlank(node as Text)) captureBlank(recorder, node as Text);
      else {
        text ??= textStyleOf(recorder, element, style, context);
        captureText(recorder, node as Text, text);
      }
    }
  }
}

/** The paper itself: its colour fills every page. */
function captureSheets(recorder: Recorder, style: CSSStyleDeclaration): void {
  const fill = readColour(style.backgroundColor);
  if (style.backgroundImage !== "none") {
    recorder.warnings.add("background-image", recorder.root, style.backgroundImage);
  }
  if (!isSeen(fill)) return;
  const { width, height } = recorder.page;
  for (let page = 0; page < recorder.pages; page++) {
    recorder.items.push({
      kind: "box",
      page,
      x: 0,
      y: 0,
      width,
      height,
      fill,
      gradient: null,
      borders: [],
      corners: null,
      clip: null,
      opacity: 1,
    });
  }
}

function captureImage(
  recorder: Recorder,
  element: HTMLImageElement,
  style: CSSStyleDeclaration,
  context: Context,
): void {
  const rect = rectOf(element);
  const { page, ...frame } = placeOf(recorder, rect);
  const inset = (side: "Top" | "Right" | "Bottom" | "Left") =>
    pixels(style[`border${side}Width`]) + pixels(style[`padding${side}`]);
  const [top, right, bottom, left] = [inset("Top"), inset("Right"), inset("Bottom"), inset("Left")];
  if (frame.width <= left + right || frame.height <= top + bottom) return;
  const [a, b, c, d] = cornersOf(style, rect).map((radius) => Math.max(0, radius - top));
  const alt = element.alt.trim();
  if (alt !== "") recorder.items.push({ kind: "begin", tag: "Figure", alt });
  recorder.items.push({
    kind: "image-draft",
    element,
    cover: style.objectFit === "cover",
    item: {
      kind: "image",
      page,
      x: frame.x + left,
      y: frame.y + top,
      width: frame.width - left - right,
      height: frame.height - top - bottom,
      corners: [a ?? 0, b ?? 0, c ?? 0, d ?? 0],
      opacity: context.opacity,
    },
  });
  if (alt !== "") recorder.items.push({ kind: "end" });
}

function captureLink(recorder: Recorder, element: Element, url: string): void {
  const text = element.textContent.replaceAll(/\s+/gu, " ").trim();
  for (const rect of joinedRects(rectsOf(element).filter(({ width }) => width > 0))) {
    recorder.items.push({ kind: "link", url, text, ...placeOf(recorder, rect) });
  }
}

function clipped(
  recorder: Recorder,
  element: Element,
  style: CSSStyleDeclaration,
  context: Context,
): Context {
  if (style.overflow === "visible" || style.display === "inline" || element === recorder.root) {
    return context;
  }
  const rect = rectOf(element);
  const y = rect.top - recorder.top;
  return {
    ...context,
    clip: {
      x: rect.left - recorder.left,
      y: y - pageTop(recorder, pageOf(recorder, y)),
      width: rect.width,
      height: rect.height,
      corners: cornersOf(style, rect),
    },
  };
}

function textOf(recorder: Recorder, draft: TextDraft): TextItem {
  const page = pageOf(recorder, draft.top + draft.boxHeight / 2);
  return {
    kind: "text",
    page,
    baseline: baselineOf(draft) - pageTop(recorder, page),
    size: draft.size,
    colour: draft.colour,
    opacity: draft.opacity,
    letterSpacing: draft.letterSpacing,
    features: draft.features,
    language: draft.language,
    pieces: draft.pieces,
    spaceAfter: draft.spaceAfter,
    lines: draft.lines.map((line) => lineOf(line, draft)),
    ...(draft.endsAt === undefined ? {} : { endsAt: draft.endsAt }),
  };
}

/** Where browsers draw lines. Source of the defaults: Blink, `text_decoration_info.cc`; all else is the style's. */
function lineOf(line: LineStyle, { probe }: TextDraft): TextLine {
  const { kind, colour } = line;
  const thickness = line.thickness ?? Math.max(1, line.fontSize / 10);
  const offset =
    kind === "line-through"
      ? -probe.ascent / 3 - thickness / 2
      : (line.offset ?? Math.max(1, Math.ceil(thickness / 2)));
  return { kind, colour, thickness, offset };
}
