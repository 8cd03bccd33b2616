import { local } from "../../../../lib/storage.ts";

/** Where on a page somebody stopped reading: the section, by the id of its element. */
const KEY = "readingPlaces";

/** Null where nothing is kept for the page. */
export function keptPlace(slug: string): string | null {
  return places()[slug] ?? null;
}

/** @param section  null when the page was read to its beginning or its end: there is nothing to go on with then */
export function keepPlace(slug: string, section: string | null): void {
  const { [slug]: _, ...others } = places();
  local.set(KEY, JSON.stringify(section === null ? others : { ...others, [slug]: section }));
}

function places(): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(local.get(KEY) ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([slug, section]) =>
        typeof section === "string" ? [[slug, section]] : [],
      ),
    );
  } catch {
    return {};
  }
}
