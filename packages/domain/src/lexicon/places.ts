import { companyScore } from "./company-words.ts";
import { titleScore } from "./job-titles.ts";
import { CITIES, COUNTRIES, MODES, REGIONS, STATE_CODES } from "./place-names.ts";
import { plain } from "./words.ts";
import { remember } from "../text/remember.ts";

/** True for one part of an address on its own: a city, state, country or "Remote". */
export function isPlace(text: string): boolean {
  const name = plain(text.replaceAll(/[()]/gu, " "))
    .replace(/\s?\b\d{3} ?\d{3}$|\s?\b\d{5}$/u, "")
    .trim();
  return (
    name !== "" && (CITIES.has(name) || COUNTRIES.has(name) || REGIONS.has(name) || MODES.has(name))
  );
}

/** True for a state, province or country after a city: "WA", "Karnataka", "India". */
export function isRegion(text: string): boolean {
  const bare = text
    .trim()
    .replaceAll(".", "")
    .replace(/\s+\d{5}(?:-\d{4})?$|[\s-]+\d{6}$/u, "");
  return STATE_CODES.has(bare) || REGIONS.has(plain(bare)) || COUNTRIES.has(plain(bare));
}

/** "Mackay QLD 4740": an Australian address has nothing between town and state. */
function isAustralian(text: string): boolean {
  const town =
    /^(\p{Lu}[\p{L}'’ -]{1,30}?) (?:(?:NSW|VIC|QLD|TAS)(?: \d{4})?|(?:ACT|NT|SA|WA) \d{4})$/u.exec(
      text,
    )?.[1];
  return town !== undefined && companyScore(town) < 0.8 && titleScore(town) < 1;
}

/**
 * A known city with its state or country behind a blank: "Kolkata West Bengal", "Cuttack Odisha IN", "Hai Phong
 * (VN)".
 */
function isCityBesideRegion(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.some((_, at) => {
    const [city, rest] = [words.slice(0, at).join(" "), words.slice(at)];
    const last = rest.at(-1) ?? "";
    const code = /^\(?[A-Z]{2}\)?$/u.test(last) ? last.replaceAll(/[()]/gu, "") : null;
    const state = (code ? rest.slice(0, -1) : rest).join(" ");
    return (
      at > 0 &&
      isPlace(city) &&
      (code === null || STATE_CODES.has(code)) &&
      (state === "" ? code !== null : REGIONS.has(plain(state)) || COUNTRIES.has(plain(state)))
    );
  });
}

/**
 * True for a text that is a place and nothing else: "Seattle, WA", "Bengaluru", "Pune, Maharashtra, India", "Remote".
 * A city that is not known counts when a state or country follows it.
 */
export const isLocation = remember((text: string): boolean => {
  const bare = text
    .trim()
    .replace(/^[([]/u, "")
    .replace(/[)\].]$/u, "");
  if (bare === "" || bare.length > 60 || /[@:]|https?/u.test(bare)) return false;
  if (isPlace(bare)) return true;
  const parts = bare
    .split(/\s*[,/|·–-]\s+|,/u)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 1) return isCityBesideRegion(bare) || isAustralian(bare);
  if (parts.length > 4) return false;
  const last = parts.at(-1) ?? "";
  if (parts.every((part) => isPlace(part) || isRegion(part))) return true;
  // A city nobody knows counts before a state, or before a state and a country.
  const [city = "", state = ""] = parts;
  const isState = STATE_CODES.has(state) || REGIONS.has(plain(state));
  const named =
    /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’ -]{1,30}$/u.test(city) &&
    city.split(" ").length <= 3 &&
    companyScore(city) < 0.8 &&
    titleScore(city) < 1;
  return (
    named &&
    isRegion(last) &&
    ((parts.length === 2 && (isState || isPlace(city))) || (parts.length === 3 && isState))
  );
});
