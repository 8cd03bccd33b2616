import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const DOCS = "/learning/sql-for-data-professionals/docs";

interface FirstFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly data?: readonly string[];
}

/**
 * Tells the server what each page of the course starts with: the scripts of its screen, the outline, and its own text,
 * whose name is known only when both the web app and the course are built. Without it a page waits for three round
 * trips one after another.
 *
 * @param webFolder  the built web app with the compiled course in `course/`; its list of first files is rewritten
 */
export function listFirstCourseFiles(webFolder: string): void {
  const file = path.join(webFolder, ".vite", "first-files.json");
  const listed = readJson<Record<string, FirstFiles>>(file);
  const screen = listed[`${DOCS}/*`];
  if (!screen) throw new Error(`The build lists no first files for the pages of the course.`);
  const { files } = readJson<{ files: { pages: Record<string, string> } }>(
    path.join(webFolder, "course", "course.json"),
  );
  const pages = Object.entries(files.pages).map(([slug, name]) => [
    `${DOCS}/${slug}`,
    { ...screen, data: ["/course/course.json", `/course/files/${name}`] },
  ]);
  writeFileSync(file, JSON.stringify({ ...listed, ...Object.fromEntries(pages) }, null, 2));
}

function readJson<Content>(file: string): Content {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build a moment ago
  return JSON.parse(readFileSync(file, "utf8")) as Content;
}
