import { daysBetween } from "../account/index.ts";
import type { Application } from "./application.ts";
import { isOpen } from "./stages.ts";

/** A next step, and how many days it is away: less than 0 when its day is past. */
export interface DueStep<One> {
  readonly application: One;
  readonly on: string;
  readonly days: number;
}

/**
 * The next steps of applications that are open, the earliest first.
 *
 * @param today  "2026-11-23", where the person is
 */
export function nextSteps<One extends Pick<Application, "stage" | "nextOn" | "company">>(
  applications: readonly One[],
  today: string,
): readonly DueStep<One>[] {
  return applications
    .flatMap((application) => {
      const { nextOn, stage } = application;
      if (nextOn === null || !isOpen(stage)) return [];
      return [{ application, on: nextOn, days: daysBetween(today, nextOn) }];
    })
    .toSorted(
      (a, b) => a.days - b.days || a.application.company.localeCompare(b.application.company, "en"),
    );
}

export const APPLICATION_ORDERS = ["next", "changed", "company"] as const;
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];

/** By the next step, those without one behind; by the last change, the latest first; or by company and role. Closed ones stand behind open ones by the next step alone. */
export function sortApplications<One extends Application>(
  applications: readonly One[],
  order: ApplicationOrder,
): readonly One[] {
  const changed = ({ history }: One) => history.at(-1)?.on ?? "";
  const named = (a: One, b: One) =>
    a.company.localeCompare(b.company, "en") || a.role.localeCompare(b.role, "en");
  if (order === "company") return applications.toSorted(named);
  const latest = (a: One, b: One) => changed(b).localeCompare(changed(a)) || named(a, b);
  if (order === "changed") return applications.toSorted(latest);
  const rank = ({ stage, nextOn }: One) => (isOpen(stage) ? (nextOn === null ? 1 : 0) : 2);
  return applications.toSorted((a, b) => {
    const byRank = rank(a) - rank(b);
    if (byRank !== 0) return byRank;
    return (rank(a) === 0 ? (a.nextOn ?? "").localeCompare(b.nextOn ?? "") : 0) || latest(a, b);
  });
}
