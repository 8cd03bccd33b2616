import type { Found } from "./reading.ts";

/** A value that was read with so much confidence or more is sure; the others a person should look at. */
const SURE = 0.8;

/** True for a value that needs no look. */
export function isSure({ confidence }: Pick<Found<unknown>, "confidence">): boolean {
  return confidence >= SURE;
}
