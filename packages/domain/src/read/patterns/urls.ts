import { regex } from "../../text/regex.ts";

/** A web address in a text, as offsets. */
export interface UrlMatch {
  readonly from: number;
  readonly to: number;
}

const URL = regex("giu")`
  (?:https?:\/\/[^\s<>|•,;]{3,200}|
  (?<![\p{L}\p{N}@._-])(?:www\.)?[a-z0-9][a-z0-9-]{0,40}(?:\.[a-z0-9-]{1,40}){0,3}\.(?:com|org|
  net|edu|gov|io|ai|in|co|dev|app|me|info|tech|design|xyz|site|online|page|de|fr|es|pt|br|uk|us|
  ca|eu|cn|jp|au|nl|se|ch|at|be|it|pl|ru|kr|sg|nz|gg|tv|games|blog|work|works|studio|art|cloud|
  codes|engineer|software|world|live|link|digital|company|pro|id|is|so|to|fm|sh|rs|ly|
  gl)(?![a-z0-9@_])(?:[/?#][^\s<>|•,;]{0,200})?)
`;

/** Every web address in a text; an e-mail's host is none. */
export function findUrls(text: string): UrlMatch[] {
  if (!text.includes(".")) return [];
  const found: UrlMatch[] = [];
  for (const match of text.matchAll(URL)) {
    const trimmed = match[0].replace(/[.,;:!?)\]'"]+$/u, "");
    const before = text.slice(Math.max(0, match.index - 1), match.index);
    // "Node.js", "B.Tech", "e.g." are no addresses; a bare host needs a known ending in small letters.
    if (
      !/^https?:/iu.test(trimmed) &&
      /[A-Z]/u.test(trimmed.split("/")[0] ?? "") &&
      !/\.(?:com|org|net|in|io|edu)$/iu.test(trimmed.split("/")[0] ?? "")
    )
      continue;
    if (/^(?:asp\.net|vb\.net|ado\.net|\.net|socket\.io|[a-z]\.[a-z])$/iu.test(trimmed)) continue;
    // "B.Com", "M.Tech": a single letter before a short ending is a degree.
    if (/^[a-z]\.[a-z]{2,4}$/iu.test(trimmed)) continue;
    if (before !== "@") found.push({ from: match.index, to: match.index + trimmed.length });
  }
  return found;
}

/**
 * True for a text that is a web address with its path or scheme, and nothing else. "Booking.com" alone may be a
 * company.
 */
export function isUrlAlone(text: string): boolean {
  const [url] = findUrls(text);
  const rest = url ? text.slice(0, url.from) + text.slice(url.to) : text;
  return (
    url !== undefined && /^https?:|^www\.|\//iu.test(text.trim()) && !/[\p{L}\p{N}]/u.test(rest)
  );
}

/** A host alone between separators, whatever it ends in. */
const HOST =
  /(?<=^|[\s|•·,;(])[a-z0-9][a-z0-9-]{1,40}(?:\.[a-z0-9-]{2,40}){1,3}(?:\/[^\s|•,;)]{0,200})?(?=$|[\s|•·,;)])/gu;

/**
 * Web addresses as the top of a resume has them: also hosts with an ending no list knows. Text elsewhere holds too
 * many names with full stops for that.
 */
export function findHeadUrls(text: string): UrlMatch[] {
  const known = findUrls(text);
  const hosts = [...text.matchAll(HOST)]
    .map((match) => ({
      from: match.index,
      to: match.index + match[0].replace(/[.]+$/u, "").length,
    }))
    .filter(
      ({ from, to }) =>
        /\.[a-z]{2,24}(?:\/|$)/u.test(text.slice(from, to)) &&
        !known.some((url) => url.from < to && url.to > from),
    );
  return [...known, ...hosts].toSorted((a, b) => a.from - b.from);
}
