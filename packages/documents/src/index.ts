/**
 * What a file holds, by its bytes: PDF, DOCX and DOC become a `SourceDocument`. The same code in Node and in a browser.
 */
export { prepareThread } from "./pdf/prepare-thread.ts";
export { readSource } from "./read-source.ts";
export { createSniffer, type FileKind, sniff, type Sniffer } from "./sniff.ts";
