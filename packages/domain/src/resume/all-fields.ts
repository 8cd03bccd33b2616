import { LIST_SECTIONS } from "../fields/sections.ts";
import type { Found, Reading } from "./reading.ts";

/** Every value of a reading that was found, list by list. */
export function allFields(reading: Omit<Reading, "unplaced">): readonly Found<unknown>[] {
  return [
    ...foundIn(reading.contact),
    ...foundIn([reading.summary]),
    ...LIST_SECTIONS.flatMap((list) => reading[list].flatMap(foundIn)),
    ...reading.skills.flatMap(foundIn),
    ...foundIn(reading.languages),
  ];
}

/** The values that were found of an entry's fields, those that are lists included. */
function foundIn(entry: object): readonly Found<unknown>[] {
  return (Object.values(entry) as unknown[]).flat().filter(isFound);
}

function isFound(value: unknown): value is Found<unknown> {
  return typeof value === "object" && value !== null && "places" in value;
}
