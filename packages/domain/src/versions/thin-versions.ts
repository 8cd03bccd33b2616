const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How often a snapshot is made by itself while somebody works. Our choice: an hour keeps at most twelve. */
export const VERSION_EVERY_MS = 5 * MINUTE;

/** Snapshots younger than `upTo` are thinned to one for each `every`. Each step is a multiple of the one before. */
const STEPS = [
  { upTo: HOUR, every: null },
  { upTo: DAY, every: 10 * MINUTE },
  { upTo: WEEK, every: HOUR },
  { upTo: 90 * DAY, every: DAY },
  { upTo: Number.POSITIVE_INFINITY, every: WEEK },
] as const;

/** What is asked of a snapshot to thin it. */
export interface ThinnableVersion {
  readonly id: string;
  /** Milliseconds since 1970, or a `Date`. */
  readonly madeAt: number | Date;
  /** "" for one made by itself. */
  readonly name: string;
}

/**
 * Which snapshots to delete, in any order: all of the last hour stay, then the newest of every ten minutes for a
 * day, of every hour for a week, of every day for 90 days, of every week after that. Minutes, hours, days and weeks
 * are those of UTC.
 *
 * Named ones stay and do not count. The newest stays. Thinning twice deletes nothing more.
 *
 * @param now  milliseconds since 1970, or a `Date`; what was made later counts as made now
 */
export function thinVersions(versions: readonly ThinnableVersion[], now: number | Date): string[] {
  const kept = new Set<string>();
  const surplus: string[] = [];
  const newestFirst = versions
    .filter(({ name, madeAt }) => name === "" && !Number.isNaN(Number(madeAt)))
    .toSorted((a, b) => Number(b.madeAt) - Number(a.madeAt));
  for (const { id, madeAt } of newestFirst) {
    const age = Number(now) - Number(madeAt);
    const every = STEPS.find(({ upTo }) => age < upTo)?.every ?? null;
    if (every === null) continue;
    const stretch = `${every}/${Math.floor(Number(madeAt) / every)}`;
    if (kept.has(stretch)) surplus.push(id);
    kept.add(stretch);
  }
  return surplus;
}

/** Whether it is time to keep a snapshot. `lastMadeAt` is null when there is none. */
export function isVersionDue(lastMadeAt: number | Date | null, now: number | Date): boolean {
  return lastMadeAt === null || Number(now) - Number(lastMadeAt) >= VERSION_EVERY_MS;
}

/** The most versions with a name that one person may keep, of all resumes. They are never thinned out. */
export const MOST_NAMED_VERSIONS = 300;

/** When a person has as many versions of the last hour, those kept by themselves included, they may keep no more. */
export const MOST_VERSIONS_AN_HOUR = 120;
