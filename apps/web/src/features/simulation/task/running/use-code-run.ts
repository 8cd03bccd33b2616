import { useRef, useState } from "react";
import type { Deliverable } from "@taiyari/domain/simulation";
import { code as runner } from "../../../../lib/code/code.ts";
import { runCode, type RanCode } from "./run-code.ts";

/** Runs code on the cases of its task, once at a time. */
export function useCodeRun(task: Extract<Deliverable, { readonly kind: "code" }>) {
  const [ran, setRan] = useState<RanCode | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  async function run(code: string): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      setRan(await runCode(runner.run, task, code));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { ran, isBusy, run, stop: runner.stop };
}
