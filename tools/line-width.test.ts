import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./run.ts";

/** The formatter breaks no literal. A list wraps; a long expression is written with `regex`; more data is a file more. */
const WIDEST = 200;

test(`no line of the domain's sources is wider than ${WIDEST} characters`, async () => {
  const wide: string[] = [];
  for await (const file of glob("packages/domain/src/**/*.ts", { cwd: ROOT })) {
    if (/\.test\.ts$|\/testing\//u.test(file)) continue;
    const lines = (await readFile(path.join(ROOT, file), "utf8")).split("\n");
    for (const [at, line] of lines.entries())
      if (line.length > WIDEST) wide.push(`${file}:${at + 1}, ${line.length}`);
  }
  expect(wide).toEqual([]);
});
