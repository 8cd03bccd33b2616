import { readLines } from "../read/layout/read-lines.ts";
import { readLinks } from "../read/fields/links.ts";
import type { SourceDocument } from "../document.ts";

/** How a web address is called: "LinkedIn", "GitHub", "Website". Read as it would be in the head of a resume. */
export function linkLabel(url: string): string {
  const [x, size] = [50, 10];
  const run = { text: url, x, baseline: 60, width: url.length * 5, size, font: "", angle: 0 };
  const document: SourceDocument = {
    format: "pdf",
    pages: [
      {
        width: x + run.width + x,
        height: 842,
        runs: [{ ...run, bold: false, italic: false }],
        links: [],
        images: [],
        rules: [],
      },
    ],
    producer: "",
    tagged: false,
  };
  const { lines } = readLines(document);
  return readLinks(document, lines, new Set(lines))[0]?.value.label ?? "Website";
}
