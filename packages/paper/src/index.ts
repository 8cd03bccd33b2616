/**
 * A document that a browser has laid out becomes a tagged PDF: `paginate` breaks the live page, `capture` reads it,
 * `renderPdf` writes the file. Knows nothing of what the document says. Shaping is loaded when a file is written.
 */
export { capture } from "./capture/capture.ts";
export type { DisplayList, Item } from "./capture/display-list.ts";
export { type ShownFaces, shownFaces } from "./capture/shown-faces.ts";
export type { PaperWarning, WarningKind } from "./capture/warnings.ts";
export { exportPdf, type ExportedPdf, renderPdf } from "./export-pdf.ts";
export { type Face, type FaceId, faceOf, faces, fontFaceCss, unicodeRange } from "./fonts/faces.ts";
export { installFaces } from "./fonts/install.ts";
export { createFontLibrary, facesForText, type FontLibrary } from "./fonts/library.ts";
export { layOutAtFixedScale } from "./layout/fixed-scale.ts";
export { PAPER_SIZES, type PageGeometry } from "./layout/geometry.ts";
export { paginate, type Pagination } from "./layout/paginate.ts";
export { unpaginate } from "./layout/push.ts";
export type { DocumentMeta } from "./pdf/metadata.ts";
export type { RenderedPdf } from "./pdf/render.ts";
