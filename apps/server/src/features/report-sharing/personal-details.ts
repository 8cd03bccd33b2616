import type { Reading } from "@taiyari/domain/resume";

/** What tells who a person is and where they are found, as it stands in texts. */
export interface PersonalDetails {
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** Where they live: the whole of it, and its parts. */
  readonly places: readonly string[];
  readonly links: readonly string[];
  readonly files: readonly string[];
  /** Lines of the file that hold contact details, of the person or of those who would speak for them. */
  readonly lines: ReadonlySet<number>;
}

/** Sections whose lines are left out whole. */
const PRIVATE_SECTIONS = new Set(["contact", "references"]);

/** Initials and particles say nobody's name. Letters. */
const SHORTEST_NAME = 2;
const SHORTEST_PLACE = 3;

/** Too large to say where somebody lives. */
const COUNTRIES = new Set(["india", "bharat", "in"]);

/**
 * The contact details of the reading a report was made from.
 *
 * @param readings  as made and as its owner corrected it; what either knows is left out
 * @param account   the name the person signed up with
 */
export function personalDetails(
  readings: readonly Reading[],
  { fileName, account }: { readonly fileName: string; readonly account: string },
): PersonalDetails {
  const contacts = readings.map(({ contact }) => contact);
  const values = (field: "name" | "email" | "phone" | "location") =>
    contacts.flatMap((contact) => (contact[field] ? [contact[field].value.trim()] : []));
  const names = [...values("name"), account.trim()].filter(Boolean);
  return {
    names: [
      ...names,
      ...names.map((name) => name.replaceAll(/\s+/gu, "")),
      ...names.flatMap((name) => wordsOf(name, SHORTEST_NAME)),
    ].filter((name) => name.length >= SHORTEST_NAME),
    emails: values("email").filter(Boolean),
    phones: values("phone"),
    places: values("location")
      .flatMap((place) => [place, ...partsOf(place)])
      .filter(Boolean),
    links: contacts.flatMap(({ links }) =>
      links.flatMap(({ value: { url, label } }) => [...addressesOf(url), ...addressesOf(label)]),
    ),
    files: [fileName, fileName.replace(/\.[^.]+$/u, "")].filter((name) => name.length > 3),
    lines: new Set(readings.flatMap(privateLines)),
  };
}

function wordsOf(name: string, shortest: number): string[] {
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => Array.from(word).length >= shortest);
}

function partsOf(place: string): string[] {
  return place
    .split(/[,;|()]/u)
    .map((part) => part.trim())
    .filter((part) => part.length >= SHORTEST_PLACE && !COUNTRIES.has(part.toLowerCase()));
}

/** An address as it is written with and without its scheme; [] for a label that is a word, as "Portfolio". */
function addressesOf(text: string): string[] {
  const bare = text
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)?(?:www\.)?/iu, "")
    .replace(/\/$/u, "");
  if (!/[./@\d]/u.test(bare) || bare.length < 4) return [];
  const [, handle = ""] = /\/([^/?#]{3,})$/u.exec(bare) ?? [];
  return [text.trim(), bare, ...(handle === "" ? [] : [handle])];
}

function privateLines({ contact, sections }: Reading): number[] {
  const fields = [contact.name, contact.email, contact.phone, contact.location, ...contact.links];
  const ofFields = fields.flatMap((field) => field?.places.map(({ line }) => line) ?? []);
  const ofSections = sections.flatMap(({ kind, lines }) =>
    lines && PRIVATE_SECTIONS.has(kind)
      ? Array.from({ length: lines.last - lines.first + 1 }, (_, index) => lines.first + index)
      : [],
  );
  return [...ofFields, ...ofSections];
}
