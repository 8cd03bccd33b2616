import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { compileCourse } from "@taiyari/content/course-check";
import { compileDataSets } from "@taiyari/content/data-sets";
import { ROOT } from "./run.ts";
import { writeCompressed } from "./write-compressed.ts";

/** Where the compiled course is put together, for the build to copy and the development server to serve. */
export const COURSE_FOLDER = path.join(ROOT, "node_modules", ".taiyari", "course-files");

/**
 * Compiles the SQL course and the data sets: `course.json` with the outline, `data-sets.json`, and below `files/` what
 * they name, each with a hash of its content in its name: pages, worked answers and two databases for each data set.
 *
 * What was compiled before is taken from node_modules/.taiyari; the first time takes a minute or two.
 *
 * @returns  what writers have to mend; an exercise whose answer does not run is left out
 */
export async function buildCourse(folder = COURSE_FOLDER): Promise<readonly string[]> {
  const content = path.join(ROOT, "content");
  const cache = path.join(ROOT, "node_modules", ".taiyari");
  const data = await compileDataSets(content, path.join(cache, "snapshots"));
  const { index, files, problems } = await compileCourse(content, cache);
  rmSync(folder, { recursive: true, force: true });
  for (const { name, source } of [...data.files, ...files]) {
    const file = path.join(folder, "files", name);
    mkdirSync(path.dirname(file), { recursive: true });
    if ("text" in source) writeCompressed(file, source.text);
    else {
      writeFileSync(file, gunzipSync(readFileSync(source.gzip)));
      cpSync(source.gzip, `${file}.gz`);
      cpSync(source.brotli, `${file}.br`);
    }
  }
  writeCompressed(path.join(folder, "data-sets.json"), JSON.stringify(data.index));
  writeCompressed(path.join(folder, "course.json"), JSON.stringify(index));
  return problems;
}
