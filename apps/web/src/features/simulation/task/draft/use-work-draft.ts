import { useState } from "react";
import type { DayMinute, Scenario, Task, TaskState } from "@taiyari/domain/simulation";
import { keepWork, keptWork, type KeptWork } from "./kept-work.ts";
import { draftOf, newDraft, type WorkDraft } from "./work-draft.ts";

/** What is written for a task, kept on this device with each letter. */
export interface WrittenWork {
  readonly draft: WorkDraft;
  readonly change: (part: Partial<WorkDraft>) => void;
  /** On the clock of the scenario; null where nothing was written here. */
  readonly savedAt: DayMinute | null;
  /** Whether this device took the last letter: its storage may be full or forbidden. */
  readonly isKept: boolean;
}

interface About {
  readonly run: string;
  readonly scenario: Scenario;
  readonly task: Task;
  readonly versions: TaskState["versions"];
  readonly time: DayMinute;
}

/** A second version begins with the first. */
export function useWorkDraft({ run, scenario, task, versions, time }: About): WrittenWork {
  const place = { run, task: task.id, version: versions.length };
  const key = `${run} ${task.id} ${versions.length}`;
  const [typed, setTyped] = useState<{ key: string; kept: KeptWork | null; isKept: boolean }>(
    () => ({ key, kept: keptWork(place), isKept: true }),
  );
  let now = typed;
  if (now.key !== key) {
    now = { key, kept: keptWork(place), isKept: true };
    setTyped(now);
  }
  const first = versions.at(-1);
  const draft = now.kept?.draft ?? (first ? draftOf(first.work) : newDraft(task, scenario));

  return {
    draft,
    change(part) {
      const kept = { draft: { ...draft, ...part }, at: time };
      setTyped({ key, kept, isKept: keepWork(place, kept) });
    },
    savedAt: now.kept?.at ?? null,
    isKept: now.isKept,
  };
}
