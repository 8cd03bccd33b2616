export type { DocxLook } from "./docx-look.ts";
export { writeDocx } from "./write-docx.ts";
