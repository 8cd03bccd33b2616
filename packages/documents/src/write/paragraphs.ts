import type {
  OutlineEntry,
  OutlineLine,
  OutlineLink,
  OutlineSection,
  ResumeOutline,
} from "@taiyari/domain/export";
import type { Run } from "@taiyari/domain/rich";
import { type DocxLook, spacingOf, textWidth } from "./docx-look.ts";
import { xmlText } from "./xml-text.ts";

/** Ids of the styles that paragraphs name. */
export type ParagraphStyle =
  | "Title"
  | "Subtitle"
  | "Contact"
  | "Heading1"
  | "Heading2"
  | ListStyle
  | "Normal";

/** Of points, by how deep they are. */
type ListStyle = "ListBullet" | "ListBullet2" | "ListBullet3";

/** The style of a point at a level from 0. */
const LIST_STYLES: readonly ListStyle[] = ["ListBullet", "ListBullet2", "ListBullet3"];

/** Ids of the styles that words name. */
type WordStyle = "Beside" | "Dates" | "Hyperlink" | "Strong";

/** What stands in a document's body, and the addresses its links lead to. */
export interface DocxBody {
  readonly xml: string;
  /** Each once; the relationship of the first is "link1". */
  readonly addresses: readonly string[];
}

/** Writes an outline as the paragraphs of a Word document. */
export function bodyOf(outline: ResumeOutline, look: DocxLook): DocxBody {
  const addresses: string[] = [];

  function link({ text, url }: OutlineLink): string {
    return url === "" ? words(text) : linked(words(text, "Hyperlink"), url);
  }

  function linked(content: string, url: string): string {
    const known = addresses.indexOf(url);
    const place = known < 0 ? addresses.push(url) : known + 1;
    return `<w:hyperlink r:id="link${place}" w:history="1">${content}</w:hyperlink>`;
  }

  function line({ text, isBullet, level = 0, runs }: OutlineLine): string {
    const style = isBullet ? (LIST_STYLES[level] ?? "ListBullet") : "Normal";
    return paragraph(style, runs ? runs.map(run).join("") : words(text));
  }

  function run({ text, url, ...looks }: Run): string {
    return url === ""
      ? words(text, undefined, looks)
      : linked(words(text, "Hyperlink", looks), url);
  }

  function links(all: readonly OutlineLink[], style: ParagraphStyle): string {
    return all.length === 0 ? "" : paragraph(style, all.map(link).join(words(" | ")));
  }

  function section({ heading, entries }: OutlineSection): string {
    const head = heading === "" ? "" : paragraph("Heading1", words(heading));
    return head + entries.map(entry).join("");
  }

  function entry({
    title,
    subtitle,
    dates,
    links: addressesOf,
    lines,
    tags,
  }: OutlineEntry): string {
    return [
      headOf(title, subtitle.join(", "), dates, look),
      links(addressesOf, "Normal"),
      ...lines.map(line),
      ...tags.map(({ label, words: tagged }) =>
        paragraph("Normal", words(`${label}: `, "Strong") + words(tagged.join(", "))),
      ),
    ].join("");
  }

  const xml = [
    outline.name === "" ? "" : paragraph("Title", words(outline.name)),
    outline.title === "" ? "" : paragraph("Subtitle", words(outline.title)),
    links(outline.contacts, "Contact"),
    ...outline.sections.map(section),
  ].join("");
  return { xml: xml === "" ? paragraph("Normal", "") : xml, addresses };
}

/** The first line of an entry, its dates at the right edge; where all would not fit in one line, dates have their own. */
function headOf(title: string, beside: string, dates: string, look: DocxLook): string {
  if (title === "" && beside === "" && dates === "") return "";
  const comma = title !== "" && beside !== "" ? ", " : "";
  const parts = [
    title === "" ? "" : words(title),
    beside === "" ? "" : words(comma + beside, "Beside"),
  ].join("");
  if (dates === "") return paragraph("Heading2", parts);
  if (parts !== "" && !fitsLine(title + comma + beside + dates, look)) {
    return (
      paragraph("Heading2", parts) + paragraph("Normal", words(dates, "Dates"), "<w:keepNext/>")
    );
  }
  return paragraph("Heading2", `${parts}<w:r><w:tab/></w:r>${words(dates, "Dates")}`);
}

/** How wide a letter is on the average, as a share of the size of the face: a little more than Calibri's bold. */
const LETTER_SHARE = 0.56;
/** Letters between a title and its dates. */
const GAP = 4;

function fitsLine(text: string, look: DocxLook): boolean {
  const size = spacingOf(look).size / 2;
  return (text.length + GAP) * size * LETTER_SHARE * 20 < textWidth(look);
}

function paragraph(style: ParagraphStyle, content: string, more = ""): string {
  const named = style === "Normal" ? "" : `<w:pStyle w:val="${style}"/>`;
  const properties = named + more;
  return `<w:p>${properties === "" ? "" : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
}

function words(text: string, style?: WordStyle, look?: Pick<Run, "bold" | "italic">): string {
  const parts = [
    style ? `<w:rStyle w:val="${style}"/>` : "",
    look?.bold ? "<w:b/><w:bCs/>" : "",
    look?.italic ? "<w:i/><w:iCs/>" : "",
  ].join("");
  const properties = parts === "" ? "" : `<w:rPr>${parts}</w:rPr>`;
  return `<w:r>${properties}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;
}
