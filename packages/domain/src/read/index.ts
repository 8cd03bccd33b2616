export { joinTexts } from "./line/found.ts";
export { READER_VERSION, readResume } from "./read-resume.ts";
