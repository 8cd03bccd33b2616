import { createHash } from "node:crypto";
import type { ProblemEntry, ProblemIndex, Run } from "@taiyari/domain/practice";
import { keptValue } from "../keep-values.ts";
import { loadProblem, problemSlugs } from "../load-problem.ts";
import { loadPaths } from "../load-paths.ts";
import { compileProblem } from "./compile-problem.ts";

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

/**
 * Compiles the code problems.
 *
 * @param root   the content folder
 * @param cache  a folder for what was compiled before, made where it is missing
 */
export async function compileCodeProblems(
  root: string,
  { run, cache }: { readonly run: Run; readonly cache: string },
): Promise<CompiledProblems> {
  const slugs = problemSlugs(root);
  const parts = new Map<string, CompiledParts>();
  const problems: string[] = [];
  const queue = [...slugs];
  async function work(): Promise<void> {
    for (let slug = queue.shift(); slug !== undefined; slug = queue.shift()) {
      const source = loadProblem(root, slug);
      problems.push(...source.problems);
      const { problem } = source;
      if (!problem) continue;
      // oxlint-disable-next-line no-await-in-loop -- a worker has one problem at a time
      const compiled = await keptValue(cache, { name: "compiled", problem }, () =>
        compileProblem(run, problem),
      );
      if (compiled.ok) parts.set(slug, compiled.value);
      else problems.push(`${source.folder}/${compiled.problem}.`);
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, work));
  return { parts: slugs.flatMap((slug) => parts.get(slug) ?? []), problems };
}

export interface ProblemFiles {
  readonly index: ProblemIndex;
  /** By their names, each with a hash of its content. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
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
  const index: ProblemIndex = {
    problems: parts.map(({ entry }) => entry),
    paths: loadPaths(root).paths.map((path) => ({
      ...path,
      problems: path.problems.filter((slug) => there.has(slug)),
    })),
    files: {
      problems: named("problems", "learner"),
      hidden: named("hidden", "hidden"),
      worked: named("worked", "worked"),
    },
  };
  return { index, files };
}
