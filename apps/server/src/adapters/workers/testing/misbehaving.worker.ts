import { serveTasks } from "../serve-tasks.ts";

/** How this worker can behave. `answer` gives back what came with the task. */
export type Behaviour =
  | "answer"
  | "answer-bytes"
  | "throw"
  | "spin"
  | "wait"
  | "fill-heap"
  | "fill-buffers"
  | "exit"
  | "abort"
  | "segfault"
  | "reject-later";

/** Stands in for a worker in tests; the task, or the job description that it holds, says how it behaves. */
serveTasks((task, bytes) => {
  const isJob = typeof task === "object" && task !== null && "description" in task;
  return behave((isJob ? task.description : task) as Behaviour, bytes);
});

function behave(behaviour: Behaviour, bytes: Uint8Array): unknown {
  const hoard: unknown[] = [];
  switch (behaviour) {
    case "throw":
      throw new Error("a bug in the rules");
    case "spin":
      for (;;) hoard.length = 0;
    case "wait":
      return new Promise(() => setInterval(() => undefined, 1_000));
    case "fill-heap":
      for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
    case "fill-buffers":
      for (;;) hoard.push(new Uint8Array(8 * 1024 * 1024).fill(1));
    case "exit":
      return process.exit(7);
    case "abort":
      return process.abort();
    case "segfault":
      return process.kill(process.pid, "SIGSEGV") && new Promise(() => undefined);
    case "reject-later":
      setImmediate(() => void Promise.reject(new Error("nobody listens")));
      return "answered before it died";
    case "answer-bytes":
      return bytes;
    case "answer":
      return process.pid;
  }
}
