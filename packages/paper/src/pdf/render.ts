import type { DisplayList, LinkItem } from "../capture/display-list.ts";
import { isLinkTarget } from "../link-target.ts";
import { assertNever } from "../assert-never.ts";
import type { FaceId } from "../fonts/faces.ts";
import { openFace } from "../shape/shaper.ts";
import { boxInPoints, type Canvas, createCanvas, POINTS } from "./canvas.ts";
import { drawBox } from "./draw-box.ts";
import { drawDrawing, drawImage } from "./draw-picture.ts";
import { drawText, shapedWidth } from "./draw-text.ts";
import { createFaceBox, type FaceBox } from "./fonts.ts";
import { type DocumentMeta, infoOf, xmpOf } from "./metadata.ts";
import { dictionary, name, type PdfReference } from "./objects.ts";
import { createStructure, type Structure } from "./structure.ts";
import { createWriter, latin1, type PdfWriter } from "./writer.ts";

/** A file and what was noticed while writing it. */
export interface RenderedPdf {
  readonly bytes: Uint8Array;
  /**
   * The middle difference between the widths of words as the browser and as HarfBuzz set them, as a share. Below
   * .001 where both use the same face; above, the preview showed another font or a browser that rounds to pixels.
   */
  readonly widthError: number;
}

/** From here on a browser rounds advances to whole pixels, and words are spread to the width it gave them. */
const ROUNDED_ADVANCES = 0.004;

/** Words shorter than this say little about widths. Characters. */
const TELLING_WORD = 4;

/**
 * Writes a display list as a tagged PDF. Pure: the same list, faces and meta give the same bytes, in a page, in a
 * worker and in Node.
 *
 * @param faces  the file of each face in `list.faces`
 * @throws       an Error when one is missing or is no font
 */
export function writePdf(
  list: DisplayList,
  meta: DocumentMeta,
  faces: ReadonlyMap<FaceId, Uint8Array>,
): RenderedPdf {
  const writer = createWriter();
  const pages = Array.from({ length: list.pages }, () => writer.reserve());
  const structure = createStructure(writer, pages);
  const canvas = createCanvas(writer, structure, list.pages, list.height);
  const box = createFaceBox(writer, canvas, (id) => {
    const file = faces.get(id);
    if (!file) throw new Error(`The face ${id} was not given.`);
    return openFace(file);
  });
  const widthError = measureWidths(list, box);
  const annotations = pages.map((): PdfReference[] => []);
  draw(list, { writer, structure, canvas, box, annotations }, widthError > ROUNDED_ADVANCES);
  box.finish();

  const resources = writer.add(canvas.resources());
  const tree = writer.reserve();
  for (const [index, page] of pages.entries()) {
    const links = annotations[index] ?? [];
    writer.set(
      page,
      dictionary({
        Type: name("Page"),
        Parent: tree,
        MediaBox: [0, 0, list.width * POINTS, list.height * POINTS],
        Resources: resources,
        Contents: writer.addStream({}, latin1(canvas.operatorsOf(index))),
        StructParents: index,
        Tabs: name("S"),
        Annots: links.length > 0 ? links : null,
      }),
    );
  }
  writer.set(tree, dictionary({ Type: name("Pages"), Count: pages.length, Kids: pages }));
  const xmp = { Type: name("Metadata"), Subtype: name("XML") };
  const catalog = writer.add(
    dictionary({
      Type: name("Catalog"),
      Pages: tree,
      MarkInfo: dictionary({ Marked: true }),
      StructTreeRoot: structure.finish(),
      Lang: meta.language,
      ViewerPreferences: dictionary({ DisplayDocTitle: true }),
      Metadata: writer.addStream(xmp, xmpOf(meta), false),
    }),
  );
  return { bytes: writer.save(catalog, writer.add(infoOf(meta))), widthError };
}

interface Tools {
  readonly writer: PdfWriter;
  readonly structure: Structure;
  readonly canvas: Canvas;
  readonly box: FaceBox;
  readonly annotations: readonly PdfReference[][];
}

function draw(list: DisplayList, tools: Tools, stretched: boolean): void {
  const { writer, structure, canvas, box } = tools;
  for (const item of list.items) {
    switch (item.kind) {
      case "begin":
        canvas.close();
        structure.begin(item);
        break;
      case "end":
        canvas.close();
        structure.end();
        break;
      case "artifact":
        canvas.close();
        canvas.setArtifact(item.edge === "begin");
        break;
      case "text":
        drawText(canvas, box, item, stretched);
        break;
      case "box":
        drawBox(writer, canvas, item);
        break;
      case "drawing":
        drawDrawing(canvas, structure, item, list.height);
        break;
      case "image":
        drawImage(writer, canvas, structure, item, list.height);
        break;
      case "link":
        canvas.close();
        addLink(tools, item, list.height);
        break;
      default:
        assertNever(item);
    }
  }
  canvas.close();
}

/** Source: ISO 32000-1:2008 §12.5.6.5 (links), §14.7.4.4 (annotations in the structure). */
function addLink({ writer, structure, annotations }: Tools, link: LinkItem, height: number): void {
  // The list comes out of a frame in which a template's script ran.
  if (!isLinkTarget(link.url)) return;
  const reference = writer.reserve();
  writer.set(
    reference,
    dictionary({
      Type: name("Annot"),
      Subtype: name("Link"),
      Rect: boxInPoints(link, height),
      Border: [0, 0, 0],
      F: 4,
      Contents: link.text || link.url,
      A: dictionary({ S: name("URI"), URI: link.url }),
      StructParent: structure.annotate(link.page, reference),
    }),
  );
  annotations[link.page]?.push(reference);
}

function measureWidths(list: DisplayList, box: FaceBox): number {
  const errors: number[] = [];
  for (const item of list.items) {
    if (item.kind !== "text") continue;
    for (const piece of item.pieces) {
      if (piece.kind !== "word" || piece.width === null) continue;
      if (piece.text.length < TELLING_WORD) continue;
      const width = shapedWidth(box.get(piece.face), item, piece.text);
      if (width > 0) errors.push(Math.abs(piece.width - width) / width);
    }
  }
  return errors.toSorted((a, b) => a - b)[errors.length >> 1] ?? 0;
}
