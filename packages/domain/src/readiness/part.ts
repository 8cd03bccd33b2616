/** A named part of an axis. */
export interface ReadinessPart {
  readonly id: string;
  /** "Exercises solved". */
  readonly title: string;
  /** Whole points of 100 that it may bring. */
  readonly most: number;
  /** Whole points that it brings. */
  readonly points: number;
  /** The same before it was cut to whole points. */
  readonly exact: number;
  /** What was found, in a sentence: "12 of 140 exercises are solved." */
  readonly found: string;
  /** What would raise it, in a sentence; null for a part that is full. */
  readonly raise: string | null;
}

interface PartRule extends Pick<ReadinessPart, "id" | "title" | "most" | "found"> {
  /** How much of it there is, 0 to 1; more counts as 1. */
  readonly share: number;
  readonly raise: string;
}

/** Points are cut and never rounded up: a part is full only when nothing is missing. */
const ROUNDING = 1e-9;

export function partOf({ id, title, most, share, found, raise }: PartRule): ReadinessPart {
  const exact = most * Math.min(1, Math.max(0, share));
  const points = Math.floor(exact + ROUNDING);
  return { id, title, most, points, exact, found, raise: points === most ? null : raise };
}

/** 0 where there is nothing to divide by. */
export function ratio(some: number, all: number): number {
  return all === 0 ? 0 : some / all;
}

/** "1.1", "2": at most one decimal. */
export function decimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
