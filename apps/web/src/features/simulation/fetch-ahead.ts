import type { Deliverable, Scenario } from "@taiyari/domain/simulation";
import { useEffect } from "react";

/** What every day comes to. */
const ALWAYS = [
  () => import("./desk/work/form-here.tsx"),
  () => import("./task/estimate/estimate-dialog.tsx"),
  () => import("./desk/files/code-file.tsx"),
  () => import("./desk/files/paper-file.tsx"),
  () => import("./task/file-dialog.tsx"),
];

/** What some tasks need. Neither PostgreSQL nor what runs code is among it: those are fetched at the first run, and kept. */
const FOR: Partial<Record<Deliverable["kind"], readonly (() => Promise<unknown>)[]>> = {
  sql: [() => import("./task/fields/sql-field.tsx"), () => import("./data/data-desk.tsx")],
  code: [() => import("./task/fields/code-field.tsx")],
  review: [() => import("./task/fields/review-field.tsx")],
  ranking: [() => import("./task/fields/ranking-field.tsx")],
};

/** When what is on the screen has been drawn. */
const AHEAD_MS = 2_000;

/**
 * Fetches the code that a day will come to, so that it goes on when the line is lost: what was fetched is kept for that.
 * What cannot be fetched now is fetched when it is wanted.
 *
 * @param pages  of the feature that are reached from here; the same list each time
 */
export function useFetchAhead(
  { tasks }: Scenario,
  pages: readonly (() => Promise<unknown>)[],
): void {
  useEffect(() => {
    const kinds = new Set(tasks.map(({ deliverable }) => deliverable.kind));
    const wanted = [...ALWAYS, ...pages, ...[...kinds].flatMap((kind) => FOR[kind] ?? [])];
    const timer = setTimeout(() => void Promise.allSettled(wanted.map((load) => load())), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [tasks, pages]);
}
