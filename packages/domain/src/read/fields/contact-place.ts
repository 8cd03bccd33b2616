import type { Found } from "../../resume/reading.ts";
import type { NumberedLine } from "../line/line.ts";
import { isLocation, isPlace, isRegion } from "../../lexicon/places.ts";
import { findDates } from "../patterns/dates.ts";
import { findUrls } from "../patterns/urls.ts";
import { found, type Stretch, textOf, trimmed } from "../line/found.ts";
import { findEmails } from "../patterns/email.ts";
import { findPhones } from "../patterns/phone.ts";
import { regex } from "../../text/regex.ts";

const LABEL =
  /^(?:address|location|current location|based in|lives in|place|residence|city|ville|ort|cidade|ciudad|adresse|anschrift|wohnort|dirección|ubicación|endereço|पता|स्थान|地址|现居地|所在地)\s*[:：-]\s*/iu;
const POSTCODE = /\b[1-9]\d{2} ?\d{3}\b|\b\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u;
const STREET = regex("iu")`
  \b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|nagar|colony|sector|apartment|apt\.?|
  floor|block|plot|flat|marg|chowk|society|layout|cross|straße|strasse|str\.|rue|calle|rua|
  house no|h\.? ?no|near)\b|街|路|号
`;

/** Where the person lives, from the top of the resume: a labelled address, a city with its state, a postal code. */
export function findContactPlace(
  lines: readonly NumberedLine[],
  head: readonly NumberedLine[],
  mailLine: NumberedLine | null,
): Found | null {
  // Beside an address that is alone at the end of the page, a place is looked for there.
  const around =
    mailLine && !head.includes(mailLine)
      ? lines.filter(
          (line) =>
            line.page === mailLine.page &&
            Math.abs(line.number - mailLine.number) <= 2 &&
            line.text.length < 160,
        )
      : [];
  let best: { stretch: Stretch; score: number } | null = null;
  for (const line of new Set([...head.slice(0, 40), ...around])) {
    for (const stretch of parts(line)) {
      const score = placeScore(textOf(stretch));
      if (score > (best?.score ?? 0.5)) best = { stretch: withoutLabel(stretch), score };
    }
  }
  if (!best) return null;
  return found(wholeAddress(best.stretch, head), Math.min(0.95, 0.4 + best.score * 0.2));
}

/** The lines an address is broken over, first to last: the one found, and what of it is right above and below. */
function wholeAddress(stretch: Stretch, head: readonly NumberedLine[]): Stretch[] {
  const above = neighbour(stretch, head, -1);
  const below = neighbour(stretch, head, 1);
  // The town is the main part of an address: a street alone belongs to it, and it includes the street above it.
  // The postal code at its end is the town's: "Calle Mayor 4, 31001" over "Pamplona".
  const isAbove = above !== null && isStreet(textOf(above).replace(/,\s*\d{4,6}$/u, ""));
  const street = isAbove && !isStreet(textOf(stretch)) ? [above] : [];
  const isOpen = /^\s*,\s*$/u.test(stretch.line.text.slice(stretch.to));
  const hasTown = !isStreet(textOf(stretch));
  const goesOn =
    below !== null &&
    placeScore(textOf(below)) > 0.5 &&
    (isOpen || (hasTown ? isRegion(textOf(below)) : !isStreet(textOf(below))));
  const town = goesOn ? [below] : [];
  return [...street, stretch, ...town];
}

/** What is alone on the line above or below, in the same column and as large. */
function neighbour({ line }: Stretch, head: readonly NumberedLine[], step: 1 | -1): Stretch | null {
  const other = head.find((one) => one.number === line.number + step);
  if (!other || other.column !== line.column || other.page !== line.page) return null;
  const gap = step === 1 ? other.gap : line.gap;
  const isNear = gap !== null && gap < line.size * 1.9;
  if (!isNear || Math.abs(other.x - line.x) > 3 || Math.abs(other.size - line.size) > 0.6)
    return null;
  const [first, ...others] = parts(other);
  return first && others.length === 0 ? first : null;
}

/** True for a house and its street without a town or a postal code: "Plot 118, Sector 7". */
function isStreet(text: string): boolean {
  return (
    /\d/u.test(text) &&
    STREET.test(text) &&
    !POSTCODE.test(text) &&
    !text.split(/,\s*/u).some((part) => isPlace(part))
  );
}

/** A line's cells cut at bars and bullets, e-mail and numbers left behind. */
function parts(line: NumberedLine): Stretch[] {
  const addresses = [
    ...findPhones(line.text),
    ...findEmails(line.text),
    ...findUrls(line.text),
    ...hostsIn(line.text),
  ];
  return line.cells.flatMap((cell) => {
    const out: Stretch[] = [];
    let at = cell.from;
    for (const match of line.text
      .slice(cell.from, cell.to)
      .matchAll(/\s*[|•·∙⋄♦◦◆◇]\s*|\s+[–—/]\s+|\s+-\s+(?!\d{3} ?\d{3}\b)|\s{2,}/gu)) {
      out.push({ line, from: at, to: cell.from + match.index });
      at = cell.from + match.index + match[0].length;
    }
    out.push({ line, from: at, to: cell.to });
    return out
      .flatMap((stretch) => withoutAddresses(stretch, addresses))
      .flatMap((stretch) => trimmed(stretch) ?? []);
  });
}

/** Hosts behind a comma, whatever they end in: "Pune, asharao.example". */
function hostsIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/(?<=,\s)[a-z0-9-]{2,}(?:\.[a-z0-9-]{2,})+(?=$|[\s,|])/gu)].map(
    (match) => ({ from: match.index, to: match.index + match[0].length }),
  );
}

/** Without commas at its ends, and without a form's colon before it: "Address  : 4 Mill Road". */
function unpointed(stretch: Stretch): Stretch {
  const text = textOf(stretch);
  const lead = /^[\s,;:：]+/u.exec(text)?.[0].length ?? 0;
  const tail = /[\s,;]+$/u.exec(text)?.[0].length ?? 0;
  return {
    ...stretch,
    from: stretch.from + lead,
    to: Math.max(stretch.from + lead, stretch.to - tail),
  };
}

function withoutAddresses(
  stretch: Stretch,
  addresses: readonly { from: number; to: number }[],
): Stretch[] {
  const address = addresses.find((match) => match.from >= stretch.from && match.to <= stretch.to);
  if (!address) return [unpointed(stretch)];
  return [
    { ...stretch, to: address.from },
    { ...stretch, from: address.to },
  ].flatMap((part) => withoutAddresses(part, addresses));
}

function placeScore(text: string): number {
  if (
    findPhones(text).some((address) => address.to - address.from > text.length * 0.2) &&
    !LABEL.test(text)
  )
    return 0;
  if (text.length < 2 || text.length > 120 || /@|https?:|www\./u.test(text)) return 0;
  const bare = text.replace(LABEL, "");
  if (bare !== text && bare.length > 2) return 3;
  if (isLocation(bare)) return bare.includes(",") ? 2.5 : 2;
  if (findDates(bare).length > 0) return 0;
  const pieces = bare.split(/,\s*/u);
  if (pieces.length === 1 && /^\d{5,6}\s+\p{Lu}/u.test(bare)) return 1.1;
  const known = pieces.filter(
    (piece) => isPlace(piece) || (pieces.length > 1 && isRegion(piece)),
  ).length;
  if (known > 0 && pieces.length >= 2 && pieces.length <= 7) return 1.6;
  if (STREET.test(bare) && (POSTCODE.test(bare) || /\d/u.test(bare))) return 1.5;
  return POSTCODE.test(bare) &&
    /\p{L}{3}/u.test(bare) &&
    findPhones(bare).length === 0 &&
    pieces.length >= 2
    ? 1.2
    : 0;
}

function withoutLabel(stretch: Stretch): Stretch {
  const label = LABEL.exec(textOf(stretch))?.[0].length ?? 0;
  return { ...stretch, from: stretch.from + label };
}
