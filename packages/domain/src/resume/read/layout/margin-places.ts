import { findDates } from "../fields/dates.ts";
import { isLocation } from "../lexicon/places.ts";
import type { Fragment } from "./line.ts";

/** A mark of a list, alone or before its text. */
const MARK = /^[•‣◦▪▫●○■□◆▶▸➢›–-](?:\s|$)/u;

/**
 * Rows where a place in the margin, below its dates, stands beside the first bullet of what they date: parted, so that
 * the place belongs to what stands above and the bullet to what stands below.
 */
export function partMarginPlaces(rows: readonly Fragment[][]): Fragment[][] {
  return rows.flatMap((row, i) => {
    const [place, mark] = row;
    const above = rows[i - 1]?.[0];
    const isUnderDate =
      place !== undefined &&
      mark !== undefined &&
      above !== undefined &&
      place.x < above.right &&
      place.right > above.x &&
      place.baseline - above.baseline < above.size * 2 &&
      MARK.test(mark.text) &&
      isLocation(place.text) &&
      findDates(above.text).length > 0;
    return isUnderDate ? [[place], row.slice(1)] : [row];
  });
}
