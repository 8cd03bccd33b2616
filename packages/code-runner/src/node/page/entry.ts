import type { FileName } from "../../frame/messages.ts";
import { createCodeRunner, type CodeRunner } from "../../page/create-code-runner.ts";
import { openFrame } from "../../page/frame-host.ts";
import type { Task, TaskOutcome } from "./task.ts";

/** The page that the command line drives: asks for a run, runs it, says what became of it, and asks again. */
async function work(): Promise<void> {
  const runner = createCodeRunner({
    openFrame: () => openFrame("/code-frame.html"),
    weightOf: () => 1,
    fetchFile,
    // A spare that starts would take time from the run that is measured.
    sparesOf: () => 0,
  });
  for (;;) {
    const answer = await fetch("/task", { method: "POST" });
    if (!answer.ok) return;
    const task = (await answer.json()) as Task;
    const outcome = await perform(runner, task);
    await fetch(`/outcome?id=${task.id}`, { method: "POST", body: JSON.stringify(outcome) });
  }
}

async function perform(runner: CodeRunner, task: Task): Promise<TaskOutcome> {
  if (task.kind === "check") {
    return { kind: "check", problems: await runner.checkTypes(task.code) };
  }
  return { kind: "run", outcome: await runner.run(task.request) };
}

async function fetchFile(name: FileName): Promise<ArrayBuffer> {
  const answer = await fetch(`/files/${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

// Open as long as this page: its end tells whoever serves it that the page is gone.
fetch("/alive").catch(() => undefined);
const lanes = Number(new URLSearchParams(location.search).get("lanes"));
for (let lane = 0; lane < lanes; lane += 1) void work();
