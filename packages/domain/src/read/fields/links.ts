import type { SourceDocument, SourceLink } from "../../resume/document.ts";
import type { Found, Place, ReadContact } from "../../resume/reading.ts";
import type { NumberedLine } from "../line/line.ts";
import { findEmails } from "../patterns/email.ts";
import { findHandles } from "./handles.ts";
import { found, placeOf, type Stretch, textOf } from "../line/found.ts";
import { findHeadUrls } from "../patterns/urls.ts";

type Link = Found<{ readonly url: string; readonly label: string }>;

/** Networks by host, as people name them. */
const NETWORKS: readonly (readonly [string, string])[] = [
  ["linkedin.com", "LinkedIn"],
  ["github.com", "GitHub"],
  ["github.io", "Website"],
  ["gitlab.com", "GitLab"],
  ["leetcode.com", "LeetCode"],
  ["hackerrank.com", "HackerRank"],
  ["codeforces.com", "Codeforces"],
  ["codechef.com", "CodeChef"],
  ["geeksforgeeks.org", "GeeksforGeeks"],
  ["kaggle.com", "Kaggle"],
  ["stackoverflow.com", "Stack Overflow"],
  ["medium.com", "Medium"],
  ["behance.net", "Behance"],
  ["dribbble.com", "Dribbble"],
  ["twitter.com", "Twitter"],
  ["x.com", "X"],
  ["orcid.org", "ORCID"],
  ["scholar.google", "Google Scholar"],
];

/**
 * The person's own addresses on the web: written out in the head, or behind words there that can be clicked, and after
 * them the names somebody has on networks.
 *
 * @param mail  where the e-mail address is, whole
 */
export function readLinks(
  document: SourceDocument,
  lines: readonly NumberedLine[],
  head: ReadonlySet<NumberedLine>,
  name: Found | null,
  mail: readonly Stretch[],
): ReadContact["links"] {
  const links: Link[] = [];
  const add = (link: Link) => {
    if (!links.some((known) => sameUrl(known.value.url, link.value.url))) links.push(link);
  };
  for (const line of lines) {
    if (!head.has(line) && !line.runningHeader) continue;
    const emails = findEmails(line.text);
    for (const url of findHeadUrls(line.text)) {
      if (emails.some((email) => email.from < url.to && email.to > url.from)) continue;
      const rest = restOf(line, url.to, lines);
      const written = found([{ line, ...url }, ...(rest ? [rest] : [])], rest ? 0.8 : 0.9);
      if (!written) continue;
      // The hyphen at the end of a line is the address's own: a browser breaks there and adds none.
      const whole = line.text.slice(url.from, url.to) + (rest ? textOf(rest) : "");
      add({ ...written, value: { url: whole, label: linkLabel(whole) } });
    }
  }
  for (const [index, page] of document.pages.entries()) {
    for (const area of page.links) {
      if (!/^https?:/iu.test(area.url)) continue;
      const line = lines.find(
        (other) => other.page === index + 1 && head.has(other) && isUnder(other, area),
      );
      const clicked = line ? wordsUnder(line, area) : null;
      if (clicked) add({ ...clicked, value: { url: area.url, label: linkLabel(area.url) } });
    }
  }
  const handles = lines
    .filter((line) => head.has(line))
    .flatMap((line) => findHandles(line, name))
    .filter((handle) => {
      // What an address on the web ends in, or an e-mail address is broken after, is recognised by that.
      const text = textOf(handle).toLowerCase();
      return (
        !mail.some((part) => overlap(placeOf(part), handle)) &&
        !links.some(
          ({ value, places }) =>
            value.url.toLowerCase().includes(text) ||
            places.some((place) => overlap(place, handle)),
        )
      );
    });
  for (const handle of handles) {
    const written = found([handle], 0.7);
    if (written)
      add({ ...written, value: { url: written.value, label: networkOf(written.value) } });
  }
  return links;
}

/** What an address ends in that is broken behind a hyphen at the end of its line; null for one that is whole. */
function restOf(line: NumberedLine, to: number, lines: readonly NumberedLine[]): Stretch | null {
  if (line.text[to - 1] !== "-" || line.text.slice(to).trim() !== "") return null;
  const next = lines.find(({ number }) => number === line.number + 1);
  if (!next || next.page !== line.page) return null;
  const [rest] =
    /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9-]+)*\/?(?=\s*(?:$|[|•·,;]))/u.exec(next.text) ?? [];
  return rest === undefined ? null : { line: next, from: 0, to: rest.length };
}

function overlap(place: Place, { line, from, to }: Stretch): boolean {
  return place.line === line.number && place.from < to && place.to > from;
}

/** The network that a handle says it is on: "GitHub://asharao"; "Profile" where only an icon says it. */
function networkOf(handle: string): string {
  const word = /^(\p{L}+)\s?:/u.exec(handle)?.[1]?.toLowerCase();
  const network = NETWORKS.find(([host]) => word !== undefined && host.startsWith(`${word}.`));
  return network?.[1] ?? "Profile";
}

/** How a web address is called: "LinkedIn", "GitHub", "Website". */
export function linkLabel(url: string): string {
  return NETWORKS.find(([host]) => url.toLowerCase().includes(host))?.[1] ?? "Website";
}

function sameUrl(a: string, b: string): boolean {
  return bareUrl(a) === bareUrl(b);
}

/** An address without what browsers forgive: the scheme, "www." and closing strokes. */
function bareUrl(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\//u, "")
    .replace(/^www\./u, "")
    .replace(/\/+$/u, "");
}

function isUnder(line: NumberedLine, area: SourceLink): boolean {
  const middle = line.baseline - line.size * 0.3;
  return (
    middle > area.y - 1 &&
    middle < area.y + area.height + 1 &&
    line.x < area.x + area.width &&
    line.right > area.x
  );
}

/** The spans of a line that a clickable area covers. */
function wordsUnder(line: NumberedLine, area: SourceLink): Found | null {
  const under = line.spans.filter(
    (span) => span.right > area.x + 1 && span.x < area.x + area.width - 1,
  );
  const [first] = under;
  const last = under.at(-1);
  return first && last ? found([{ line, from: first.from, to: last.to }], 0.8) : null;
}
