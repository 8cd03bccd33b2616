import type { SourcePage, TextRun } from "../../resume/document.ts";
import type { Piece } from "../line/line.ts";
import { cleanText } from "./clean-text.ts";
import { drawnBullets } from "./drawn-bullets.ts";
import { isBulletFont, isIconFont } from "./icon-fonts.ts";
import { joinLooseAccents } from "./loose-accents.ts";
import { raiseMarked } from "./marked-headings.ts";
import { texText } from "./tex-text.ts";

export interface CleanRuns {
  /** Upright text in the order of the file. */
  readonly pieces: readonly Piece[];
  /** Text set at an angle: decoration, kept apart. */
  readonly oblique: readonly Piece[];
  /** Text that nobody can see, kept apart. */
  readonly hidden: readonly Piece[];
  readonly icons: number;
  readonly unreadable: number;
}

/** Runs of the same text closer than this are one word printed twice to look bold. Points. */
const OVERPRINT_DISTANCE = 1;

/** More turned than this, in degrees, is decoration. */
const LEVEL_ANGLE = 5;

/** Dots or dashes across a column: a line drawn with letters. */
const LEADER = /^[\s._=~·–—-]{8,}$/u;

/** Three blanks or more within a run stand for a tab. */
const WIDE_BLANK = / {3,}/u;

/**
 * The runs of one page as words: without icons, blanks and second prints, ligatures taken apart.
 * A run that spans a tab is cut there, its parts placed by their share of the letters.
 */
export function cleanRuns(page: SourcePage): CleanRuns {
  const pieces: Piece[] = [];
  const oblique: Piece[] = [];
  const hidden: Piece[] = [];
  const seen = new Map<string, { index: number; x: number; baseline: number }[]>();
  let icons = 0;
  let unreadable = 0;
  let afterBlank = false;

  const bullets = drawnBullets(page);
  for (const [order, run] of page.runs.entries()) {
    if (!isPlaced(run)) continue;
    const bullet = bullets.get(order);
    if (bullet) pieces.push({ ...styleOf(bullet), text: "•", order, afterBlank: true });
    const clean =
      isIconFont(run.font) || isLetterForPicture(run, page.runs[order + 1])
        ? pictured(run.text)
        : cleanText(texText(bulletText(run), run.font));
    icons += clean.icons;
    unreadable += clean.unreadable;
    if (clean.text.trim() === "" || LEADER.test(clean.text)) {
      afterBlank = true;
      continue;
    }
    for (const part of cutAtTabs(run, clean.text)) {
      const text = part.text.trimEnd();
      const blankBefore = afterBlank || text !== text.trimStart();
      afterBlank = text !== part.text;
      const piece: Piece = {
        ...styleOf(run),
        text: text.trimStart(),
        x: part.x,
        right: part.right,
        order,
        afterBlank: blankBefore,
      };
      if (run.hidden) {
        hidden.push(piece);
        continue;
      }
      if (Math.abs(run.angle) > LEVEL_ANGLE) {
        oblique.push(piece);
        continue;
      }
      const twins = seen.get(piece.text) ?? [];
      const twin = twins.find((other) => isSamePlace(other, piece));
      if (twin) {
        const first = pieces[twin.index];
        if (first) pieces[twin.index] = { ...first, bold: true };
        continue;
      }
      twins.push({ index: pieces.length, x: piece.x, baseline: piece.baseline });
      if (twins.length === 1) seen.set(piece.text, twins);
      pieces.push(piece);
    }
  }
  return { pieces: joinLooseAccents(raiseMarked(pieces)), oblique, hidden, icons, unreadable };
}

function styleOf(run: TextRun): Omit<Piece, "text" | "order" | "afterBlank"> {
  return {
    x: run.x,
    right: run.x + run.width,
    baseline: run.baseline,
    size: Math.round(Math.abs(run.size) * 10) / 10,
    bold: run.bold,
    italic: run.italic,
    font: run.font,
  };
}

function isPlaced(run: TextRun): boolean {
  return [run.x, run.baseline, run.width, run.size].every(Number.isFinite);
}

/** Characters of an icon font, as far as there were any. */
function pictured(text: string) {
  return { text: "", icons: text.replaceAll(/\s/gu, "").length, unreadable: 0 };
}

/**
 * True for one letter of another size set against an e-mail address: what is there where a font without pictures
 * took the place of the one that had the envelope.
 */
function isLetterForPicture(run: TextRun, next: TextRun | undefined): boolean {
  return (
    next !== undefined &&
    /^\p{L}$/u.test(run.text) &&
    /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u.test(next.text.trim()) &&
    Math.abs(run.size - next.size) > next.size * 0.05 &&
    Math.abs(run.baseline - next.baseline) < 1 &&
    Math.abs(next.x - run.x - run.width) < 1
  );
}

/** A single character of a symbol font is a bullet, whatever letter it is stored as. */
function bulletText(run: TextRun): string {
  return isBulletFont(run.font) && run.text.trim().length === 1 ? "•" : run.text;
}

function isSamePlace(a: { x: number; baseline: number }, b: Piece): boolean {
  return (
    Math.abs(a.x - b.x) < OVERPRINT_DISTANCE &&
    Math.abs(a.baseline - b.baseline) < OVERPRINT_DISTANCE
  );
}

function cutAtTabs(run: TextRun, text: string): { text: string; x: number; right: number }[] {
  const width = Math.abs(run.width);
  if (!WIDE_BLANK.test(text.trim())) return [{ text, x: run.x, right: run.x + width }];
  const parts: { text: string; x: number; right: number }[] = [];
  const perLetter = width / text.length;
  let at = 0;
  for (const stretch of text.split(/( {3,})/u)) {
    if (stretch.trim() !== "") {
      parts.push({
        text: stretch,
        x: run.x + at * perLetter,
        right: run.x + (at + stretch.length) * perLetter,
      });
    }
    at += stretch.length;
  }
  return parts;
}
