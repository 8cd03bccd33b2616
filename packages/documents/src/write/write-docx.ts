import type { ResumeOutline } from "@taiyari/domain/export";
import { strToU8, zipSync, type Zippable } from "fflate";
import { type DocxLook, marginOf, PAPER } from "./docx-look.ts";
import {
  appPropertiesPart,
  contentTypesPart,
  corePropertiesPart,
  documentRelations,
  packageRelations,
  settingsPart,
} from "./package-parts.ts";
import { bodyOf } from "./paragraphs.ts";
import { fontTablePart, numberingPart, stylesPart } from "./styles-part.ts";
import { RELATIONS, WORD, XML_HEAD } from "./xml-text.ts";

/** The first day a ZIP can tell, in local time as ZIPs have it: the same bytes on any day and any machine. */
const ZIP_DATE = new Date(1980, 0, 1);

/**
 * Writes an outline as a Word document: one column, Word's own heading and list styles, dates at the right edge,
 * links that open. The same outline and look give the same bytes.
 *
 * Every text of the outline is in it, but for characters that XML cannot hold. There are no pictures, no tables and
 * no text boxes: what machines stumble over.
 */
export function writeDocx(outline: ResumeOutline, look: DocxLook): Uint8Array<ArrayBuffer> {
  const { xml, addresses } = bodyOf(outline, look);
  const { width, height } = PAPER[look.paper];
  const margin = marginOf(look.margins);
  const page = `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="360" w:footer="360" w:gutter="0"/></w:sectPr>`;
  const parts = {
    "[Content_Types].xml": contentTypesPart(),
    "_rels/.rels": packageRelations(),
    "word/document.xml": `${XML_HEAD}<w:document ${WORD} ${RELATIONS}><w:body>${xml}${page}</w:body></w:document>`,
    "word/_rels/document.xml.rels": documentRelations(addresses),
    "word/styles.xml": stylesPart(look),
    "word/numbering.xml": numberingPart(),
    "word/settings.xml": settingsPart(look),
    "word/fontTable.xml": fontTablePart(),
    "docProps/core.xml": corePropertiesPart(outline, look),
    "docProps/app.xml": appPropertiesPart(),
  };
  const entries = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  const files: Zippable = Object.fromEntries(entries);
  return new Uint8Array(zipSync(files, { level: 9, mtime: ZIP_DATE }));
}
