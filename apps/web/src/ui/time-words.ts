const TIME = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?:(?<half>[ap])\.?m\.?)?$/iu;

/** The time of day that words say, "10:30 am", "10.30am", "9 pm" or "14:30", as "14:30"; null for any other words. */
export function readTimeWords(words: string): string | null {
  const found = TIME.exec(words.trim())?.groups;
  if (!found) return null;
  const { hour: hours = "", minute: minutes, half } = found;
  const minute = Number(minutes ?? 0);
  const hour = Number(hours);
  if (minute > 59) return null;
  if (half) {
    if (hour < 1 || hour > 12) return null;
    return clock((hour % 12) + (half.toLowerCase() === "p" ? 12 : 0), minute);
  }
  // A bare number may be a day or a year.
  return minutes === undefined || hour > 23 ? null : clock(hour, minute);
}

/** "14:30" → "2:30 pm" */
export function timeWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}

function clock(hour: number, minute: number): string {
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}
