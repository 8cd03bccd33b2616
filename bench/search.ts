import { readFileSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { gzipSync } from "node:zlib";
import { compileSearch } from "@taiyari/content/search";
import { indexEntries, searchEntries } from "@taiyari/domain/search";
import { load } from "js-yaml";
import { PAGE_ENTRIES } from "../apps/web/src/app/search/page-entries.ts";
import { ROOT } from "../tools/run.ts";
import type { SetPart } from "./resumes.ts";
import { median, percentile95, table } from "./table.ts";

/** What somebody typed, and what should come first: any of `want`; nothing for []. */
interface Query {
  readonly type: string;
  readonly kind: "plain" | "partial" | "typo" | "people" | "none";
  readonly want: readonly string[];
}

interface Options {
  /** One part of the set only; null for both. */
  readonly part: SetPart | null;
  /** Adds, of the development part, each query whose wanted result is not first. */
  readonly verbose: boolean;
}

const PARTS: readonly SetPart[] = ["development", "validation"];

/** How often the search has the wanted thing first and among the first three, and how long each key stroke takes, in Node. */
export async function measureSearch({ part, verbose }: Options): Promise<string> {
  const file = compileSearch(path.join(ROOT, "content"));
  const text = JSON.stringify(file);
  const began = performance.now();
  const index = indexEntries([...PAGE_ENTRIES, ...file.entries]);
  const indexed = performance.now() - began;

  const answer = (query: string) => searchEntries(index, query).hits.map(({ entry }) => entry.id);
  const parts = PARTS.filter((name) => part === null || part === name).map((name) => ({
    name,
    asked: queriesOf(name).map((query) => ({ query, found: answer(query.type) })),
  }));
  const rows = parts.flatMap(({ name, asked }) =>
    [...new Set(asked.map(({ query }) => query.kind)), null].map((kind) => {
      const own = asked.filter(({ query }) => kind === null || query.kind === kind);
      const share = (first: number) =>
        `${own.filter(({ query, found }) => isRight(query, found.slice(0, first))).length} of ${own.length}`;
      return [name, kind ?? "all", share(1), share(3)];
    }),
  );
  const strokes = parts.flatMap(({ asked }) => asked).flatMap(({ query }) => timed(query.type));
  function timed(typed: string): readonly number[] {
    return Array.from(typed, (_, at) => {
      const from = performance.now();
      answer(typed.slice(0, at + 1));
      return performance.now() - from;
    });
  }
  const faults = verbose
    ? parts
        .filter(({ name }) => name === "development")
        .flatMap(({ asked }) => asked)
        .filter(({ query, found }) => !isRight(query, found.slice(0, 1)))
        .map(
          ({ query, found }) =>
            `“${query.type}”: wanted ${query.want.join(" or ") || "nothing"}, found ${found.slice(0, 3).join(", ") || "nothing"}`,
        )
    : [];
  return [
    table("Search", [["queries", "kind", "wanted one first", "in the first three"], ...rows]),
    table("Search: cost", [
      [
        "entries",
        "search.json",
        "gzip",
        "making the index",
        "key stroke, median",
        "key stroke, p95",
      ],
      [
        index.entries.length,
        `${Math.round(text.length / 1024)} KB`,
        `${Math.round(gzipSync(text, { level: 9 }).length / 1024)} KB`,
        `${indexed.toFixed(0)} ms`,
        `${median(strokes).toFixed(1)} ms`,
        `${percentile95(strokes).toFixed(1)} ms`,
      ],
    ]),
    ...faults,
  ].join("\n\n");
}

function isRight({ want }: Query, found: readonly string[]): boolean {
  return want.length === 0 ? found.length === 0 : found.some((id) => want.includes(id));
}

function queriesOf(part: SetPart): readonly Query[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this repository's own file
  return load(
    readFileSync(path.join(import.meta.dirname, "search", `${part}.yaml`), "utf8"),
  ) as Query[];
}
