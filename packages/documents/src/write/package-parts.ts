import type { ResumeOutline } from "@taiyari/domain/export";
import type { DocxLook } from "./docx-look.ts";
import { WORD, XML_HEAD, xmlText } from "./xml-text.ts";

const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** Parts of the document beside itself: name of the relationship's type and of the part. */
const PARTS = ["styles", "numbering", "settings", "fontTable"] as const;

/** `[Content_Types].xml`. Source: ECMA-376 part 2, 10.1.2.2. */
export function contentTypesPart(): string {
  const own = [
    override("word/document.xml", `${WORD_TYPE}.document.main+xml`),
    ...PARTS.map((name) => override(`word/${name}.xml`, `${WORD_TYPE}.${name}+xml`)),
    override("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"),
    override(
      "docProps/app.xml",
      "application/vnd.openxmlformats-officedocument.extended-properties+xml",
    ),
  ];
  return `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${own.join("")}</Types>`;
}

function override(part: string, type: string): string {
  return `<Override PartName="/${part}" ContentType="${type}"/>`;
}

/** `_rels/.rels`. */
export function packageRelations(): string {
  return relations([
    { id: "rId1", type: `${OFFICE}/relationships/officeDocument`, target: "word/document.xml" },
    {
      id: "rId2",
      type: `${PACKAGE}/relationships/metadata/core-properties`,
      target: "docProps/core.xml",
    },
    { id: "rId3", type: `${OFFICE}/relationships/extended-properties`, target: "docProps/app.xml" },
  ]);
}

/** `word/_rels/document.xml.rels`: the other parts, and the addresses of links. */
export function documentRelations(addresses: readonly string[]): string {
  return relations([
    ...PARTS.map((name, i) => ({
      id: `rId${i + 1}`,
      type: `${OFFICE}/relationships/${name}`,
      target: `${name}.xml`,
    })),
    ...addresses.map((address, i) => ({
      id: `link${i + 1}`,
      type: `${OFFICE}/relationships/hyperlink`,
      target: address,
      isExternal: true,
    })),
  ]);
}

interface RelationParts {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly isExternal?: boolean;
}

function relations(all: readonly RelationParts[]): string {
  const written = all.map(({ id, type, target, isExternal = false }) => {
    const mode = isExternal ? ' TargetMode="External"' : "";
    return `<Relationship Id="${id}" Type="${type}" Target="${xmlText(target)}"${mode}/>`;
  });
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${written.join("")}</Relationships>`;
}

/** `word/settings.xml`: laid out as Word 2013 and later do. */
export function settingsPart({ language }: DocxLook): string {
  const mode = `<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>`;
  return `${XML_HEAD}<w:settings ${WORD}><w:defaultTabStop w:val="720"/>${mode}<w:themeFontLang w:val="${xmlText(language)}"/></w:settings>`;
}

/** `docProps/core.xml`: title, author and language. There is no date in it, so that the same resume is the same file. */
export function corePropertiesPart({ name }: ResumeOutline, look: DocxLook): string {
  const { language, kind = "Resume" } = look;
  const title = name === "" ? kind : `${name} – ${kind}`;
  return `${XML_HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(name)}</dc:creator><dc:language>${xmlText(language)}</dc:language></cp:coreProperties>`;
}

/** `docProps/app.xml`. */
export function appPropertiesPart(): string {
  return `${XML_HEAD}<Properties xmlns="${OFFICE}/extended-properties"><Application>Taiyari</Application></Properties>`;
}
