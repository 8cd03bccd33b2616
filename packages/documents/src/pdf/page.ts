import type { SourceLink, SourcePage, TextRun } from "@taiyari/domain/resume";
import type { PDFPageProxy } from "unpdf/pdfjs";
import { type markedStreams, SHAPED, withActualText } from "./actual-text.ts";
import { readDrawing } from "./drawing.ts";
import { fontFace, type FontFace } from "./fonts.ts";
import { withGaps } from "./gapped-runs.ts";
import { withHidden } from "./hidden-runs.ts";
import { withoutSecondPrints } from "./second-prints.ts";
import { withShownBlanks } from "./shown-blanks.ts";
import { withShownHyphens } from "./shown-hyphens.ts";
import { readShownText } from "./shown-text.ts";
import { withSpread } from "./spread-runs.ts";
import { asMatrix, boxAround, compose, IDENTITY, type Matrix } from "./geometry.ts";

/** The part of a pdf.js text item that matters here. */
interface TextItem {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly fontName: string;
}

/**
 * Reads one page: its text as the file stores it, its links, the places of pictures, rules and marks.
 *
 * @param marked  gives the file's marked content; asked only for pages in scripts that need it
 */
export async function readPage(
  page: PDFPageProxy,
  marked: () => Promise<ReturnType<typeof markedStreams>>,
): Promise<SourcePage> {
  const viewport = page.getViewport({ scale: 1 });
  const toPage = asMatrix(viewport.transform) ?? IDENTITY;
  const [text, operators, annotations] = await Promise.all([
    page.getTextContent({ disableNormalization: true }),
    page.getOperatorList(),
    page.getAnnotations(),
  ]);

  const faces = new Map<string, FontFace>();
  function faceOf(fontName: string): FontFace {
    const known = faces.get(fontName);
    if (known) return known;
    const face = fontFace(page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : null);
    faces.set(fontName, face);
    return face;
  }

  const runs: TextRun[] = [];
  for (const item of await lettersOf(page, text.items, marked)) {
    if (!("str" in item) || item.str === "") continue;
    const run = textRun(item, faceOf(item.fontName), toPage);
    if (run) runs.push(run);
  }

  const { width, height } = viewport;
  const drawing = readDrawing(operators, toPage);
  const { runs: printed, shown } = withoutSecondPrints(
    runs,
    readShownText(operators, {
      toPage,
      width,
      height,
      images: drawing.images,
      unitOf: (font) => glyphUnit(page, font),
    }),
  );
  return {
    width,
    height,
    runs: withHidden(
      withGaps(withSpread(withShownBlanks(withShownHyphens(printed, shown), shown), shown), shown),
      shown.filter((piece) => piece.text.trim() !== ""),
      { width, height },
    ),
    links: annotations.flatMap((annotation) => sourceLink(annotation, toPage)),
    ...drawing,
  };
}

/** What a font's glyph widths count in, as a share of its size. Source: ISO 32000-1, 9.2.4. */
function glyphUnit(page: PDFPageProxy, fontName: string): number {
  const font: unknown = page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : null;
  if (typeof font !== "object" || font === null) return 0.001;
  const [unit]: unknown[] = Array.from(
    (font as { fontMatrix?: ArrayLike<unknown> }).fontMatrix ?? [],
  );
  return typeof unit === "number" && Number.isFinite(unit) ? unit : 0.001;
}

/** A page's text items; in shaped scripts with the letters behind the glyphs, where the file gives them. */
async function lettersOf(
  page: PDFPageProxy,
  items: Items,
  marked: () => Promise<ReturnType<typeof markedStreams>>,
): Promise<Items> {
  if (!items.some((item) => "str" in item && SHAPED.test(item.str))) return items;
  const streams = await marked();
  if (streams.length === 0) return items;
  const text = await page.getTextContent({
    disableNormalization: true,
    includeMarkedContent: true,
  });
  return withActualText(text.items, streams);
}

type Items = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"];

/** null for text without a place, as broken files have it. */
function textRun(item: TextItem, face: FontFace, toPage: Matrix): TextRun | null {
  const own = asMatrix(item.transform);
  if (!own || !Number.isFinite(item.width)) return null;
  const matrix = compose(toPage, own);
  return {
    text: item.str.normalize("NFC"),
    x: matrix[4],
    baseline: matrix[5],
    width: item.width * Math.hypot(toPage[0], toPage[1]),
    size: Math.hypot(matrix[2], matrix[3]),
    font: face.name,
    bold: face.bold,
    italic: face.italic || isSlanted(own),
    angle: angleOf(matrix),
  };
}

/** Counter-clockwise on a page whose y grows downwards, in whole degrees. Never -0. */
function angleOf(matrix: Matrix): number {
  const degrees = Math.round((Math.atan2(-matrix[1], matrix[0]) * 180) / Math.PI);
  return degrees === 0 ? 0 : degrees;
}

/** Programs without an italic face lean the upright one by 12 to 20 degrees. */
function isSlanted([a, b, c, d]: Matrix): boolean {
  const lean = (a * c + b * d) / (Math.hypot(a, b) * Math.hypot(c, d));
  return lean > 0.15 && lean < 0.4;
}

function sourceLink(annotation: unknown, toPage: Matrix): SourceLink[] {
  if (typeof annotation !== "object" || annotation === null) return [];
  const { subtype, rect, url, unsafeUrl } = annotation as Record<string, unknown>;
  const target = [url, unsafeUrl].find((value) => typeof value === "string" && value !== "");
  if (subtype !== "Link" || typeof target !== "string" || !Array.isArray(rect)) return [];
  const [x1, y1, x2, y2] = rect.map(Number);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
  return [{ url: target, ...boxAround(toPage, [x1, y1, x2, y2]) }];
}
