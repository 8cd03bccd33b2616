export { READER_VERSION, readResume } from "./read-resume.ts";
