import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import rules, { DOMAIN_ROOMS, INSIDE_ROOMS } from "../.dependency-cruiser.mjs";
import { ROOT, run } from "./run.ts";

const DOMAIN = "packages/domain/src";

type Violations = Record<string, Record<string, string>>;

/** For each rule on an order of folders, a file that imports one of the folder after its own. */
function outOfOrder(name: string, root: string, folders: readonly string[]): Violations {
  const fileIn = (folder: string) => path.posix.join(root, folder, `${name}.ts`);
  return Object.fromEntries(
    folders.slice(0, -1).map((folder, at) => {
      const [file, next] = [fileIn(folder), fileIn(folders[at + 1] ?? "")];
      const target = path.posix.relative(path.posix.dirname(file), next);
      return [
        `${name}-order-${folder === "." ? "files" : folder}`,
        { [file]: `import "./${target}";`, [next]: `export const next = 1;` },
      ];
    }),
  );
}

/** For each rule, files that break it and nothing else. A rule that never fires looks like a clean house. */
const VIOLATIONS: Violations = {
  "no-cycle": {
    "apps/web/src/lib/round.ts": `import "./about.ts"; export const round = 1;`,
    "apps/web/src/lib/about.ts": `import "./round.ts"; export const about = 1;`,
  },
  "not-resolvable": { "apps/web/src/lib/lost.ts": `import "./nowhere.ts";` },
  "server-features-never-meet": {
    "apps/server/src/features/upload/a.ts": `import "../account/a.ts";`,
    "apps/server/src/features/account/a.ts": `export const a = 1;`,
  },
  "web-features-never-meet": {
    "apps/web/src/features/editor/a.ts": `import "../account/a.ts";`,
    "apps/web/src/features/account/a.ts": `export const a = 1;`,
  },
  "server-features-know-no-app": {
    "apps/server/src/features/upload/b.ts": `import "../../app/b.ts";`,
    "apps/server/src/app/b.ts": `export const b = 1;`,
  },
  "server-ground-knows-no-features": {
    "apps/server/src/http/c.ts": `import "../features/upload/c.ts";`,
    "apps/server/src/features/upload/c.ts": `export const c = 1;`,
  },
  "server-shared-knows-no-features": {
    "apps/server/src/shared/uploads/c.ts": `import "../../features/upload/c.ts";`,
  },
  "web-features-know-no-app": {
    "apps/web/src/features/editor/d.ts": `import "../../app/d.ts";`,
    "apps/web/src/app/d.ts": `export const d = 1;`,
  },
  "web-shared-knows-no-features": {
    "apps/web/src/shared/drafts/e.ts": `import "../../features/upload/e.ts";`,
    "apps/web/src/features/upload/e.ts": `export const e = 1;`,
  },
  "web-ground-knows-no-features": {
    "apps/web/src/ui/e.ts": `import "../features/editor/e.ts";`,
    "apps/web/src/features/editor/e.ts": `export const e = 1;`,
  },
  "lib-knows-no-ui": {
    "apps/web/src/lib/f.ts": `import "../ui/f.ts";`,
    "apps/web/src/ui/f.ts": `export const f = 1;`,
  },
  "ui-knows-no-data": { "apps/web/src/ui/g.ts": `import "@tanstack/react-query";` },
  "sql-only-in-stores": { "apps/server/src/features/upload/g.ts": `import "drizzle-orm";` },
  "domain-imports-nothing": { "packages/domain/src/h.ts": `import "node:fs";` },
  ...outOfOrder("domain", DOMAIN, DOMAIN_ROOMS),
  ...Object.assign(
    {},
    ...Object.entries(INSIDE_ROOMS).map(([room, folders]) =>
      outOfOrder(`domain-${room}`, `${DOMAIN}/${room}`, folders),
    ),
  ),
  "contract-imports-domain": { "packages/contract/src/i.ts": `import "drizzle-orm";` },
  "content-imports-domain": { "packages/content/src/j.ts": `import "drizzle-orm";` },
  "documents-import-domain": { "packages/documents/src/n.ts": `import "node:fs";` },
  "paper-imports-nothing-of-the-project": {
    "packages/paper/src/o.ts": `import "../../domain/src/o.ts";`,
    "packages/domain/src/o.ts": `export const o = 1;`,
  },
  "web-never-sees-content-or-server": {
    "apps/web/src/lib/k.ts": `import "../../../server/src/app/k.ts";`,
    "apps/server/src/app/k.ts": `export const k = 1;`,
  },
  "server-never-sees-web": {
    "apps/server/src/app/l.ts": `import "../../../web/src/lib/l.ts";`,
    "apps/web/src/lib/l.ts": `export const l = 1;`,
  },
  "packages-by-their-door": {
    "apps/web/src/lib/m.ts": `import "../../../../packages/domain/src/inner.ts";`,
    "packages/domain/src/inner.ts": `export const m = 1;`,
  },
  "product-knows-no-tests": {
    "apps/web/src/lib/n.ts": `import "./testing/n.ts";`,
    "apps/web/src/lib/testing/n.ts": `export const n = 1;`,
  },
};

let violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[] = [];
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-boundaries-"));
  await cp(
    path.join(ROOT, ".dependency-cruiser.mjs"),
    path.join(folder, ".dependency-cruiser.mjs"),
  );
  for (const name of ["drizzle-orm", "@tanstack/react-query"]) {
    const inside = path.join(folder, "node_modules", name);
    await mkdir(inside, { recursive: true });
    await writeFile(path.join(inside, "package.json"), `{"name":"${name}","main":"index.js"}`);
    await writeFile(path.join(inside, "index.js"), "");
  }
  await writeFile(path.join(folder, "package.json"), `{"name":"planted","type":"module"}`);
  for (const files of Object.values(VIOLATIONS)) {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await appendFile(path.join(folder, file), `${text}\n`);
    }
  }
  const report = path.join(folder, "report.json");
  await run(
    "depcruise",
    ["--config", ".dependency-cruiser.mjs", "-T", "json", "-f", report, "apps", "packages"],
    { cwd: folder },
  );
  const { summary } = JSON.parse(await readFile(report, "utf8"));
  violations = summary.violations;
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("plants a violation for every rule there is", () => {
  expect(Object.keys(VIOLATIONS).toSorted()).toEqual(
    rules.forbidden?.map((rule) => rule.name).toSorted(),
  );
});

test.each(Object.keys(VIOLATIONS))("reports a planted violation of %s", (rule) => {
  const planted = Object.keys(VIOLATIONS[rule] ?? {});
  const reported = violations.filter(
    ({ rule: { name }, from }) => name === rule && planted.includes(from),
  );
  expect(reported).not.toEqual([]);
});

async function foldersIn(parent: string): Promise<string[]> {
  const names = await readdir(path.join(ROOT, parent));
  return names.filter((name) => name !== "testing");
}

test("gives every folder of the domain its place in the order", async () => {
  expect(DOMAIN_ROOMS).toEqual(expect.arrayContaining(await foldersIn(DOMAIN)));
});

test.each(Object.entries(INSIDE_ROOMS))(
  "gives every folder of %s its place",
  async (room, inside) => {
    const folders = (await foldersIn(`${DOMAIN}/${room}`)).filter((name) => !name.endsWith(".ts"));
    expect(folders.toSorted()).toEqual(inside.filter((name) => name !== ".").toSorted());
  },
);

test("finds the rooms of the domain in docs/architecture.md in the order of imports", async () => {
  const docs = await readFile(path.join(ROOT, "docs/architecture.md"), "utf8");
  const list = /^## The rooms of the domain$.*?^```$(.*?)^```$/msu.exec(docs)?.[1] ?? "";
  expect([...list.matchAll(/^(\w+) /gmu)].map(([, room]) => room)).toEqual(DOMAIN_ROOMS);
});
