import type { CourseIndex, CoursePage, Lesson } from "@taiyari/domain/learning";
import { type CompiledFile, namedByContent } from "../../compiled-file.ts";
import { plainText } from "../read-inline.ts";
import { openCourse } from "../open-course.ts";
import type { CompiledPage } from "./compile-page.ts";

export interface CompiledCourse {
  readonly index: CourseIndex;
  readonly files: readonly CompiledFile[];
  readonly problems: readonly string[];
}

/**
 * Compiles the SQL course for learners' devices. Pages that are not written yet are left out.
 *
 * @param root   the content folder
 * @param cache  a folder for what was compiled before, made where it is missing
 */
export async function compileCourse(root: string, cache: string): Promise<CompiledCourse> {
  const { course, compiled, forPages } = await openCourse(root, cache);
  const pages = await forPages(course.pages, compiled);
  const files: CompiledFile[] = [];
  const addText = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    const named = namedByContent(name, text);
    files.push({ name: named, source: { text } });
    return named;
  };
  const readable = course.pages.flatMap(({ slug }, at) => {
    const page = pages[at];
    return page?.content ? [{ slug, page, content: page.content }] : [];
  });
  const index: CourseIndex = {
    slug: course.slug,
    title: course.outline?.title ?? "",
    promise: course.outline?.promise ?? "",
    stages: (course.outline?.stages ?? []).flatMap((stage) => {
      const outlines = stage.pages.flatMap((slug) => {
        const found = readable.find((page) => page.slug === slug);
        return found ? [outlineOf(found.content)] : [];
      });
      return outlines.length === 0 ? [] : [{ name: stage.name, pages: outlines }];
    }),
    sections: Object.fromEntries(
      readable.map(({ slug, content }) => [slug, sectionsOf(content.lesson)]),
    ),
    files: {
      pages: Object.fromEntries(
        readable.map(({ slug, content }) => [slug, addText(`pages/${slug}.json`, content)]),
      ),
      answers: Object.fromEntries(
        readable.map(({ slug, page }) => [slug, addText(`answers/${slug}.json`, page.answers)]),
      ),
    },
  };
  return {
    index,
    files,
    problems: [
      ...course.problems,
      ...course.pages.flatMap(({ problems }) => problems),
      ...pages.flatMap(({ problems }) => problems),
    ],
  };
}

/** The headings of a page with the ids they are linked by. */
export function sectionsOf({ blocks }: Lesson): CourseIndex["sections"][string] {
  return blocks.flatMap((block) =>
    block.kind === "heading" ? [{ id: block.id, title: plainText(block.content) }] : [],
  );
}

function outlineOf({ lesson, exercises }: NonNullable<CompiledPage["content"]>): CoursePage {
  const { slug, title, promise, minutes, needs, skills, blocks } = lesson;
  return {
    slug,
    title,
    promise,
    minutes,
    needs,
    skills,
    exercises: exercises.map(({ id, title: name, kind, level }) => ({
      id,
      title: name,
      kind,
      level,
    })),
    examples: blocks.filter(({ kind }) => kind === "run").length,
    cards: blocks.reduce(
      (sum, block) => sum + (block.kind === "cards" ? block.cards.length : 0),
      0,
    ),
  };
}
