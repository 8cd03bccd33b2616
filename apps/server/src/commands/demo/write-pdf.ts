export interface PdfLine {
  readonly text: string;
  readonly style: "name" | "heading" | "strong" | "plain" | "bullet";
}

/** Size and the space above a line, in points, and the font's number. */
const STYLES = {
  name: { size: 20, above: 6, font: 2, indent: 0 },
  heading: { size: 12, above: 14, font: 2, indent: 0 },
  strong: { size: 10.5, above: 7, font: 2, indent: 0 },
  plain: { size: 10.5, above: 3, font: 1, indent: 0 },
  bullet: { size: 10.5, above: 3, font: 1, indent: 12 },
} as const;

const LEFT = 56;
const TOP = 790;
/** The bullet sign in Windows-1252, the encoding of the page's fonts. */
const BULLET = String.raw`\225`;

/** Writes a one-page PDF with a resume's lines below each other, in a font every reader has. */
export function writePdf(lines: readonly PdfLine[]): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R " +
      "/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    streamOf(showLines(lines)),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.7\n";
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, "latin1"));
}

function showLines(lines: readonly PdfLine[]): string {
  let y = TOP;
  const shown = lines.map(({ text, style }) => {
    const { size, above, font, indent } = STYLES[style];
    y -= above + size;
    const words = style === "bullet" ? `${BULLET} ${escapeText(text)}` : escapeText(text);
    return `BT /F${font} ${size} Tf 1 0 0 1 ${LEFT + indent} ${y} Tm (${words}) Tj ET`;
  });
  return shown.join("\n");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\()]/g, String.raw`\$&`);
}

function streamOf(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}
