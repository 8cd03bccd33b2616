import { load, YAMLException } from "js-yaml";
import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";
import { z } from "zod";
import type { Lesson } from "@taiyari/domain/learning";
import { pageSource } from "./page-source.ts";
import { readBlocks } from "./read-blocks.ts";

const Facts = z.strictObject({
  title: z.string().min(1),
  promise: z.string().min(1),
  minutes: z.int().min(1).max(60),
  needs: z.array(z.string()).default([]),
  skills: z.array(z.string()).default([]),
});

export interface ReadLesson {
  /** Null where its first lines cannot be read. */
  readonly lesson: Lesson | null;
  /** What a writer has to mend: file, line, what to do. */
  readonly problems: readonly string[];
}

/**
 * Reads a page of a course.
 *
 * @param file      how messages name it: "pages/working-with-joins/page.md"
 * @param pictures  the SVG files beside it, by name
 */
export function readLesson(
  slug: string,
  {
    file,
    text,
    pictures,
  }: {
    readonly file: string;
    readonly text: string;
    readonly pictures: ReadonlyMap<string, string>;
  },
): ReadLesson {
  // Positions count from the beginning of the file, so the facts stay in as blank lines.
  const match = /^---\n([\s\S]*?)\n---\n/u.exec(text);
  const markdown = text.replace(match?.[0] ?? "", (facts) => facts.replace(/[^\n]/gu, ""));
  const source = pageSource(file, markdown, pictures);
  const facts = readFacts(match?.[1] ?? null, source.problems.add);
  const tree = fromMarkdown(markdown, {
    extensions: [directive(), gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
  const blocks = readBlocks(tree.children, source);
  return {
    lesson: facts && { slug, ...facts, blocks },
    problems: source.problems.list,
  };
}

function readFacts(
  text: string | null,
  add: (line: number | null, text: string) => void,
): z.infer<typeof Facts> | null {
  if (text === null) {
    add(1, 'a page begins with its facts between two lines "---": title, promise, minutes.');
    return null;
  }
  try {
    const parsed = Facts.safeParse(load(text));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) add(1, `${issue.path.join(".")}: ${issue.message}`);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    add((error.mark?.line ?? 0) + 2, error.reason);
  }
  return null;
}
