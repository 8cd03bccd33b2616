import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import rules from "../.dependency-cruiser.mjs";
import { DOMAIN_ROOMS, INSIDE_ROOMS } from "../.dependency-cruiser-rooms.mjs";
import folderRules from "../.dependency-cruiser-folders.mjs";
import { DOMAIN, PLANTED, PLANTED_PACKAGES, type Planted } from "./planted-violations.ts";
import { ROOT, run } from "./run.ts";

const CONFIGS = [".dependency-cruiser.mjs", ".dependency-cruiser-folders.mjs"];

/** As much of the cruiser's answer as the tests look at. */
interface Cruised {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly module: string; readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
    }[];
  };
}

let cruises: readonly Cruised[] = [];
let folder = "";

/** A rule that never fires looks as if nobody broke it: so every rule is broken, in a tree with the installed packages. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-boundaries-"));
  await symlink(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
  await writeFile(path.join(folder, "package.json"), `{"name":"planted","type":"module"}`);
  for (const [file, text] of PLANTED.flatMap(({ files }) => Object.entries(files))) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await appendFile(path.join(folder, file), `${text}\n`);
  }
  await Promise.all(
    [...CONFIGS, ".dependency-cruiser-rooms.mjs"].map((name) =>
      cp(path.join(ROOT, name), path.join(folder, name)),
    ),
  );
  cruises = await Promise.all(CONFIGS.map(cruise));
}, 60_000);

async function cruise(config: string): Promise<Cruised> {
  // A link to the packages is taken for the packages themselves, as in the repository.
  const linked = `linked-${config.slice(1)}`;
  await writeFile(
    path.join(folder, linked),
    `import config from "./${config}";
     export default { ...config, options: { ...config.options, preserveSymlinks: true } };`,
  );
  const report = path.join(folder, `${linked}.json`);
  const args = ["--config", linked, "-T", "json", "-f", report, "apps", "packages"];
  await run("depcruise", args, { cwd: folder });
  return JSON.parse(await readFile(report, "utf8")) as Cruised;
}

afterAll(() => rm(folder, { recursive: true, force: true }));

test("plants a violation for every rule there is", () => {
  const known = [rules, folderRules].flatMap(({ forbidden = [] }) =>
    forbidden.map(({ name }) => String(name)),
  );
  expect(rulesOf(PLANTED)).toEqual(known.toSorted());
});

test.each(PLANTED)("reports $offender as a violation of $rule", ({ rule, offender }) => {
  const reported = cruises
    .flatMap(({ summary }) => summary.violations)
    .filter(({ rule: { name } }) => name === rule);
  expect(reported.map(({ from }) => from)).toContain(offender);
});

test("plants packages whose entry lies in a folder dist for every rule that could meet one", () => {
  const [whole] = cruises;
  const inDist = PLANTED_PACKAGES.filter(({ offender, name }) =>
    whole?.modules
      .find(({ source }) => source === offender)
      ?.dependencies.some(({ module, resolved }) => module === name && resolved.includes("/dist/")),
  );
  // The two packages that `sql-only-in-stores` forbids have no such folder.
  expect(rulesOf(inDist)).toEqual(
    rulesOf(PLANTED_PACKAGES).filter((rule) => rule !== "sql-only-in-stores"),
  );
});

async function foldersIn(parent: string): Promise<string[]> {
  const names = await readdir(path.join(ROOT, parent));
  return names.filter((name) => name !== "testing");
}

test("gives every folder of the domain its place in the order", async () => {
  expect((await foldersIn(DOMAIN)).toSorted()).toEqual(DOMAIN_ROOMS.toSorted());
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
  expect([...list.matchAll(/^([\w-]+) /gmu)].map(([, room]) => room)).toEqual(DOMAIN_ROOMS);
});

function rulesOf(planted: readonly Planted[]): string[] {
  return [...new Set(planted.map(({ rule }) => rule))].toSorted();
}
