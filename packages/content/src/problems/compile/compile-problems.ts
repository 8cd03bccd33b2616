import { createHash } from "node:crypto";
import type { ProblemEntry, ProblemIndex } from "@taiyari/domain/practice";
import { problemSlugs } from "../load-problem.ts";
import { loadPaths } from "../load-paths.ts";
import { openProblem, type OpenProblemOptions } from "./open-problem.ts";

/** A problem of any kind, as devices get it. */
export interface CompiledParts {
  readonly entry: ProblemEntry;
  readonly learner: unknown;
  /** Null for one whose answers are judged by what stands in `learner`. */
  readonly hidden: unknown;
  readonly worked: unknown;
}

export interface CompiledProblems {
  readonly parts: readonly CompiledParts[];
  /** File, line, what to do; such a problem is left out. */
  readonly problems: readonly string[];
}

const WIDTH = 2;

/** @param root  the content folder */
export async function compileCodeProblems(
  root: string,
  options: OpenProblemOptions,
): Promise<CompiledProblems> {
  const slugs = problemSlugs(root);
  const parts = new Map<string, CompiledParts>();
  const problems: string[] = [];
  const queue = [...slugs];
  async function work(): Promise<void> {
    for (let slug = queue.shift(); slug !== undefined; slug = queue.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- a worker has one problem at a time
      const opened = await openProblem(root, slug, options);
      if (opened.ok) parts.set(slug, opened.value);
      else problems.push(...opened.problem);
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, work));
  return { parts: slugs.flatMap((slug) => parts.get(slug) ?? []), problems };
}

export interface ProblemFiles {
  readonly index: ProblemIndex;
  /** By their names, each with a hash of its content. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** Problems of a path that are not there; the path does without them. */
  readonly problems: readonly string[];
}

/** One index for problems of all kinds, and the files it names. */
export function problemFiles(root: string, parts: readonly CompiledParts[]): ProblemFiles {
  const files: { name: string; text: string }[] = [];
  const add = (folder: string, slug: string, value: unknown) => {
    const text = JSON.stringify(value);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    const name = `${folder}/${slug}-${hash}.json`;
    files.push({ name, text });
    return name;
  };
  const named = (folder: string, key: "learner" | "hidden" | "worked") =>
    Object.fromEntries(
      parts.flatMap((part) =>
        part[key] === null ? [] : [[part.entry.slug, add(folder, part.entry.slug, part[key])]],
      ),
    );
  const there = new Set(parts.map(({ entry }) => entry.slug));
  const { paths } = loadPaths(root);
  const index: ProblemIndex = {
    problems: parts.map(({ entry }) => entry),
    paths: paths.map((path) => ({
      ...path,
      problems: path.problems.filter((slug) => there.has(slug)),
    })),
    files: {
      problems: named("problems", "learner"),
      hidden: named("hidden", "hidden"),
      worked: named("worked", "worked"),
    },
  };
  const problems = paths.flatMap((path) =>
    path.problems
      .filter((slug) => !there.has(slug))
      .map((slug) => `problems/paths.yaml, ${path.id}: there is no problem “${slug}”.`),
  );
  return { index, files, problems };
}
