import { getDocument, VerbosityLevel } from "unpdf/pdfjs";

/** Draws the pages of a PDF. Only where there are `OffscreenCanvas` and `FontFace`: in a browser's worker. */
export interface PagePictures {
  /** Pages counted from 1; `pixelsPerPoint` is how large. Null for a page that is not there. */
  readonly draw: (page: number, pixelsPerPoint: number) => Promise<ImageBitmap | null>;
  readonly close: () => Promise<void>;
}

/** The most pixels a picture may have: what phones draw without giving up. */
const MOST_PIXELS = 16_000_000;

/**
 * Opens a PDF for drawing. Rejects for bytes that are no PDF, are locked or damaged: read them first.
 *
 * @param bytes  the whole file; pdf.js takes it over, so it is empty afterwards
 */
export async function openPagePictures(bytes: Uint8Array): Promise<PagePictures> {
  const settings: object = {
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: true,
    useWorkerFetch: false,
    enableXfa: false,
    ownerDocument: { fonts: Reflect.get(globalThis, "fonts") },
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
  };
  const task = getDocument(settings);
  const pdf = await task.promise;

  async function draw(number: number, pixelsPerPoint: number): Promise<ImageBitmap | null> {
    if (number < 1 || number > pdf.numPages) return null;
    const page = await pdf.getPage(number);
    const plain = page.getViewport({ scale: 1 });
    const most = Math.sqrt(MOST_PIXELS / (plain.width * plain.height));
    const viewport = page.getViewport({ scale: Math.min(pixelsPerPoint, most) });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const drawing: object = { canvas, viewport, background: "#fff" };
    await page.render(drawing as Parameters<typeof page.render>[0]).promise;
    return canvas.transferToImageBitmap();
  }

  return { draw, close: () => task.destroy() };
}

interface CanvasAndContext {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** pdf.js asks for canvases of its own while it draws; in a worker they must be off-screen ones. */
const OffscreenCanvasFactory = function OffscreenCanvasFactory() {
  return {
    create(width: number, height: number): CanvasAndContext {
      const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
      return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
    },
    reset({ canvas }: CanvasAndContext, width: number, height: number): void {
      if (!canvas) return;
      canvas.width = width;
      canvas.height = height;
    },
    destroy(made: CanvasAndContext): void {
      made.canvas = null;
      made.context = null;
    },
  };
};

/** Filters need a page's own elements. Without them a picture in a picture may be a shade off. */
const NoFilterFactory = function NoFilterFactory() {
  return {
    addFilter: () => "none",
    addHCMFilter: () => "none",
    addAlphaFilter: () => "none",
    addLuminosityFilter: () => "none",
    addKnockoutFilter: () => "none",
    addHighlightHCMFilter: () => "none",
    destroy() {},
  };
};
