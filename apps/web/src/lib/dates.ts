const DATE = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });
const TIME = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit", hour12: true });

/** "5 Nov 2026", in the reader's time zone. */
export function formatDate(when: string | Date): string {
  const parts = new Map(DATE.formatToParts(new Date(when)).map((part) => [part.type, part.value]));
  return `${parts.get("day")} ${shortMonth(parts.get("month") ?? "")} ${parts.get("year")}`;
}

/** "5 Nov", in the reader's time zone. */
export function formatShortDate(when: string | Date): string {
  return formatDate(when).replace(/ \d+$/u, "");
}

/** "5 Nov 2026, 10:30 am", in the reader's time zone. */
export function formatDateTime(when: string | Date): string {
  return `${formatDate(when)}, ${formatTime(when)}`;
}

/** "10:30 am", in the reader's time zone. */
export function formatTime(when: string | Date): string {
  return TIME.format(new Date(when)).toLowerCase();
}

/** Some browsers write "Sept": months here have three letters. */
function shortMonth(month: string): string {
  return month.slice(0, 3);
}
