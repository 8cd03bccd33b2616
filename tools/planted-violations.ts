import path from "node:path";
import { DOMAIN_ROOMS, INSIDE_ROOMS } from "../.dependency-cruiser-rooms.mjs";

export const DOMAIN = "packages/domain/src";

/** A violation of one rule. */
export interface Planted {
  readonly rule: string;
  /** Whoever must be reported: the first of `files`, or its folder for a rule about folders. */
  readonly offender: string;
  /** Texts by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** Files that break the rule and, but for it, nothing. */
function breaks(rule: string, files: Readonly<Record<string, string>>): Planted {
  return { rule, offender: Object.keys(files)[0] ?? "", files };
}

const EMPTY = "export {};";

const FILES: readonly Planted[] = [
  breaks("no-cycle", {
    "apps/web/src/lib/about.ts": `import "./round.ts"; export const about = 1;`,
    "apps/web/src/lib/round.ts": `import "./about.ts"; export const round = 1;`,
  }),
  breaks("not-resolvable", { "apps/web/src/lib/lost.ts": `import "./nowhere.ts";` }),
  ...["server", "web"].flatMap((app) => [
    breaks("features-never-meet", {
      [`apps/${app}/src/features/coming/meet.ts`]: `import "../account/met.ts";`,
      [`apps/${app}/src/features/account/met.ts`]: EMPTY,
    }),
    breaks("features-know-no-app", {
      [`apps/${app}/src/features/coming/up.ts`]: `import "../../app/above.ts";`,
      [`apps/${app}/src/app/above.ts`]: EMPTY,
    }),
    breaks("shared-knows-no-features", {
      [`apps/${app}/src/shared/topic/up.ts`]: `import "../../features/account/used.ts";`,
      [`apps/${app}/src/features/account/used.ts`]: EMPTY,
    }),
  ]),
  ...["server/src/http", "server/src/db", "server/src/adapters", "web/src/ui", "web/src/lib"].map(
    (folder) =>
      breaks("ground-knows-nothing-above", {
        [`apps/${folder}/up.ts`]: `import "../shared/topic/on-top.ts";`,
        [`apps/${folder.split("/")[0]}/src/shared/topic/on-top.ts`]: EMPTY,
      }),
  ),
  breaks("feature-folders-know-no-screen", {
    "apps/web/src/features/editor/form/part.ts": `import "../screen.ts";`,
    "apps/web/src/features/editor/screen.ts": EMPTY,
  }),
  breaks("lib-knows-no-ui", {
    "apps/web/src/lib/f.ts": `import "../ui/f.ts";`,
    "apps/web/src/ui/f.ts": EMPTY,
  }),
  breaks("kit-only-on-demand", {
    "apps/web/src/ui/p.ts": `import "./kit/p.ts";`,
    "apps/web/src/ui/kit/p.ts": EMPTY,
  }),
  breaks("ui-knows-no-data", {
    "apps/web/src/ui/g.ts": `import "../lib/api.ts";`,
    "apps/web/src/lib/api.ts": EMPTY,
  }),
  breaks("sql-only-in-stores", {
    "apps/server/src/shared/topic/rows.ts": `import "../../db/schema/topic.ts";`,
    "apps/server/src/db/schema/topic.ts": EMPTY,
  }),
  breaks("domain-imports-nothing", { "packages/domain/src/h.ts": `import "node:fs";` }),
  breaks("scheduler-only-in-progress", {
    "packages/domain/src/learning/scheduled.ts": `import "ts-fsrs";`,
  }),
  breaks("expressions-only-in-conditions", {
    "packages/domain/src/simulation/expressions.ts": `import "@marcbachmann/cel-js";`,
  }),
  breaks("documents-import-domain", { "packages/documents/src/n.ts": `import "node:fs";` }),
  breaks("sql-engine-imports-domain", { "packages/sql-engine/src/q.ts": `import "node:fs";` }),
  breaks("sql-engine-in-node-imports-domain", {
    "packages/sql-engine/src/node/r.ts": `import "../../../content/src/r.ts";`,
    "packages/content/src/r.ts": EMPTY,
  }),
  breaks("code-runner-imports-domain", { "packages/code-runner/src/s.ts": `import "node:fs";` }),
  breaks("code-runner-in-node-imports-domain", {
    "packages/code-runner/src/node/t.ts": `import "../../../content/src/t.ts";`,
    "packages/content/src/t.ts": EMPTY,
  }),
  breaks("paper-imports-nothing-of-the-project", {
    "packages/paper/src/o.ts": `import "../../domain/src/o.ts";`,
    "packages/domain/src/o.ts": EMPTY,
  }),
  breaks("web-never-sees-content-or-server", {
    "apps/web/src/lib/k.ts": `import "../../../server/src/app/k.ts";`,
    "apps/server/src/app/k.ts": EMPTY,
  }),
  breaks("server-never-sees-web", {
    "apps/server/src/app/l.ts": `import "../../../web/src/lib/l.ts";`,
    "apps/web/src/lib/l.ts": EMPTY,
  }),
  breaks("packages-by-their-door", {
    "apps/web/src/lib/m.ts": `import "../../../../packages/domain/src/inner.ts";`,
    "packages/domain/src/inner.ts": EMPTY,
  }),
  breaks("product-knows-no-tests", {
    "apps/web/src/lib/n.ts": `import "./testing/n.ts";`,
    "apps/web/src/lib/testing/n.ts": EMPTY,
  }),
  // Where a workspace wants another version than the root has, npm puts the package beside it.
  breaks("ui-knows-no-data", {
    "apps/web/src/ui/nested.ts": `import "@orpc/nested";`,
    "apps/web/node_modules/@orpc/nested/package.json": `{"name":"@orpc/nested","main":"index.js"}`,
    "apps/web/node_modules/@orpc/nested/index.js": "",
  }),
];

/** For each rule on an order of folders, a file that imports one of the folder after its own. */
function outOfOrder(name: string, root: string, folders: readonly string[]): readonly Planted[] {
  const fileIn = (folder: string) => path.posix.join(root, folder, `${name}.ts`);
  return folders.slice(0, -1).map((folder, at) => {
    const [file, next] = [fileIn(folder), fileIn(folders[at + 1] ?? "")];
    const target = path.posix.relative(path.posix.dirname(file), next);
    return breaks(`${name}-order-${folder === "." ? "files" : folder}`, {
      [file]: `import "./${target}";`,
      [next]: EMPTY,
    });
  });
}

const ROOMS: readonly Planted[] = [
  ...outOfOrder("domain", DOMAIN, DOMAIN_ROOMS),
  ...Object.entries(INSIDE_ROOMS).flatMap(([room, folders]) =>
    outOfOrder(`domain-${room}`, `${DOMAIN}/${room}`, folders),
  ),
];

/** Folders that import each other both ways, through files that do not. */
const FOLDERS: readonly Planted[] = [
  "apps/web/src/features/account",
  "apps/server/src/features/account",
  "apps/web/src/shared",
  "apps/server/src/shared",
].map((above) => ({
  rule: "folders-without-cycles",
  offender: `${above}/one`,
  files: {
    [`${above}/one/a.ts`]: `import "../other/a.ts";`,
    [`${above}/other/a.ts`]: EMPTY,
    [`${above}/other/b.ts`]: `import "../one/b.ts";`,
    [`${above}/one/b.ts`]: EMPTY,
  },
}));

/** For each rule about packages: a place it guards, and installed packages that are none of its business. */
const PACKAGES: readonly {
  readonly rule: string;
  readonly folder: string;
  readonly names: readonly string[];
}[] = [
  {
    rule: "kit-only-in-ui-kit",
    folder: "apps/web/src/ui",
    names: ["react-aria", "react-aria-components/Menu"],
  },
  {
    rule: "ui-knows-no-data",
    folder: "apps/web/src/ui",
    names: [
      "@orpc/client",
      "@orpc/tanstack-query",
      "@tanstack/react-query",
      "@tanstack/react-router",
    ],
  },
  {
    rule: "sql-only-in-stores",
    folder: "apps/server/src/features/upload",
    names: ["drizzle-orm", "drizzle-orm/pg-core", "pg"],
  },
  {
    rule: "domain-imports-nothing",
    folder: "packages/domain/src",
    names: ["@orpc/contract", "js-yaml", "zod"],
  },
  {
    rule: "contract-imports-domain",
    folder: "packages/contract/src",
    names: ["@orpc/client", "drizzle-orm", "js-yaml"],
  },
  {
    rule: "content-imports-domain-and-sql-engine",
    folder: "packages/content/src",
    names: ["@orpc/contract", "drizzle-orm"],
  },
  {
    rule: "documents-import-domain",
    folder: "packages/documents/src",
    names: ["js-yaml", "zod"],
  },
  {
    rule: "sql-engine-imports-domain",
    folder: "packages/sql-engine/src",
    names: ["js-yaml", "zod"],
  },
  {
    rule: "sql-engine-in-node-imports-domain",
    folder: "packages/sql-engine/src/node",
    names: ["js-yaml", "zod"],
  },
  {
    rule: "code-runner-imports-domain",
    folder: "packages/code-runner/src",
    names: ["js-yaml", "rolldown"],
  },
  {
    rule: "code-runner-in-node-imports-domain",
    folder: "packages/code-runner/src/node",
    names: ["js-yaml", "zod"],
  },
  {
    rule: "paper-imports-nothing-of-the-project",
    folder: "packages/paper/src",
    names: ["js-yaml", "unpdf"],
  },
];

/** An import of one installed package. */
export interface PlantedPackage extends Planted {
  readonly name: string;
}

export const PLANTED_PACKAGES: readonly PlantedPackage[] = PACKAGES.flatMap(
  ({ rule, folder, names }) =>
    names.map((name) => ({
      ...breaks(rule, {
        [`${folder}/${name.replaceAll(/\W/gu, "-")}.ts`]: `import type {} from "${name}";`,
      }),
      name,
    })),
);

export const PLANTED: readonly Planted[] = [...FILES, ...ROOMS, ...FOLDERS, ...PLANTED_PACKAGES];
