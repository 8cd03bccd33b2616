/** Text on a made page; `y` is the baseline from the page's lower edge, as PDF counts. Points. */
interface MadeText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly font?: "Helvetica" | "Helvetica-Bold" | "Times-Italic";
}

export interface MadePage {
  readonly texts?: readonly MadeText[];
  readonly links?: readonly { readonly url: string; readonly rect: readonly number[] }[];
  /** Content stream commands put in front of the text. */
  readonly drawing?: string;
  readonly rotate?: 0 | 90 | 180 | 270;
}

export interface MadePdf {
  readonly pages: readonly MadePage[];
  readonly producer?: string;
  /** Adds the marks of a tagged file. */
  readonly tagged?: boolean;
  /** Objects added as they are; they may be referred to as `/Extra0`, `/Extra1` … among the XObjects. */
  readonly xObjects?: readonly string[];
  /** Fonts added as they are, called `/Own0`, `/Own1` …; each is the font's dictionary. */
  readonly fonts?: readonly string[];
}

const FONTS = ["Helvetica", "Helvetica-Bold", "Times-Italic"] as const;
const A4 = "[0 0 595 842]";

/** Writes a small, valid, uncompressed PDF with text in the standard fonts, which it does not embed. */
export function makePdf(file: MadePdf): Uint8Array<ArrayBuffer> {
  const { pages, producer, tagged = false, xObjects = [], fonts = [] } = file;
  const objects: string[] = [];
  const add = (body: string) => `${objects.push(body)} 0 R`;

  const catalog = add("");
  const tree = add("");
  const fontRefs = [
    ...FONTS.map(
      (name, index) =>
        `/F${index} ${add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)}`,
    ),
    ...fonts.map((font, index) => `/Own${index} ${add(font)}`),
  ];
  const xObjectRefs = xObjects.map((body, index) => `/Extra${index} ${add(body)}`);
  const resources = add(
    `<< /Font << ${fontRefs.join(" ")} >> /XObject << ${xObjectRefs.join(" ")} >> >>`,
  );

  const kids = pages.map(({ texts = [], links = [], drawing = "", rotate = 0 }) => {
    const content = `${drawing}\n${texts.map(showText).join("\n")}`;
    const contents = add(stream("", content));
    const annotations = links.map(({ url, rect }) =>
      add(
        `<< /Type /Annot /Subtype /Link /Rect [${rect.join(" ")}] /A << /S /URI /URI (${escape(url)}) >> >>`,
      ),
    );
    return add(
      `<< /Type /Page /Parent ${tree} /MediaBox ${A4} /Rotate ${rotate} /Resources ${resources} ` +
        `/Contents ${contents} /Annots [${annotations.join(" ")}] >>`,
    );
  });
  const structure = add("<< /Type /StructTreeRoot /K [] >>");
  const info = add(producer === undefined ? "<< >>" : `<< /Producer (${escape(producer)}) >>`);

  const tags = tagged ? `/MarkInfo << /Marked true >> /StructTreeRoot ${structure}` : "";
  objects[0] = `<< /Type /Catalog /Pages ${tree} ${tags} >>`;
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(" ")}] >>`;
  return assemble(objects, `/Root ${catalog} /Info ${info}`);
}

/** A stream object's body. `entries` are further entries of its dictionary. */
export function stream(entries: string, content: string): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function showText({ text, x, y, size = 10, font = "Helvetica" }: MadeText): string {
  return `BT /F${FONTS.indexOf(font)} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escape(text)}) Tj ET`;
}

function escape(text: string): string {
  return text.replaceAll(/[\\()]/g, (letter) => `\\${letter}`);
}

function assemble(objects: readonly string[], trailer: string): Uint8Array<ArrayBuffer> {
  let file = "%PDF-1.7\n";
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.codePointAt(0) ?? 0);
}
