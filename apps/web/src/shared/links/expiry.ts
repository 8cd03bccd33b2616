import { assertNever } from "@taiyari/domain/result";

/** When a link ends. */
export type Expiry = "none" | "week" | "month" | "quarter" | "date";

const DAY = 24 * 60 * 60_000;

/**
 * The moment a link ends, as the server takes it; null for one that does not end by itself.
 *
 * @param date  "2026-12-31": the link works until the end of that day where the person is. Used for `date` alone.
 * @returns     undefined when no day was given
 */
export function expiryOf(expiry: Expiry, date: string, now: Date): string | null | undefined {
  switch (expiry) {
    case "none":
      return null;
    case "week":
      return new Date(now.getTime() + 7 * DAY).toISOString();
    case "month":
      return new Date(now.getTime() + 30 * DAY).toISOString();
    case "quarter":
      return new Date(now.getTime() + 90 * DAY).toISOString();
    case "date": {
      const end = new Date(`${date}T23:59:59.999`);
      return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
    }
    default:
      return assertNever(expiry);
  }
}

/** A day as a date input writes it, where the person is: "2026-11-05". */
export function dayOf(when: Date): string {
  const parts = [when.getFullYear(), when.getMonth() + 1, when.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
