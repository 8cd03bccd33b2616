import type { DayMinute } from "@taiyari/domain/simulation";
import { session } from "../../../../lib/session.ts";
import { local } from "../../../../lib/storage.ts";
import type { WorkDraft } from "./work-draft.ts";

/** Names one version of one task in one run. */
export interface WorkPlace {
  readonly run: string;
  readonly task: string;
  /** From 0. */
  readonly version: number;
}

/** A draft as it was left on this device. */
export interface KeptWork {
  readonly draft: WorkDraft;
  /** On the clock of the scenario. */
  readonly at: DayMinute;
}

/** What is kept belongs to the person: the next one on this device does not see it. */
function keyOf({ run, task, version }: WorkPlace): string {
  const current = session.get();
  const owner = current.status === "signed-in" ? current.user.id : "";
  return `simulation.work.${owner}.${run}.${task}.${version}`;
}

/** Null where nothing was written on this device. */
export function keptWork(place: WorkPlace): KeptWork | null {
  try {
    const found = JSON.parse(local.get(keyOf(place)) ?? "null") as Partial<KeptWork> | null;
    return isDraft(found?.draft) && typeof found?.at === "number"
      ? { draft: found.draft, at: found.at }
      : null;
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function keepWork(place: WorkPlace, kept: KeptWork): boolean {
  return local.set(keyOf(place), JSON.stringify(kept));
}

/** Nothing more is handed in for it. */
export function forgetWork(place: WorkPlace): void {
  local.remove(keyOf(place));
}

const LISTS = ["to", "cc", "attached", "remarks", "chosen", "rows"] as const;

function isDraft(value: unknown): value is WorkDraft {
  if (typeof value !== "object" || value === null) return false;
  const draft = value as Readonly<Record<string, unknown>>;
  return (
    typeof draft["text"] === "string" &&
    typeof draft["code"] === "string" &&
    LISTS.every((name) => Array.isArray(draft[name]))
  );
}
