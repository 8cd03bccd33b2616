import { strToU8, zipSync } from "fflate";

export interface MadeDocx {
  /** What stands inside `w:body`. */
  readonly body: string;
  /** Further parts by name: "word/styles.xml". */
  readonly parts?: Readonly<Record<string, string>>;
  /** Relationships of the document: id → type and target. */
  readonly relations?: Readonly<Record<string, { readonly type: string; readonly target: string }>>;
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Writes a DOCX with the given body. */
export function makeDocx({ body, parts = {}, relations = {} }: MadeDocx): Uint8Array<ArrayBuffer> {
  const links = Object.entries(relations).map(([id, { type, target }]) => {
    const mode = target.includes("://") ? 'TargetMode="External"' : "";
    return `<Relationship Id="${id}" Type="${TYPE}/${type}" Target="${target}" ${mode}/>`;
  });
  const files = {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relationships(
      `<Relationship Id="r1" Type="${TYPE}/officeDocument" Target="word/document.xml"/>`,
    ),
    "word/_rels/document.xml.rels": relationships(links.join("")),
    "word/document.xml": `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}

/** A paragraph of one run. `pPr` and `rPr` are the XML inside those elements. */
export function paragraph(text: string, { pPr = "", rPr = "" } = {}): string {
  return `<w:p><w:pPr>${pPr}</w:pPr><w:r><w:rPr>${rPr}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

function relationships(links: string): string {
  return `<Relationships>${links}</Relationships>`;
}
