import { DOMAIN_ROOMS, INSIDE_ROOMS } from "./.dependency-cruiser-rooms.mjs";

/** Who may import whom. docs/architecture.md says why; tools/boundaries.test.ts plants a violation of each rule. */
export const TESTS = "\\.(test|spec)\\.tsx?$|/testing/";

/** The files a package shows to others: the targets of its `exports`. */
const DOORS =
  "^packages/(domain/src/([^/]+|coach/chat/testing|rich/testing|interview/testing|simulation/testing|learning/progress|practice/progress)/index|domain/src/account/(language|preparation|time-zone)|contract/src/index|content/src/(careers|course-check|courses|data-sets|languages|next-steps|search|sql-problems|problem-check|interviews|simulations|templates)|documents/src/(index|pictures|linkedin/index|write/index|testing/index)|paper/src/index|sql-engine/src/(index|node/index)|code-runner/src/(index|policy|build/index|node/index))\\.ts$";

/** One rule for each folder that has others after it: what stands there imports none of them. */
function inOrder(root, folders) {
  const pathOf = (folder) => (folder === "." ? `^${root}/[^/]+$` : `^${root}/${folder}/`);
  return folders.slice(0, -1).map((folder, at) => ({
    name: `${root.replace("packages/domain/src", "domain").replaceAll("/", "-")}-order-${folder === "." ? "files" : folder}`,
    severity: "error",
    from: { path: pathOf(folder), pathNot: [TESTS, `^${root}/index\\.ts$`] },
    to: { path: folders.slice(at + 1).map(pathOf) },
  }));
}

/** Files of installed packages, wherever npm put them: in the root or beside the workspace that wants another version. */
const npm = (names) => `(^|/)node_modules/(${names})/`;

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "not-resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\.(css|svg|woff2)|^(virtual|vite)|^mdast$" },
    },
    {
      name: "features-never-meet",
      severity: "error",
      from: { path: "^apps/([^/]+)/src/features/([^/]+)/" },
      to: { path: "^apps/$1/src/features/", pathNot: "^apps/$1/src/features/$2/" },
    },
    {
      name: "features-know-no-app",
      severity: "error",
      from: { path: "^apps/([^/]+)/src/features/", pathNot: TESTS },
      to: { path: "^apps/$1/src/((app|commands)/|main\\.tsx?$)" },
    },
    {
      name: "shared-knows-no-features",
      severity: "error",
      from: { path: "^apps/([^/]+)/src/shared/", pathNot: TESTS },
      to: { path: "^apps/$1/src/((features|app|commands)/|main\\.tsx?$)" },
    },
    {
      name: "ground-knows-nothing-above",
      severity: "error",
      from: { path: "^apps/([^/]+)/src/(ui|lib|http|db|adapters)/", pathNot: TESTS },
      to: { path: "^apps/$1/src/((shared|features|app|commands)/|main\\.tsx?$)" },
    },
    {
      // The files of a feature's own folder put its folders together, as `app` does with features.
      name: "feature-folders-know-no-screen",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/[^/]+/", pathNot: TESTS },
      to: { path: "^apps/web/src/features/$1/[^/]+$" },
    },
    {
      name: "lib-knows-no-ui",
      severity: "error",
      from: { path: "^apps/web/src/lib/", pathNot: TESTS },
      to: { path: "^apps/web/src/ui/" },
    },
    {
      // The kit of composite widgets: docs/decisions/0021.
      name: "kit-only-in-ui-kit",
      severity: "error",
      from: { path: "^apps/web/src/", pathNot: "^apps/web/src/ui/kit/" },
      to: { path: npm("react-aria|react-aria-components|react-stately|@internationalized/[^/]+") },
    },
    {
      name: "kit-only-on-demand",
      severity: "error",
      from: { path: "^apps/web/src/(app|shared|ui)/", pathNot: "^apps/web/src/ui/kit/" },
      to: { path: "^apps/web/src/ui/kit/", dynamic: false },
    },
    {
      name: "ui-knows-no-data",
      severity: "error",
      from: { path: "^apps/web/src/ui/", pathNot: TESTS },
      to: {
        path: [
          npm("@tanstack/react-query|@tanstack/react-router|@orpc/[^/]+"),
          "^apps/web/src/lib/(api|session|failures)",
        ],
      },
    },
    {
      name: "sql-only-in-stores",
      severity: "error",
      from: {
        path: "^apps/server/src/(features|shared|app|http|adapters|commands)/",
        pathNot: ["/store\\.ts$", "-store\\.ts$", TESTS],
      },
      to: { path: [npm("drizzle-orm|pg"), "^apps/server/src/db/schema/"] },
    },
    {
      name: "domain-imports-nothing",
      severity: "error",
      from: { path: "^packages/domain/", pathNot: TESTS },
      // The scheduler of spaced review and the expression language of scenarios, pure libraries: docs/decisions/0027, 0036.
      to: { pathNot: ["^packages/domain/", npm("ts-fsrs|@marcbachmann/cel-js")] },
    },
    {
      name: "expressions-only-in-conditions",
      severity: "error",
      from: {
        path: "^(apps|packages)/",
        pathNot: "^packages/domain/src/simulation/conditions/",
      },
      to: { path: npm("@marcbachmann/cel-js") },
    },
    {
      name: "scheduler-only-in-progress",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: "^packages/domain/src/learning/progress/" },
      to: { path: npm("ts-fsrs") },
    },
    ...inOrder("packages/domain/src", DOMAIN_ROOMS),
    ...Object.entries(INSIDE_ROOMS).flatMap(([room, folders]) =>
      inOrder(`packages/domain/src/${room}`, folders),
    ),
    {
      name: "contract-imports-domain",
      severity: "error",
      from: { path: "^packages/contract/", pathNot: TESTS },
      to: { pathNot: ["^packages/(contract|domain)/", npm("zod|@orpc/contract")] },
    },
    {
      name: "content-imports-domain-and-sql-engine",
      severity: "error",
      from: { path: "^packages/content/", pathNot: TESTS },
      to: {
        pathNot: [
          "^packages/(content|domain|sql-engine)/",
          npm(
            "zod|js-yaml|parse5|postcss|libpg-query|pgsql-deparser|mdast-util-[^/]+|micromark-extension-[^/]+|@types/mdast",
          ),
          "^mdast$",
        ],
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "documents-import-domain",
      severity: "error",
      from: { path: "^packages/documents/", pathNot: TESTS },
      to: { pathNot: ["^packages/(documents|domain)/", npm("unpdf|fflate")] },
    },
    {
      name: "sql-engine-imports-domain",
      severity: "error",
      from: { path: "^packages/sql-engine/", pathNot: [TESTS, "^packages/sql-engine/src/node/"] },
      to: {
        pathNot: ["^packages/(sql-engine/src/(?!node/)|domain/)", npm("@electric-sql/pglite")],
      },
    },
    {
      // Threads and files of Node: never in a page.
      name: "sql-engine-in-node-imports-domain",
      severity: "error",
      from: { path: "^packages/sql-engine/src/node/", pathNot: TESTS },
      to: {
        pathNot: ["^packages/(sql-engine|domain)/", npm("@electric-sql/pglite")],
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "code-runner-imports-domain",
      severity: "error",
      from: {
        path: "^packages/code-runner/",
        pathNot: [TESTS, "^packages/code-runner/src/(node|build)/"],
      },
      to: {
        pathNot: [
          "^packages/(code-runner/src/(?!node/|build/)|domain/)",
          npm("pyodide|sucrase|@typescript/[^/]+|typescript"),
        ],
      },
    },
    {
      // The driver and the bundler run in Node: never in a page.
      name: "code-runner-in-node-imports-domain",
      severity: "error",
      from: { path: "^packages/code-runner/src/(node|build)/", pathNot: TESTS },
      to: {
        pathNot: ["^packages/(code-runner|domain)/", npm("rolldown|@sparticuz/chromium")],
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "paper-imports-nothing-of-the-project",
      severity: "error",
      from: { path: "^packages/paper/src/", pathNot: TESTS },
      to: { pathNot: ["^packages/paper/src/", npm("fflate|harfbuzzjs")] },
    },
    {
      name: "web-never-sees-content-or-server",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: "^(packages/content|apps/server|content)/" },
    },
    {
      name: "server-never-sees-web",
      severity: "error",
      from: { path: "^apps/server/" },
      to: { path: "^apps/web/" },
    },
    {
      name: "packages-by-their-door",
      severity: "error",
      from: { path: "^(apps/[^/]+|packages/[^/]+|tools|e2e|bench)/" },
      to: { path: "^packages/[^/]+/src/", pathNot: [DOORS, "^$1/"] },
    },
    {
      name: "product-knows-no-tests",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: TESTS },
      to: { path: "\\.(test|spec)\\.tsx?$|/testing/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Our own builds. Packages are seen even where their entry lies in a folder of that name.
    // Sources of test resumes are run by hand, with libraries that the project does not have.
    exclude: { path: "^(apps|packages)/[^/]+/dist/|^bench/resumes/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
