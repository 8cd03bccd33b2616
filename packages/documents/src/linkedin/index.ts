export { openLinkedinZip, type LinkedinArchive, MAX_ARCHIVE_BYTES } from "./open-linkedin-zip.ts";
