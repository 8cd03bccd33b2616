/** Where an application stands, in the order in which most go. */
export const APPLICATION_STAGES = [
  "saved",
  "applied",
  "assessment",
  "interview",
  "offer",
  "accepted",
  "rejected",
  "withdrawn",
] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/** The stage an application came to, and the day. */
export interface StageChange {
  readonly stage: ApplicationStage;
  /** "2026-11-23", where the person was. */
  readonly on: string;
}

export const STAGE_NAMES: Readonly<Record<ApplicationStage, string>> = {
  saved: "Saved",
  applied: "Applied",
  assessment: "Assessment",
  interview: "Interview",
  offer: "Offer",
  accepted: "Accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};

/** The most changes that are kept of one application: beyond it the earliest go, but for the first. */
export const MAX_STAGE_CHANGES = 60;

const CLOSED: ReadonlySet<ApplicationStage> = new Set(["accepted", "rejected", "withdrawn"]);

/** Whether something may still come of it. */
export function isOpen(stage: ApplicationStage): boolean {
  return !CLOSED.has(stage);
}

/** The stage that follows when all goes well; null where nothing does. */
export function stageAfter(stage: ApplicationStage): ApplicationStage | null {
  if (!isOpen(stage)) return null;
  return APPLICATION_STAGES[APPLICATION_STAGES.indexOf(stage) + 1] ?? null;
}

/**
 * The history with one more change. A change on the day of the one before replaces it, so that a mistaken press that is
 * put right leaves nothing; a stage it is in already changes nothing. A day before the last change counts as that day.
 */
export function moveTo(
  history: readonly StageChange[],
  { stage, on }: StageChange,
): readonly StageChange[] {
  const last = history.at(-1);
  if (!last) return [{ stage, on }];
  if (last.stage === stage) return history;
  const day = on < last.on ? last.on : on;
  const before = day === last.on ? history.slice(0, -1) : history;
  if (before.at(-1)?.stage === stage) return before;
  const [first, ...others] = [...before, { stage, on: day }];
  return first ? [first, ...others.slice(-(MAX_STAGE_CHANGES - 1))] : [];
}

/**
 * The day somebody applied, after a change of the stage. One that is moved to "applied" without a day gets that of the change,
 * and one that is put back to "saved" on that day has none again.
 */
export function appliedAfter(
  appliedOn: string | null,
  before: readonly StageChange[],
  { stage, on }: StageChange,
): string | null {
  if (stage === "applied") return appliedOn ?? on;
  const last = before.at(-1);
  const isUndone = stage === "saved" && last?.stage === "applied" && last.on === on;
  return isUndone && appliedOn === on ? null : appliedOn;
}

/** How many stand at each stage. */
export function countStages(
  applications: readonly { readonly stage: ApplicationStage }[],
): Readonly<Record<ApplicationStage, number>> {
  const counts = Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, 0]));
  for (const { stage } of applications) counts[stage] = (counts[stage] ?? 0) + 1;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from the list of all stages
  return counts as Record<ApplicationStage, number>;
}
