import { type Rect, rectsOf } from "../layout/rects.ts";
import { splitByFace, stackOf, type FontStack } from "../fonts/match.ts";
import { probeOf } from "./baselines.ts";
import type { Piece } from "./display-list.ts";
import { featuresOf } from "./features.ts";
import {
  type Context,
  isSpacer,
  pixels,
  type Recorder,
  type TextDraft,
  type TextSettings,
} from "./recorder.ts";

const WORD = /[^ \t\n\r\f]+/gu;
/** Characters that are never drawn: soft hyphen, zero-width space, word joiner, byte order mark. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** How a text is set; the same for all of a text node. */
export interface TextStyle {
  readonly style: CSSStyleDeclaration;
  /** The computed `font-family`. */
  readonly family: string;
  readonly stack: FontStack;
  readonly context: Context;
  readonly language: string;
}

type Settings = Pick<TextDraft, TextSettings>;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A run of characters of one word in one line. */
interface Fragment {
  readonly from: number;
  readonly to: number;
  readonly box: Box;
}

export function textStyleOf(
  recorder: Recorder,
  element: Element,
  style: CSSStyleDeclaration,
  context: Context,
  where: Element | string = element,
): TextStyle {
  const language = element.closest("[lang]")?.getAttribute("lang") ?? "";
  const family = style.fontFamily;
  const stack = stackOf({
    family,
    weight: Number(style.fontWeight),
    style: style.fontStyle,
  });
  for (const unknown of stack.unknown) recorder.warnings.add("font-not-bundled", where, unknown);
  if (stack.faces.length > 0) return { style, family, stack, context, language };
  recorder.warnings.add("font-not-bundled", where, family);
  const fallback = stackOf({ family: "Inter", weight: 400, style: "normal" });
  return { style, family, stack: fallback, context, language };
}

/** Whether a node has nothing but white space. */
export function isBlank({ data }: Text): boolean {
  return !/[^ \t\n\r\f]/u.test(data);
}

/** Records white space between elements. */
export function captureBlank(recorder: Recorder, node: Text): void {
  const { length } = node.data;
  if (length > 0 && isSeenSpace(recorder, node, 0, length)) endWithSpace(recorder);
}

/** Records the text of a node that is not blank, line by line, each word at the place where the browser put it. */
export function captureText(recorder: Recorder, node: Text, text: TextStyle): void {
  const { data } = node;
  let line: LineBuilder | null = null;
  let end = 0;
  for (const match of data.matchAll(WORD)) {
    const fragments = fragmentsOf(recorder, node, match.index, match.index + match[0].length);
    let space = match.index > end;
    if (end === 0 && space) {
      space = false;
      if (isSeenSpace(recorder, node, 0, match.index)) endWithSpace(recorder);
    }
    for (const [index, fragment] of fragments.entries()) {
      const follows = space && index === 0;
      if (!line || !continues(recorder, line, fragment)) {
        if (line) finish(recorder, line, text, follows);
        line = {
          top: fragment.box.top,
          height: fragment.box.height,
          pieces: [],
          text: "",
          right: 0,
          fallback: false,
        };
      } else if (follows) {
        line.pieces.push({ kind: "space" });
        line.text += " ";
      }
      addFragment(recorder, line, node, fragment, text, index === 0);
    }
    if (fragments.length > 0) end = match.index + match[0].length;
  }
  if (!line) return;
  const trailing = end < data.length;
  const spaced =
    trailing && (isSpacer(node.nextSibling) || isSeenSpace(recorder, node, end, data.length));
  finish(recorder, line, text, spaced);
}

/** Says that a space comes after the last text recorded, if that is what was recorded last. */
export function endWithSpace(recorder: Recorder): void {
  const last = recorder.items.findLast((item) => item.kind !== "end" && item.kind !== "link");
  if (last?.kind === "text-draft") last.spaceAfter = true;
}

interface LineBuilder {
  readonly top: number;
  readonly height: number;
  readonly pieces: Piece[];
  text: string;
  right: number;
  fallback: boolean;
}

function continues(recorder: Recorder, line: LineBuilder, { box }: Fragment): boolean {
  return Math.abs(box.top - line.top) <= 1 && box.left - recorder.left >= line.right - 1;
}

function finish(recorder: Recorder, line: LineBuilder, text: TextStyle, spaceAfter: boolean): void {
  if (line.pieces.length === 0) return;
  const { context } = text;
  recorder.items.push({
    ...settingsOf(text),
    kind: "text-draft",
    top: line.top - recorder.top,
    boxHeight: line.height,
    pieces: line.pieces,
    lines: context.lines,
    probe: probeOf(recorder, text, line.fallback ? line.text : null),
    spaceAfter,
  });
}

/** How a text is set, without what it says. */
export function settingsOf({ style, context, language }: TextStyle): Settings {
  return {
    size: pixels(style.fontSize),
    colour: context.colour,
    opacity: context.opacity,
    letterSpacing: pixels(style.letterSpacing),
    features: featuresOf(style),
    language,
  };
}

/** The text as it is drawn: in the case its style asks for, without characters that are never seen. */
export function drawnText(text: string, style: CSSStyleDeclaration, startsWord: boolean): string {
  const plain = text.replaceAll("\u00A0", " ").replaceAll(UNSEEN, "");
  switch (style.textTransform) {
    case "uppercase":
      return plain.toUpperCase();
    case "lowercase":
      return plain.toLowerCase();
    case "capitalize":
      return plain.replaceAll(
        /(^|[^\p{L}\p{M}\p{N}'’])(\p{L})/gu,
        (all, lead: string, letter: string) =>
          lead === "" && !startsWord ? all : lead + letter.toUpperCase(),
      );
    default:
      return plain;
  }
}

function addFragment(
  recorder: Recorder,
  line: LineBuilder,
  node: Text,
  { from, to, box }: Fragment,
  { style, stack }: TextStyle,
  startsWord: boolean,
): void {
  const source = node.data.slice(from, to);
  const drawn = drawnText(source, style, startsWord);
  const runs = splitByFace(drawn, stack, (grapheme) => recorder.missing.add(grapheme));
  let at = from;
  for (const { text, face } of runs) {
    recorder.faces.add(face.id);
    const own =
      runs.length > 1 && drawn.length === source.length
        ? (textRect(recorder, node, at, at + text.length) ?? box)
        : box;
    line.pieces.push({
      kind: "word",
      text,
      face: face.id,
      x: own.left - recorder.left,
      width: runs.length > 1 && drawn.length !== source.length ? null : own.width,
    });
    at += text.length;
    if (face !== stack.faces[0]) line.fallback = true;
  }
  line.text += source;
  line.right = box.left + box.width - recorder.left;
}

/** The parts of a word by the line they are in: one, except where a long word is broken. */
function fragmentsOf(recorder: Recorder, node: Text, from: number, to: number): Fragment[] {
  const rects = textRects(recorder, node, from, to);
  const [first, last] = [rects[0], rects.at(-1)];
  if (!first || !last) return [];
  if (rects.every((rect) => Math.abs(rect.top - first.top) < 1)) {
    const { left, top, height } = first;
    return [{ from, to, box: { left, top, height, width: last.right - left } }];
  }
  const starts = [from];
  let top: number | null = null;
  for (let at = from; at < to;) {
    const size = (node.data.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    const rect = textRects(recorder, node, at, at + size).at(-1);
    if (rect && rect.width > 0) {
      if (top !== null && Math.abs(rect.top - top) > 1) starts.push(at);
      top = rect.top;
    }
    at += size;
  }
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? to;
    const box = textRects(recorder, node, start, end).at(-1);
    return box ? [{ from: start, to: end, box }] : [];
  });
}

function textRects({ range }: Recorder, node: Text, from: number, to: number): Rect[] {
  range.setStart(node, from);
  range.setEnd(node, to);
  return rectsOf(range);
}

function textRect(recorder: Recorder, node: Text, from: number, to: number): Rect | undefined {
  return textRects(recorder, node, from, to)[0];
}

/** Whether white space takes room, or was swallowed by the end of a line. */
function isSeenSpace(recorder: Recorder, node: Text, from: number, to: number): boolean {
  return textRects(recorder, node, from, to).some((rect) => rect.width > 0);
}
