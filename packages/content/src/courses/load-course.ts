import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Exercise, Lesson } from "@taiyari/domain/learning";
import { readYaml } from "../read-yaml.ts";
import { Exercises } from "./exercise-schema.ts";
import { readLesson } from "./read-lesson.ts";

const Outline = z.strictObject({
  title: z.string().min(1),
  promise: z.string().min(1),
  stages: z.array(z.strictObject({ name: z.string().min(1), pages: z.array(z.string()).min(1) })),
});

/** A page as it was written. */
export interface SourcePage {
  readonly slug: string;
  /** Below the content folder: "courses/…/pages/working-with-joins". */
  readonly folder: string;
  /** Null where its facts cannot be read. */
  readonly lesson: Lesson | null;
  readonly exercises: readonly Exercise[];
  /** page.md and exercises.yaml, "" for none. */
  readonly texts: { readonly page: string; readonly exercises: string };
  /** File, line, what to do. */
  readonly problems: readonly string[];
}

export interface SourceCourse {
  readonly slug: string;
  /** Null where course.yaml cannot be read. */
  readonly outline: z.output<typeof Outline> | null;
  /** Those that are written, in the order of the outline. */
  readonly pages: readonly SourcePage[];
  /** Slugs of the outline without a folder. */
  readonly unwritten: readonly string[];
  readonly problems: readonly string[];
}

export const SQL_COURSE = "sql-for-data-professionals";

/**
 * Reads a course. Runs nothing.
 *
 * @param root  the content folder
 */
export function loadCourse(root: string, slug: string = SQL_COURSE): SourceCourse {
  const folder = `courses/${slug}`;
  const outline = readYaml(root, `${folder}/course.yaml`, Outline);
  if (!outline.ok)
    return { slug, outline: null, pages: [], unwritten: [], problems: outline.problem };
  const listed = outline.value.stages.flatMap(({ pages }) => pages);
  const isWritten = (page: string) => existsSync(join(root, folder, "pages", page, "page.md"));
  const written = new Set(writtenPages(join(root, folder, "pages")));
  for (const page of listed) written.delete(page);
  return {
    slug,
    outline: outline.value,
    pages: listed
      .filter(isWritten)
      .map((page) => loadPage(root, { slug: page, folder: `${folder}/pages/${page}` })),
    unwritten: listed.filter((page) => !isWritten(page)),
    problems: [...written].map(
      (page) => `${folder}/course.yaml: the page “${page}” is in no stage. Add it to one.`,
    ),
  };
}

function writtenPages(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "page.md")
    .map(({ parentPath }) => parentPath.slice(folder.length + 1).replaceAll("\\", "/"));
}

function loadPage(
  root: string,
  { slug, folder }: { readonly slug: string; readonly folder: string },
): SourcePage {
  const text = readFileSync(join(root, folder, "page.md"), "utf8");
  const pictures = new Map(
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".svg"))
      .map((name) => [name, readFileSync(join(root, folder, name), "utf8")]),
  );
  const read = readLesson(slug, { file: `${folder}/page.md`, text, pictures });
  const file = `${folder}/exercises.yaml`;
  const hasExercises = existsSync(join(root, file));
  const exercises = hasExercises ? readYaml(root, file, Exercises) : null;
  return {
    slug,
    folder,
    lesson: read.lesson,
    exercises: exercises?.ok ? exercises.value : [],
    texts: {
      page: text,
      exercises: hasExercises ? readFileSync(join(root, file), "utf8") : "",
    },
    problems: [...read.problems, ...(exercises?.ok === false ? exercises.problem : [])],
  };
}
