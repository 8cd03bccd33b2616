/**
 * "Good morning" before noon, "Good afternoon" before 5 pm, then "Good evening", until 4 am, by the clock of a time zone.
 *
 * @param now   milliseconds since 1970
 * @param zone  an IANA name that the platform knows: "Asia/Kolkata"
 */
export function greetingAt(now: number, zone: string): string {
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone: zone }).format(
      now,
    ),
  );
  if (hour >= 4 && hour < 12) return "Good morning";
  return hour >= 12 && hour < 17 ? "Good afternoon" : "Good evening";
}

/** "Thursday, 5 Nov 2026" in a time zone. */
export function longDate(now: number, zone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat("en-GB", {
      weekday: "long",
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: zone,
    })
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  const month = (parts.get("month") ?? "").slice(0, 3);
  return `${parts.get("weekday")}, ${parts.get("day")} ${month} ${parts.get("year")}`;
}
