import { useRef, useState } from "react";
import type { Task, TaskState } from "@taiyari/domain/simulation";
import { missingIn, workOf, type WorkDraft } from "./draft/work-draft.ts";
import type { Levels } from "./estimate/estimate-dialog.tsx";
import { runWork } from "./running/run-work.ts";
import type { Day } from "../day/use-day.ts";

interface About {
  readonly day: Day;
  readonly task: Task;
  readonly versions: TaskState["versions"];
  readonly draft: WorkDraft;
  readonly onHandedIn: () => void;
}

/** The way from a draft to work that is handed in: what is missing, the own estimate before the first version, a run of what is run. */
export function useHandIn({ day, task, versions, draft, onHandedIn }: About) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const running = useRef(false);

  async function handIn(levels: Levels | null): Promise<void> {
    if (running.current) return;
    running.current = true;
    setAsking(false);
    setBusy(true);
    setMessage(null);
    try {
      const ran = await runWork(day.scenario, task, day.state.files, draft);
      if (ran.kind === "failed") {
        setMessage(ran.message);
        return;
      }
      if (levels) day.act({ kind: "estimated", task: task.id, levels });
      day.act({ kind: "handed-in", task: task.id, work: workOf(draft, ran.run) });
      onHandedIn();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    isAsking,
    isBusy,
    /** What is missing, or what went wrong; null for nothing. */
    message,
    /** Asks for the estimate where there is something to estimate and nothing was read yet. */
    begin(): void {
      const missing = missingIn(draft, task);
      setMessage(missing);
      if (missing !== null) return;
      if (versions.length === 0 && task.rubric.length > 0) setAsking(true);
      else void handIn(null);
    },
    handIn: (levels: Levels | null) => void handIn(levels),
    cancel: () => setAsking(false),
  };
}
