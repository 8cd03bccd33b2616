import { timeText } from "@taiyari/domain/simulation";
import { numberWord } from "../../../lib/number-words.ts";

/** "9:36" */
export function clockTime(minute: number): string {
  return timeText(minute).replace(/^0/u, "");
}

/** "10:05, 9:58" of a text: without zeros that no clock on a wall has. */
export function withClockTimes(text: string): string {
  return text.replaceAll(/\b0(\d:\d\d)\b/gu, "$1");
}

/** "3½ hours", "45 minutes" */
export function lengthText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 90) return whole === 1 ? "1 minute" : `${whole} minutes`;
  const halves = Math.round(whole / 30);
  const hours = Math.floor(halves / 2);
  return `${hours}${halves % 2 === 1 ? "½" : ""} hours`;
}

/** "half past nine", "two o’clock", "10:05": how somebody would say the beginning of a day. */
export function spokenTime(minute: number): string {
  const name = numberWord(Math.floor(minute / 60) % 12 || 12);
  if (minute % 60 === 0) return `${name} o’clock`;
  if (minute % 60 === 30) return `half past ${name}`;
  return clockTime(minute);
}

/** "Rohit" of "Rohit Sethi": enough on a pill. */
export function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}
