import { headerDates } from "../patterns/header-dates.ts";
import type { NumberedLine } from "../line/line.ts";
import { bulletEnd, textX } from "../patterns/bullets.ts";

/** What heads an entry has no more words. */
const MOST_WORDS = 10;

/**
 * The bullets that head entries, as LaTeX classes set them: "• Acme   Pune" above a dated line that begins where the
 * bullet's text does. Several of them, or one that begins its section; [] where bullets only describe.
 */
export function outerHeads(lines: readonly NumberedLine[]): ReadonlySet<NumberedLine> {
  const heads = lines.filter((line, i) => {
    const next = lines[i + 1];
    return (
      next !== undefined &&
      bulletEnd(line.text) > 0 &&
      bulletEnd(next.text) === 0 &&
      headerDates(line).length === 0 &&
      headerDates(next).length > 0 &&
      Math.abs(next.x - textX(line)) < 3 &&
      line.text.split(/\s+/u).length <= MOST_WORDS &&
      !/[.;:]\s*$/u.test(line.text)
    );
  });
  return new Set(heads.length > 1 || heads[0] === lines[0] ? heads : []);
}
