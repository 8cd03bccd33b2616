import type { LookOfLine } from "../../resume/reading.ts";
import type { SourceLink } from "../../resume/document.ts";
import { linkAddress } from "../../rich/link-address.ts";
import type { Line, Span } from "./line.ts";

/** A link belongs to letters that it covers for at least this share of their width. */
const COVERED = 0.5;

/**
 * Where a line has bold or italic letters, and words that lead somewhere.
 *
 * @param links  of the line's page
 */
export function looksOfLine(line: Line, links: readonly SourceLink[]): readonly LookOfLine[] {
  const styled = line.spans.flatMap((span): LookOfLine[] => {
    const { from, to, bold, italic } = span;
    if (!bold && !italic) return [];
    return [{ from, to, ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) }];
  });
  const linked = links
    .filter(
      (link) => link.y <= line.baseline && link.y + link.height >= line.baseline - line.size / 2,
    )
    .flatMap((link) => linkIn(line, link) ?? []);
  return [...styled, ...linked];
}

/** The letters of a line that a link covers, as far as widths of letters are known; null for none. */
function linkIn(line: Line, { x, width, url }: SourceLink): LookOfLine | null {
  const address = linkAddress(url);
  if (address === "") return null;
  const covered = line.spans.flatMap((span) => coveredBy(span, x, x + width) ?? []);
  const [first] = covered;
  const last = covered.at(-1);
  if (!first || !last) return null;
  const [from, to] = wholeWords(line.text, first.from, last.to);
  return from < to ? { from, to, url: address } : null;
}

function coveredBy(span: Span, left: number, right: number): { from: number; to: number } | null {
  const letters = span.to - span.from;
  if (letters === 0 || span.right <= left || span.x >= right) return null;
  const width = (span.right - span.x) / letters;
  const from = span.from + Math.max(0, Math.ceil((left - span.x) / width - COVERED));
  const to = span.from + Math.min(letters, Math.floor((right - span.x) / width + COVERED));
  return from < to ? { from, to } : null;
}

/** Letters are of different widths: the words that are covered for more than half of them. */
function wholeWords(text: string, from: number, to: number): readonly [number, number] {
  const words = [...text.matchAll(/\S+/gu)].filter(({ index, 0: word }) => {
    const shared = Math.min(index + word.length, to) - Math.max(index, from);
    return shared > word.length * COVERED;
  });
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return [0, 0];
  const end = last.index + last[0].replace(/[.,;:!?)]+$/u, "").length;
  return [first.index, end];
}
