import {
  COMPLEX_FACE,
  type DocxLook,
  EAST_ASIAN_FACE,
  FACES,
  FONTS,
  sized,
  spacingOf,
  textWidth,
} from "./docx-look.ts";
import { WORD, XML_HEAD, xmlText } from "./xml-text.ts";

/** A colour for dates and what stands beside a title: dark enough to be read. */
const QUIET = "404040";
const LINK = "0563C1";

/** `word/styles.xml`: Word's own styles, so that a person can change the look of all headings at once. */
export function stylesPart(look: DocxLook): string {
  const { heading, text } = FONTS[look.fonts];
  const space = spacingOf(look);
  const accent = accentOf(look);
  const language = xmlText(look.language);
  const head = (size: number, more = "") => `${faces(heading)}<w:b/><w:bCs/>${more}${sizes(size)}`;
  const styles = [
    style("paragraph", "Normal", "Normal", { isDefault: true, isQuick: true }),
    style("paragraph", "Title", "Title", {
      paragraph: `<w:keepNext/><w:spacing w:before="0" w:after="${space.after}"/>`,
      run: head(sized(44, look), colour(accent)),
      next: "Normal",
      isQuick: true,
    }),
    style("paragraph", "Subtitle", "Subtitle", {
      paragraph: `<w:keepNext/><w:spacing w:before="0" w:after="${space.after}"/>`,
      run: colour(QUIET) + sizes(space.size + 5),
      next: "Normal",
      isQuick: true,
    }),
    style("paragraph", "Contact", "Contact", { isQuick: true }),
    style("paragraph", "Heading1", "heading 1", {
      paragraph: `<w:keepNext/><w:keepLines/><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="${accent}"/></w:pBdr><w:spacing w:before="${space.section}" w:after="${space.after + 20}"/><w:outlineLvl w:val="0"/>`,
      run: head(space.size + 5, colour(accent)),
      next: "Normal",
      isQuick: true,
    }),
    style("paragraph", "Heading2", "heading 2", {
      paragraph: `<w:keepNext/><w:keepLines/><w:tabs><w:tab w:val="right" w:pos="${textWidth(look)}"/></w:tabs><w:spacing w:before="${space.entry}" w:after="${space.after}"/><w:outlineLvl w:val="1"/>`,
      run: head(space.size + 1),
      next: "Normal",
      isQuick: true,
    }),
    ...["", "2", "3"].map((number, level) =>
      style("paragraph", `ListBullet${number}`, `List Bullet ${number}`.trim(), {
        paragraph: `<w:numPr>${level === 0 ? "" : `<w:ilvl w:val="${level}"/>`}<w:numId w:val="1"/></w:numPr><w:contextualSpacing/>`,
        isQuick: true,
      }),
    ),
    style("character", "DefaultParagraphFont", "Default Paragraph Font", { isDefault: true }),
    style("character", "Strong", "Strong", { run: "<w:b/><w:bCs/>", isQuick: true }),
    style("character", "Beside", "Beside", {
      run: `${faces(text)}<w:b w:val="0"/><w:bCs w:val="0"/>${colour(QUIET)}`,
    }),
    style("character", "Dates", "Dates", {
      run: `${faces(text)}<w:b w:val="0"/><w:bCs w:val="0"/>${colour(QUIET)}${sizes(space.size)}`,
    }),
    style("character", "Hyperlink", "Hyperlink", { run: `${colour(LINK)}<w:u w:val="single"/>` }),
  ];
  const defaults = `<w:docDefaults><w:rPrDefault><w:rPr>${faces(text)}${sizes(space.size)}<w:lang w:val="${language}" w:eastAsia="zh-CN" w:bidi="hi-IN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="${space.after}" w:line="${space.line}" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>`;
  return `${XML_HEAD}<w:styles ${WORD}>${defaults}${styles.join("")}</w:styles>`;
}

/** `word/fontTable.xml`: what stands in for a face where it is not to be had. */
export function fontTablePart(): string {
  const fonts = FACES.map(
    ({ name, instead }) => `<w:font w:name="${name}"><w:altName w:val="${instead}"/></w:font>`,
  );
  return `${XML_HEAD}<w:fonts ${WORD}>${fonts.join("")}</w:fonts>`;
}

/** What a point begins with, by its level. */
const LIST_MARKS = ["•", "–", "▪"];

/** `word/numbering.xml`: one list of bullets with three levels. */
export function numberingPart(): string {
  const levels = LIST_MARKS.map((mark, level) => {
    const styleId = level === 0 ? "ListBullet" : `ListBullet${level + 1}`;
    return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="${styleId}"/><w:lvlText w:val="${mark}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${284 * (level + 1)}" w:hanging="227"/></w:pPr></w:lvl>`;
  });
  return `${XML_HEAD}<w:numbering ${WORD}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${levels.join("")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
}

interface StyleParts {
  /** XML inside the paragraph's and the run's properties, in the order the schema has it. */
  readonly paragraph?: string;
  readonly run?: string;
  readonly next?: string;
  readonly isDefault?: boolean;
  /** Whether Word shows it in its gallery. */
  readonly isQuick?: boolean;
}

function style(
  type: "paragraph" | "character",
  id: string,
  name: string,
  { paragraph = "", run = "", next = "", isDefault = false, isQuick = false }: StyleParts,
): string {
  const base = type === "paragraph" ? "Normal" : "DefaultParagraphFont";
  const isOwn = id === "Contact" || id === "Beside" || id === "Dates";
  return [
    `<w:style w:type="${type}"${isDefault ? ' w:default="1"' : ""}${isOwn ? ' w:customStyle="1"' : ""} w:styleId="${id}">`,
    `<w:name w:val="${name}"/>`,
    isDefault ? "" : `<w:basedOn w:val="${base}"/>`,
    next === "" ? "" : `<w:next w:val="${next}"/>`,
    isQuick ? "<w:qFormat/>" : "",
    paragraph === "" ? "" : `<w:pPr>${paragraph}</w:pPr>`,
    run === "" ? "" : `<w:rPr>${run}</w:rPr>`,
    "</w:style>",
  ].join("");
}

function faces(name: string): string {
  return `<w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:eastAsia="${EAST_ASIAN_FACE}" w:cs="${COMPLEX_FACE}"/>`;
}

function sizes(halfPoints: number): string {
  return `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
}

function colour(hex: string): string {
  return `<w:color w:val="${hex}"/>`;
}

/** "#0f6b6b" → "0F6B6B"; black for what is no colour. */
function accentOf({ accent }: DocxLook): string {
  return /^#[0-9a-f]{6}$/iu.test(accent) ? accent.slice(1).toUpperCase() : "000000";
}
