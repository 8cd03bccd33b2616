import type { Reading, ReadLine } from "@taiyari/domain/resume";

/** A line that a machine reads and a person cannot see. */
export interface HiddenLine {
  readonly line: ReadLine;
  /** Why nobody sees it: "Off the page". */
  readonly why: string;
  /** It has a place on the page that can be shown. */
  readonly isOnPage: boolean;
}

/** Letters smaller and narrower than this, in points, are too small to read: as the reader of PDF files has it. */
const SMALLEST_SIZE = 2;
const NARROWEST_LETTER = 1.2;

/** The lines nobody can see, in the order of their numbers; [] for a file without hidden text. */
export function hiddenLinesOf({ lines, pages }: Reading): HiddenLine[] {
  return lines
    .filter(({ hidden }) => hidden)
    .map((line) => {
      const page = pages[line.page - 1];
      const isOnPage = !page || !isOffPage(line, page);
      return { line, why: whyHidden(line, isOnPage), isOnPage };
    });
}

/** Whether all of a line stands outside of its page. */
export function isOffPage(
  { x, y, width, height }: ReadLine,
  page: { readonly width: number; readonly height: number },
): boolean {
  return x + width < 0 || x > page.width || y + height < 0 || y > page.height;
}

function whyHidden({ size, width, text }: ReadLine, isOnPage: boolean): string {
  if (!isOnPage) return "Off the page";
  if (size < SMALLEST_SIZE && width / text.length < NARROWEST_LETTER) return "Too small to read";
  return "No visible ink";
}
