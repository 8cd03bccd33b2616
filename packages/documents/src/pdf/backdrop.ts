import type { Box } from "@taiyari/domain/resume";
import { type Colour, isLost, laidOver, WHITE } from "./colours.ts";

/** Something painted on a page before the letters that stand on it. */
interface Painted {
  readonly box: Box;
  /** Null for what has no one colour: a pattern, a shading, a mixture. */
  readonly colour: Colour | null;
  /** False where the shape is not the whole box: a circle, a frame, what a round clip leaves of a bar. */
  readonly isWhole: boolean;
}

/** What is beneath the letters of a page: white paper, and what was painted on it so far. */
export interface Backdrop {
  readonly paint: (painted: Painted) => void;
  /** Whether letters there cannot be distinguished from what is beneath. In doubt they can. */
  readonly hides: (letters: Colour, alpha: number, place: Box) => boolean;
}

/** A page drawn from more pieces is a picture, and nothing on it is taken for hidden. */
const MOST_PIECES = 3_000;

/** Thinner than this, in points, is a line and no ground to write on. */
const THINNEST_GROUND = 3;

/** Fainter letters than this leave no trace on paper. */
export const FAINTEST = 0.06;

/**
 * A page that nothing is painted on yet.
 *
 * @param pictures  where pictures stand: letters on one are always taken for seen
 */
export function emptyBackdrop(pictures: readonly Box[]): Backdrop {
  const pieces: Painted[] = [];
  const colours = new Map<string, Colour>([["white", WHITE]]);
  /** Letters' colours that some colour of the page would hide, as far as they were asked for. */
  let risky = new Map<Colour, boolean>();
  let isPicture = false;

  function paint(painted: Painted): void {
    const { box, colour } = painted;
    if (Math.min(box.width, box.height) < THINNEST_GROUND) return;
    if (pieces.length >= MOST_PIECES) isPicture = true;
    else pieces.push(painted);
    if (!colour || colours.has(colour.join())) return;
    colours.set(colour.join(), colour);
    risky = new Map();
  }

  function isRisky(letters: Colour): boolean {
    const known = risky.get(letters);
    if (known !== undefined) return known;
    const answer = [...colours.values()].some((colour) => isLost(letters, colour));
    risky.set(letters, answer);
    return answer;
  }

  function hides(letters: Colour, alpha: number, place: Box): boolean {
    if (isPicture) return false;
    if (alpha < FAINTEST) return !pictures.some((picture) => holds(picture, place));
    // Black on white, as nearly all text is: there is nothing to look up.
    if (alpha === 1 && !isRisky(letters)) return false;
    if (pictures.some((picture) => holds(picture, place))) return false;
    const beneath = pieces.filter(({ box }) => holds(box, place));
    const ground = beneath.findLastIndex(({ isWhole, colour }) => isWhole && colour !== null);
    const paper = beneath[ground]?.colour ?? WHITE;
    const isSure = beneath
      .slice(ground + 1)
      .every(({ colour }) => colour !== null && isLost(laidOver(letters, colour, alpha), colour));
    return isSure && isLost(laidOver(letters, paper, alpha), paper);
  }

  return { paint, hides };
}

/** Whether the middle of a place lies in a box. */
function holds(box: Box, place: Box): boolean {
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}
