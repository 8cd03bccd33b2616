import type { Cell, ValueKind } from "./result-set.ts";

/** How closely numbers must agree. */
export interface NumberTolerance {
  /** Digits after the point that count; null for all of them. */
  readonly scale: number | null;
}

/**
 * Two numbers that are not whole agree when they differ by less than one of these. Whole numbers agree when they are the
 * same: a million orders and a million and one are not. The relative bound is below what a sum of paise can differ by.
 */
const ABSOLUTE = 1e-6;
const RELATIVE = 1e-9;

/** Text by which equal values that need no tolerance are equal. */
export function valueKey(value: Cell, kind: ValueKind): string {
  if (value === null) return "∅";
  switch (kind) {
    case "number":
      return `n${plainNumber(value)}`;
    case "boolean":
      return `b${value === "true" || value === "t" ? "t" : "f"}`;
    case "timestamp":
      return `z${instantKey(value)}`;
    case "date":
      return `d${value}`;
    case "json":
      return `j${canonicalJson(value)}`;
    case "text":
    case "interval":
    case "other":
      return `s${value}`;
    default:
      return kind satisfies never;
  }
}

/** Whether two numbers, as PostgreSQL writes them, agree. */
export function numbersAgree(a: string, b: string, { scale }: NumberTolerance): boolean {
  if (plainNumber(a) === plainNumber(b)) return true;
  const [x, y] = [Number(a), Number(b)];
  if (!Number.isFinite(x) || !Number.isFinite(y)) return false;
  const apart = Math.abs(x - y);
  // Half a unit of the last digit that counts, and the error of a binary fraction.
  if (scale !== null) return apart <= 0.5 * 10 ** -scale + ABSOLUTE * 10 ** -scale;
  if (isWhole(a) && isWhole(b)) return false;
  return apart <= ABSOLUTE || apart <= RELATIVE * Math.max(Math.abs(x), Math.abs(y));
}

/** Without a plus, superfluous zeros and a negative zero; exponents are written out where they are exact. */
function plainNumber(text: string): string {
  if (/[eE]/u.test(text)) return String(Number(text));
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/u.test(text)) return text;
  const isNegative = text.startsWith("-");
  const [whole = "", fraction = ""] = text.replace(/^[+-]/u, "").split(".");
  const kept = fraction.replace(/0+$/u, "");
  const digits = whole.replace(/^0+(?=\d)/u, "") || "0";
  const plain = kept === "" ? digits : `${digits}.${kept}`;
  return isNegative && /[1-9]/u.test(plain) ? `-${plain}` : plain;
}

function isWhole(text: string): boolean {
  return !plainNumber(text).includes(".");
}

/** "2026-04-01 00:00:00+05:30" as its instant; without an offset as written. */
function instantKey(text: string): string {
  const match =
    /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:([+-])(\d\d)(?::?(\d\d))?)?$/u.exec(text);
  if (!match) return text;
  const [, day = "", time = "", sign, hours = "0", minutes = "0"] = match;
  const [seconds = "", digits = ""] = time.split(".");
  const fraction = digits.replace(/0+$/u, "");
  if (!sign) return `${day} ${seconds}.${fraction}`;
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const instant = Date.parse(`${day}T${seconds}Z`) - offset * 60_000;
  return Number.isNaN(instant) ? text : `${instant}.${fraction}`;
}

/** JSON with its keys in order; text that is none as it is. */
function canonicalJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    );
  } catch {
    return text;
  }
}
