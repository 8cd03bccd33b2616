import { rectOf, rectsOf } from "../layout/rects.ts";
import { splitByFace } from "../fonts/match.ts";
import { probeOf } from "./baselines.ts";
import { captureBoxes } from "./boxes.ts";
import { checkContract } from "./contract.ts";
import type { Piece } from "./display-list.ts";
import { type Context, pixels, type Recorder } from "./recorder.ts";
import { settingsOf, textStyleOf } from "./text.ts";
import { contextOf } from "./styles.ts";
import { nameOf } from "./warnings.ts";

type Which = "::before" | "::after";

/**
 * Records a pseudo-element. Its box cannot be measured, so there are two kinds: an absolutely positioned one, whose
 * used values say where it is, and inline text, which stands flush with the element's first or last text.
 */
export function capturePseudo(
  recorder: Recorder,
  element: Element,
  which: Which,
  outer: Context,
): void {
  const style = recorder.window.getComputedStyle(element, which);
  const { content } = style;
  if (content === "" || content === "none" || content === "normal" || style.display === "none")
    return;
  if (style.visibility !== "visible") return;
  const where = nameOf(element) + which;
  const text = readContent(element, content);
  if (text === null) {
    recorder.warnings.add(
      content.includes("counter") ? "counter" : "pseudo-element",
      where,
      content,
    );
    return;
  }
  checkContract(recorder, element, style, which);
  const context = contextOf(style, outer);
  if (style.position === "absolute") {
    capturePlaced(recorder, element, which, style, context, text);
  } else if (style.display === "inline" && text.trim() !== "") {
    captureInline(recorder, element, which, style, context, text);
  } else if (text.trim() !== "" || isDrawn(style)) {
    recorder.warnings.add("pseudo-element", where, `display: ${style.display}`);
  }
}

/**
 * The text of a computed `content` made of strings and `attr()`; null for anything else.
 *
 * Source: CSS Syntax Module Level 3, section 4.3.7, for escapes.
 */
export function readContent(
  element: Pick<Element, "getAttribute">,
  content: string,
): string | null {
  let rest = content;
  let text = "";
  while (rest !== "") {
    const part = /^\s*(?:"((?:[^"\\]|\\.)*)"|attr\(([\w-]+)\))\s*/su.exec(rest);
    if (!part) return null;
    const [all, literal, attribute] = part;
    text += literal === undefined ? (element.getAttribute(attribute ?? "") ?? "") : literal;
    rest = rest.slice(all.length);
  }
  return text
    .replaceAll(/\\([0-9a-fA-F]{1,6}) ?/gu, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replaceAll(/\\(.)/gsu, "$1");
}

function isDrawn(style: CSSStyleDeclaration): boolean {
  return (
    pixels(style.borderTopWidth) + pixels(style.borderBottomWidth) + pixels(style.borderLeftWidth) >
      0 ||
    style.backgroundImage !== "none" ||
    !/^(?:transparent|rgba\(0, 0, 0, 0\))$/u.test(style.backgroundColor)
  );
}

/** Used values of an absolutely positioned box are exact. Source: CSSOM, section 9, "resolved values". */
function capturePlaced(
  recorder: Recorder,
  element: Element,
  which: Which,
  style: CSSStyleDeclaration,
  context: Context,
  text: string,
): void {
  let holder: Element = element;
  while (
    holder !== recorder.root &&
    holder.parentElement &&
    recorder.window.getComputedStyle(holder).position === "static"
  ) {
    holder = holder.parentElement;
  }
  const frame = rectOf(holder);
  const around = recorder.window.getComputedStyle(holder);
  const left =
    frame.left + pixels(around.borderLeftWidth) + pixels(style.left) + pixels(style.marginLeft);
  const top =
    frame.top + pixels(around.borderTopWidth) + pixels(style.top) + pixels(style.marginTop);
  const sums = style.boxSizing !== "border-box";
  const width = pixels(style.width) + (sums ? edges(style, "Left") + edges(style, "Right") : 0);
  const height = pixels(style.height) + (sums ? edges(style, "Top") + edges(style, "Bottom") : 0);
  captureBoxes(recorder, nameOf(element) + which, style, context, [{ left, top, width, height }]);
  if (text.trim() === "") return;
  const setting = textStyleOf(recorder, element, style, context, nameOf(element) + which);
  const tag = element.tagName === "LI" && context.tag === "LI" ? "Lbl" : "Span";
  recorder.items.push({ kind: "begin", tag });
  recorder.items.push({
    ...settingsOf(setting),
    kind: "text-draft",
    top: top - recorder.top + edges(style, "Top"),
    boxHeight: height,
    lineHeight: style.lineHeight === "normal" ? "normal" : pixels(style.lineHeight),
    pieces: piecesOf(recorder, text, setting, left - recorder.left + edges(style, "Left")),
    lines: [],
    probe: probeOf(recorder, setting, null),
    spaceAfter: true,
  });
  recorder.items.push({ kind: "end" });
}

function captureInline(
  recorder: Recorder,
  element: Element,
  which: Which,
  style: CSSStyleDeclaration,
  context: Context,
  text: string,
): void {
  const texts = textsIn(element);
  const neighbour = which === "::before" ? texts[0] : texts.at(-1);
  if (!neighbour) {
    recorder.warnings.add("pseudo-element", nameOf(element) + which, "no text beside it");
    return;
  }
  recorder.range.selectNodeContents(neighbour);
  const rects = rectsOf(recorder.range).filter((rect) => rect.width > 0);
  const rect = which === "::before" ? rects[0] : rects.at(-1);
  if (!rect) return;
  const setting = textStyleOf(recorder, element, style, context, nameOf(element) + which);
  const gap = (side: "Left" | "Right") => pixels(style[`margin${side}`]) + edges(style, side);
  const start = which === "::after" ? rect.right - recorder.left + gap("Left") : null;
  recorder.items.push({
    ...settingsOf(setting),
    kind: "text-draft",
    top: rect.top - recorder.top,
    boxHeight: rect.height,
    pieces: piecesOf(recorder, text.replaceAll(/\s+/gu, " "), setting, start),
    lines: context.lines,
    probe: probeOf(recorder, setting, null),
    spaceAfter: false,
    ...(which === "::before" ? { endsAt: rect.left - recorder.left - gap("Right") } : {}),
  });
}

function piecesOf(
  recorder: Recorder,
  text: string,
  { stack }: ReturnType<typeof textStyleOf>,
  start: number | null,
): Piece[] {
  return splitByFace(text, stack, (grapheme) => recorder.missing.add(grapheme)).map(
    (run, index) => {
      recorder.faces.add(run.face.id);
      const x = index === 0 ? start : null;
      return { kind: "word", text: run.text, face: run.face.id, x, width: null };
    },
  );
}

function edges(style: CSSStyleDeclaration, side: "Top" | "Right" | "Bottom" | "Left"): number {
  return pixels(style[`padding${side}`]) + pixels(style[`border${side}Width`]);
}

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/\S/u.test(node.nodeValue ?? "")) found.push(node as Text);
  }
  return found;
}
