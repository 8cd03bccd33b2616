import { run, type Ran } from "./run.ts";

/** `npm run check`: everything that can be said of the sources without running the product. */
const STEPS: readonly {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}[] = [
  { name: "format", command: "oxfmt", args: ["--check", "."] },
  ...[
    "packages/domain",
    "packages/contract",
    "packages/content",
    "packages/documents",
    "packages/sql-engine",
    "packages/sql-engine/src/node",
    "packages/code-runner",
    "packages/code-runner/src/build",
    "packages/code-runner/src/node",
    "packages/paper",
    "apps/server",
    "apps/web",
    "apps/web/src/app/offline/worker",
    "content/problems",
    ".",
  ].map((folder) => ({ name: `types ${folder}`, command: "tsc", args: ["-p", folder] })),
  ...[
    "packages/domain",
    "packages/documents",
    "packages/sql-engine",
    "packages/code-runner",
    "packages/paper",
  ].map((folder) => ({
    name: `types ${folder}, tests`,
    command: "tsc",
    args: ["-p", `${folder}/tsconfig.test.json`],
  })),
  { name: "lint", command: "oxlint", args: ["--type-aware", "--deny-warnings"] },
  {
    name: "boundaries",
    command: "depcruise",
    args: ["--config", ".dependency-cruiser.mjs", "apps", "packages", "tools", "e2e", "bench"],
  },
  {
    name: "boundaries, folders",
    command: "depcruise",
    args: ["--config", ".dependency-cruiser-folders.mjs", "apps"],
  },
  {
    name: "planted violations",
    command: "vitest",
    args: ["run", "--project", "unit", "tools/boundaries.test.ts"],
  },
  { name: "dead code", command: "knip", args: ["--no-progress"] },
  { name: "content", command: "node", args: ["packages/content/src/check.ts"] },
  {
    name: "course",
    command: "node",
    args: ["apps/server/src/commands/main.ts", "course-check"],
  },
  {
    name: "SQL problems",
    command: "node",
    args: ["apps/server/src/commands/main.ts", "sql-problem-check"],
  },
];

/** Two at a time: the machines this runs on have two cores. */
const WIDTH = 2;

const queue = [...STEPS];
const failed: { readonly name: string; readonly ran: Ran }[] = [];

async function work(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const ran = await run(step.command, step.args);
    console.log(
      `${ran.code === 0 ? "ok    " : "FAILED"} ${step.name} (${(ran.ms / 1000).toFixed(1)} s)`,
    );
    if (ran.code !== 0) failed.push({ name: step.name, ran });
  }
}

await Promise.all(Array.from({ length: WIDTH }, work));
for (const { name, ran } of failed) console.log(`\n${name}\n${ran.output}`);
process.exitCode = failed.length === 0 ? 0 : 1;
