const DAY_MS = 86_400_000;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

export interface HeatDay {
  /** "2026-11-05" */
  readonly date: string;
  readonly minutes: number;
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly isToday: boolean;
}

export interface HeatWeek {
  /** The date of its Monday. */
  readonly monday: string;
  /** "Jun" where a month begins that was not named yet, and has room for its name; "" for no name. */
  readonly month: string;
  /** Monday first; those after today are left out. */
  readonly days: readonly HeatDay[];
}

/** From so many minutes on a day is of a level. Source: the drawing. */
export const LEVEL_MINUTES = [1, 25, 45, 65] as const;

/** Weeks that the name of a month stands over. */
const NAME_WEEKS = 3;

/** The weeks of a heatmap from a Monday to today. */
export function heatWeeks(
  from: string,
  today: string,
  days: readonly { readonly date: string; readonly minutes: number }[],
): readonly HeatWeek[] {
  const minutes = new Map(days.map((day) => [day.date, day.minutes]));
  const count = Math.floor((dayNumber(today) - dayNumber(from)) / 7) + 1;
  let named = "";
  const weeks = Array.from({ length: Math.max(0, count) }, (_, week): HeatWeek => {
    const monday = dateOf(dayNumber(from) + 7 * week);
    const month = MONTHS[Number(monday.slice(5, 7)) - 1] ?? "";
    const isNew = month !== named;
    named = month;
    const dates = Array.from({ length: 7 }, (__, day) => dateOf(dayNumber(monday) + day));
    return {
      monday,
      month: isNew ? month : "",
      days: dates
        .filter((date) => date <= today)
        .map((date) => ({
          date,
          minutes: minutes.get(date) ?? 0,
          level: levelOf(minutes.get(date) ?? 0),
          isToday: date === today,
        })),
    };
  });
  return weeks.map((week, at) =>
    weeks.slice(at + 1, at + NAME_WEEKS).some(({ month }) => month !== "")
      ? { ...week, month: "" }
      : week,
  );
}

function levelOf(minutes: number): HeatDay["level"] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there are four levels above none
  return LEVEL_MINUTES.filter((least) => minutes >= least).length as HeatDay["level"];
}

/** How many days there are from one date to another, both counted. */
export function daysFrom(from: string, today: string): number {
  return dayNumber(today) - dayNumber(from) + 1;
}

/** "5 Nov 2026" */
export function dayText(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}

/** "95 min", "5 h 8 min", "63 h". */
export function minutesText(minutes: number): string {
  if (minutes < 100) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 || hours >= 20 ? `${hours} h` : `${hours} h ${rest} min`;
}

function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
