import type { ResumeVersion } from "@taiyari/contract";
import { formatDate } from "../../../lib/dates.ts";

/** The versions of one day. */
export interface VersionDay {
  /** "Today", "Yesterday", "5 Nov 2026". */
  readonly name: string;
  readonly versions: readonly ResumeVersion[];
}

/** Versions by the reader's days, in the order they come. */
export function versionsByDay(
  versions: readonly ResumeVersion[],
  now: Date,
): readonly VersionDay[] {
  const days = new Map<string, ResumeVersion[]>();
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const names = new Map([
    [formatDate(now), "Today"],
    [formatDate(yesterday), "Yesterday"],
  ]);
  for (const version of versions) {
    const date = formatDate(version.madeAt);
    const name = names.get(date) ?? date;
    days.set(name, [...(days.get(name) ?? []), version]);
  }
  return [...days].map(([name, ofDay]) => ({ name, versions: ofDay }));
}
