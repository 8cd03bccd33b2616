import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { CourseIndex, CoursePage, Lesson } from "@taiyari/domain/learning";
import { plainText } from "../read-inline.ts";
import { openCourse } from "../open-course.ts";
import type { CompiledPage } from "./compile-page.ts";
import { sentSnapshot, type SentSnapshot } from "./sent-snapshot.ts";

/** A file of the compiled course. */
export interface CompiledFile {
  /** With a hash of its content: "pages/working-with-joins-1a2b3c4d5e.json". */
  readonly name: string;
  readonly source: { readonly text: string } | SentSnapshot;
}

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
  const { course, compiled, forPages, snapshots } = await openCourse(root, cache);
  const pages = await forPages(course.pages, compiled);
  const files: CompiledFile[] = [];
  const add = (name: string, bytes: string | Buffer, source: CompiledFile["source"]) => {
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
    const named = name.replace(/\.(?=[a-z]+$)/u, `-${hash}.`);
    files.push({ name: named, source });
    return named;
  };
  const addText = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    return add(name, text, { text });
  };
  const addSnapshot = (name: string, file: string) => {
    const sent = sentSnapshot(file);
    const path = add(`${name}.tar`, readFileSync(file), sent);
    return { path, bytes: sent.bytes, sentBytes: sent.sentBytes };
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
      snapshots: {
        visible: addSnapshot("snapshots/visible", snapshots.visible),
        hidden: addSnapshot("snapshots/hidden", snapshots.hidden),
      },
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

function sectionsOf({ blocks }: Lesson): CourseIndex["sections"][string] {
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
    exercises: exercises.map(({ id, title: name, level }) => ({ id, title: name, level })),
    examples: blocks.filter(({ kind }) => kind === "run").length,
    cards: blocks.reduce(
      (sum, block) => sum + (block.kind === "cards" ? block.cards.length : 0),
      0,
    ),
  };
}
