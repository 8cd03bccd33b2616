export type * from "./outline.ts";
export { outlineOf } from "./outline-of.ts";
export { toMarkdown } from "./to-markdown.ts";
export { toPlainText } from "./to-plain-text.ts";
export type * from "./json-resume-file.ts";
export { draftToJsonResume } from "./draft-to-json-resume.ts";
