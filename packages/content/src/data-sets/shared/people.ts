import { z } from "zod";
import type { Chance } from "./chance.ts";
import { dayOf, dayText } from "./days.ts";

const Words = z.string().transform((text) => text.trim().split(/\s+/u));

/** `people.yaml`: names and places for every data set. */
export const People = z.object({
  firstNames: Words,
  surnames: Words,
  /** City, state, first three digits of the pincode, weight. */
  places: z.array(
    z.tuple([z.string(), z.string(), z.string().regex(/^\d{3}$/u), z.number().positive()]),
  ),
  mailDomains: z.array(z.string()),
});
export type People = z.infer<typeof People>;

export function personName(chance: Chance, { firstNames, surnames }: People): string {
  return `${chance.pick(firstNames)} ${chance.pick(surnames)}`;
}

/** City and state, large cities more often. */
export function placeOf(chance: Chance, { places }: People): readonly [string, string] {
  const [city, state] = chance.weighted(places.map((place) => [place, place[3]] as const));
  return [city, state];
}

/** "+919876543210". */
export function phoneOf(chance: Chance): string {
  return `+91${chance.between(6, 9)}${String(chance.between(0, 999_999_999)).padStart(9, "0")}`;
}

/** A date of birth as typed into a form: "14/08/1991", "1991-08-14", "14-08-1991", "NA"; null where it was left out. */
export function typedBirthDate(chance: Chance): string | null {
  const day = dayText(dayOf("1958-01-01") + chance.between(0, 17_500));
  const [year, month, date] = day.split("-");
  return chance.weighted([
    [`${date}/${month}/${year}`, 55],
    [day, 25],
    [`${date}-${month}-${year}`, 8],
    ["NA", 3],
    [null, 9],
  ]);
}

/** The same person typed once more: in capitals, or with a blank behind it. */
export function typedAgain(chance: Chance, name: string): string {
  return chance.happens(0.5) ? name.toUpperCase() : `${name} `;
}
