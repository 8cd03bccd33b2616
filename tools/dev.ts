import { spawn } from "node:child_process";
import { type FSWatcher, watch } from "node:fs";
import path from "node:path";
import { buildCareers } from "./build-careers.ts";
import { buildCourse } from "./build-course.ts";
import { buildInterviews } from "./build-interviews.ts";
import { buildSimulations } from "./build-simulations.ts";
import { buildProblems } from "./build-problems.ts";
import { ROOT } from "./run.ts";

/** Server and web app with hot reload: the server restarts on a change, the page updates in place. */
const WEB_PORT = "5173";
const API_PORT = process.env["PORT"] ?? "3001";

/** Compiles once, and after a change in a folder anew; what did not change is taken from the last time. */
async function keepCompiled(
  folder: string,
  compile: () => Promise<readonly string[]>,
): Promise<FSWatcher> {
  async function compileAll(): Promise<void> {
    for (const problem of await compile()) console.error(problem);
  }
  await compileAll();
  let wait: NodeJS.Timeout | undefined;
  return watch(path.join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(wait);
    wait = setTimeout(() => void compileAll().catch(console.error), 500);
  });
}

const watchers = [
  await keepCompiled("content/courses", buildCourse),
  await keepCompiled("content/problems", buildProblems),
  await keepCompiled("content/interviews", buildInterviews),
  await keepCompiled("content/simulations", buildSimulations),
  await keepCompiled("content", buildCareers),
];

const children = [
  spawn(process.execPath, ["--watch", "apps/server/src/main.ts"], {
    cwd: ROOT,
    stdio: "inherit",
    env: {
      ...process.env,
      PORT: API_PORT,
      PUBLIC_URL: process.env["PUBLIC_URL"] ?? `http://localhost:${WEB_PORT}`,
    },
  }),
  spawn(
    process.execPath,
    [path.join(ROOT, "node_modules/vite/bin/vite.js"), "--port", WEB_PORT, "--strictPort"],
    {
      cwd: path.join(ROOT, "apps/web"),
      stdio: "inherit",
      env: { ...process.env, API_URL: `http://127.0.0.1:${API_PORT}` },
    },
  ),
];

function stopAll(): void {
  for (const watcher of watchers) watcher.close();
  for (const child of children) child.kill("SIGTERM");
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopAll);
for (const child of children) {
  child.on("exit", (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}
