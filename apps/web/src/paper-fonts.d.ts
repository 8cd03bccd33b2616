/** Set by build/paper-fonts.ts: the faces of `@taiyari/paper` are at `{PAPER_FONT_FOLDER}{id}.woff`. */
declare const PAPER_FONT_FOLDER: string | undefined;
/** Set by build/preview-frame.ts in the product. */
declare const PREVIEW_FRAME_ADDRESS: string | undefined;
