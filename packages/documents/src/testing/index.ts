/** Files for tests, made on the spot. */
export { makeDocx, paragraph } from "./docx-maker.ts";
export { type HostileFile, hostileFile } from "./hostile/index.ts";
export { lockedPdf, restrictedPdf } from "./encrypted-pdfs.ts";
export { makePdf } from "./pdf-maker.ts";
export { sameResume } from "./same-resume.ts";
export { wordFile } from "./word-file.ts";
