/** Who may import whom. docs/architecture.md says why; tools/boundaries.test.ts plants a violation of each rule. */
const TESTS = "\\.(test|spec)\\.tsx?$|/testing/";

/** The files a package shows to others: the targets of its `exports`. */
const DOORS =
  "^packages/(domain/src/[^/]+/index|contract/src/index|content/src/(careers|templates)|documents/src/(index|pictures|linkedin/index|write/index|testing/index)|paper/src/index)\\.ts$";

/**
 * The rooms of packages/domain/src in the order of imports: each may import those before it and none after it.
 * docs/architecture.md says what each is for.
 */
export const DOMAIN_ROOMS = [
  "result",
  "account",
  "sync",
  "text",
  "resume",
  "lexicon",
  "careers",
  "read",
  "correct",
  "convert",
  "job",
  "evidence",
  "checks",
  "report",
  "draft",
  "versions",
  "export",
  "import",
  "proof",
];

/** The same for the folders inside of a room. "." is the room's own files, without its index, which shows them all. */
export const INSIDE_ROOMS = {
  read: ["line", "runs", "patterns", "layout", "sections", "entries", "fields", "."],
  checks: [".", "readable", "content", "match"],
  draft: ["text", ".", "find"],
  import: [".", "json", "linkedin", "reading", "text"],
};

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
      to: { couldNotResolve: true, pathNot: "\\.(css|svg|woff2)|^(virtual|vite)" },
    },
    {
      name: "server-features-never-meet",
      severity: "error",
      from: { path: "^apps/server/src/features/([^/]+)/" },
      to: { path: "^apps/server/src/features/", pathNot: "^apps/server/src/features/$1/" },
    },
    {
      name: "web-features-never-meet",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "server-features-know-no-app",
      severity: "error",
      from: { path: "^apps/server/src/features/", pathNot: TESTS },
      to: { path: "^apps/server/src/(app|commands)/|^apps/server/src/main\\.ts$" },
    },
    {
      name: "server-shared-knows-no-features",
      severity: "error",
      from: { path: "^apps/server/src/shared/", pathNot: TESTS },
      to: { path: "^apps/server/src/(features|app|commands)/" },
    },
    {
      name: "server-ground-knows-no-features",
      severity: "error",
      from: { path: "^apps/server/src/(http|db|adapters)/", pathNot: TESTS },
      to: { path: "^apps/server/src/(shared|features|app|commands)/" },
    },
    {
      name: "web-features-know-no-app",
      severity: "error",
      from: { path: "^apps/web/src/features/", pathNot: TESTS },
      to: { path: "^apps/web/src/app/" },
    },
    {
      name: "web-shared-knows-no-features",
      severity: "error",
      from: { path: "^apps/web/src/shared/", pathNot: TESTS },
      to: { path: "^apps/web/src/(features|app)/" },
    },
    {
      name: "web-ground-knows-no-features",
      severity: "error",
      from: { path: "^apps/web/src/(ui|lib)/", pathNot: TESTS },
      to: { path: "^apps/web/src/(shared|features|app)/" },
    },
    {
      name: "lib-knows-no-ui",
      severity: "error",
      from: { path: "^apps/web/src/lib/", pathNot: TESTS },
      to: { path: "^apps/web/src/ui/" },
    },
    {
      name: "ui-knows-no-data",
      severity: "error",
      from: { path: "^apps/web/src/ui/", pathNot: TESTS },
      to: { path: "^node_modules/@(tanstack/react-query|orpc)/|^apps/web/src/lib/(api|session)" },
    },
    {
      name: "sql-only-in-stores",
      severity: "error",
      from: {
        path: "^apps/server/src/(features|shared|app|http|adapters|commands)/",
        pathNot: ["/store\\.ts$", "-store\\.ts$", TESTS],
      },
      to: { path: "^node_modules/(drizzle-orm|pg)/|^apps/server/src/db/schema/" },
    },
    {
      name: "domain-imports-nothing",
      severity: "error",
      from: { path: "^packages/domain/", pathNot: TESTS },
      to: { pathNot: "^packages/domain/" },
    },
    ...inOrder("packages/domain/src", DOMAIN_ROOMS),
    ...Object.entries(INSIDE_ROOMS).flatMap(([room, folders]) =>
      inOrder(`packages/domain/src/${room}`, folders),
    ),
    {
      name: "contract-imports-domain",
      severity: "error",
      from: { path: "^packages/contract/", pathNot: TESTS },
      to: { pathNot: "^packages/(contract|domain)/|^node_modules/(zod|@orpc/contract)/" },
    },
    {
      name: "content-imports-domain",
      severity: "error",
      from: { path: "^packages/content/", pathNot: TESTS },
      to: {
        pathNot: "^packages/(content|domain)/|^node_modules/(zod|yaml|parse5|postcss)/",
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "documents-import-domain",
      severity: "error",
      from: { path: "^packages/documents/", pathNot: TESTS },
      to: { pathNot: "^packages/(documents|domain)/|^node_modules/(unpdf|fflate)/" },
    },
    {
      name: "paper-imports-nothing-of-the-project",
      severity: "error",
      from: { path: "^packages/paper/src/", pathNot: TESTS },
      to: { pathNot: "^packages/paper/src/|^node_modules/(fflate|harfbuzzjs)/" },
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
    // Sources of test resumes are run by hand, with libraries that the project does not have.
    exclude: { path: "/dist/|^bench/resumes/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
