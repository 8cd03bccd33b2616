import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Course, CourseIndex, CoursePageContent } from "@taiyari/domain/learning";
import { ROOT, run } from "./run.ts";

const DOCS = "/learning/sql-for-data-professionals/docs";

/** Where the program that draws the beginning of a page is built; below node_modules, for it imports packages. */
const DRAWING = path.join(ROOT, "node_modules", ".taiyari", "first-view");

interface FirstFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What `app/first-view/render.tsx` exports. */
interface Drawing {
  readonly renderLessonStart: (course: Course, slug: string, content: CoursePageContent) => string;
}

/** @throws  an Error with what the bundler printed */
export async function buildFirstView(): Promise<void> {
  const built = await run("vite", ["build", "--config", "build/first-view.config.ts"], {
    cwd: path.join(ROOT, "apps/web"),
    env: { OUT_DIR: DRAWING },
  });
  if (built.code !== 0) throw new Error(built.output);
}

/**
 * Tells the server what each page of the course is sent with: its beginning as HTML with the styles of that, and links
 * to the scripts of its screen, the outline, and its own text, whose name is known only when both the web app and the
 * course are built. Without the links a page waits for three round trips one after another.
 *
 * @param webFolder  the built web app with the compiled course in `course/`; its list of first files is rewritten
 */
export async function listFirstCourseFiles(webFolder: string): Promise<void> {
  const file = path.join(webFolder, ".vite", "first-files.json");
  // oxlint-disable typescript/no-unsafe-type-assertion -- all of it was written by this build a moment ago
  const listed = readJson(file) as Record<string, FirstFiles>;
  const screen = listed[`${DOCS}/*`];
  if (!screen) throw new Error(`The build lists no first files for the pages of the course.`);
  const course = readJson(path.join(webFolder, "course", "course.json")) as CourseIndex;
  const { renderLessonStart } = (await import(
    pathToFileURL(path.join(DRAWING, "render.js")).href
  )) as Drawing;
  const style = globSync(path.join(DRAWING, "assets", "*.css"))
    .map((sheet) => readFileSync(sheet, "utf8"))
    .join("");

  const pages = Object.entries(course.files.pages).map(([slug, name]) => {
    const content = readJson(path.join(webFolder, "course", "files", name)) as CoursePageContent;
    const data = ["/course/course.json", `/course/files/${name}`];
    const html = renderLessonStart(course, slug, content);
    return [`${DOCS}/${slug}`, { ...screen, data, first: { html, style } }];
  });
  // oxlint-enable typescript/no-unsafe-type-assertion
  writeFileSync(file, JSON.stringify({ ...listed, ...Object.fromEntries(pages) }, null, 2));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
