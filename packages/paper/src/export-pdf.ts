import { capture } from "./capture/capture.ts";
import type { DisplayList } from "./capture/display-list.ts";
import type { PaperWarning } from "./capture/warnings.ts";
import type { FaceId } from "./fonts/faces.ts";
import type { FontLibrary } from "./fonts/library.ts";
import type { PageGeometry } from "./layout/geometry.ts";
import { paginate } from "./layout/paginate.ts";
import type { DocumentMeta } from "./pdf/metadata.ts";
import type { RenderedPdf } from "./pdf/render.ts";

/** A file and what there is to say about it. */
export interface ExportedPdf extends RenderedPdf {
  readonly pages: number;
  /** Graphemes that no face of their font list has. */
  readonly missing: readonly string[];
  readonly warnings: readonly PaperWarning[];
}

/**
 * Breaks a shown document into pages and writes it as a tagged PDF. The page keeps showing the broken document.
 *
 * @param root  the document's element, its images loaded; its fonts are waited for
 * @throws      what the font library threw
 */
export async function exportPdf(
  root: HTMLElement,
  page: PageGeometry,
  meta: DocumentMeta,
  fonts: FontLibrary,
): Promise<ExportedPdf> {
  // Laying out is what makes a browser ask for the faces that it needs.
  root.getBoundingClientRect();
  await root.ownerDocument.fonts.ready;
  const { pages } = paginate(root, page);
  const list = await capture(root, page, pages);
  const rendered = await renderPdf(list, meta, await fonts.load(list.faces));
  return { ...rendered, pages, missing: list.missing, warnings: list.warnings };
}

/**
 * Writes a display list as a tagged PDF: the same list, meta and faces give the same bytes, in a page, in a worker
 * and in Node. Loads HarfBuzz at the first call.
 *
 * @param faces  the file of each face in `list.faces`
 * @throws       an Error when one is missing or is no font
 */
export async function renderPdf(
  list: DisplayList,
  meta: DocumentMeta,
  faces: ReadonlyMap<FaceId, Uint8Array>,
): Promise<RenderedPdf> {
  const { writePdf } = await import("./pdf/render.ts");
  return writePdf(list, meta, faces);
}
