import { isOfflinePath } from "../../lib/offline-path.ts";

/** What a request is, as far as it decides who answers it. */
export interface RequestFacts {
  readonly method: string;
  /** `navigate` for a page. */
  readonly mode: string;
  /** Absolute. */
  readonly address: string;
}

/** What a service worker knows of its build. */
export interface Build {
  readonly origin: string;
  /** Paths of the files that were kept when it was installed. */
  readonly files: ReadonlySet<string>;
  /** Paths of what the course needs: kept when it is used, for PostgreSQL is large. */
  readonly courseFiles: ReadonlySet<string>;
  /** Where the faces of documents are: "/assets/fonts-1a2b/". */
  readonly fontFolder: string;
}

export type CacheStrategy =
  /** As if there were no service worker. */
  | "network"
  /** The network; the kept page where it does not answer. */
  | "page"
  /** The same for the other pages of the app, which say then what opens without a connection. */
  | "start"
  /** The kept file, which its name pins down; else the network. */
  | "kept-first"
  /** The same, and what the network gave is kept. */
  | "kept-first-then-keep"
  /** The same, and it is kept when the page says so: to keep megabytes while they come in would hold the page up. */
  | "kept-first-then-keep-later"
  /** The network, whose answer is kept; the kept one where it does not answer. */
  | "network-first-then-keep";

const TEMPLATE_FILE = /^\/templates\/[^/]+\/(index\.html|style\.css|script\.js)$/u;

/** The compiled course, problems, interview questions, simulated days, data sets and what ties them: their indexes, and files whose names hold a hash of their content. */
const INDEXES = new Set([
  "/course/course.json",
  "/course/data-sets.json",
  "/problems/problems.json",
  "/interviews/questions.json",
  "/simulations/simulations.json",
  "/careers/steps.json",
  "/careers/search.json",
]);
const COMPILED_FILES = /^\/(?:course|problems|interviews|simulations)\/files\//u;
/** What SQL runs on: 31 MB as it is unpacked. */
const ENGINE_FILE = /^\/(assets\/(pglite|sql-engine)-|course\/files\/snapshots\/)/u;

/** What is opened by itself and is no page of the app: the API and its description, files, frames. */
const NO_PAGE =
  /^\/(?:api|templates|assets|course|problems|interviews|simulations)\/|^\/health$|\.\w+$/u;

/** How a request is answered. What is not named here is none of a service worker's business: the API above all. */
export function cacheStrategyFor(
  { method, mode, address }: RequestFacts,
  build: Build,
): CacheStrategy {
  if (method !== "GET" || !URL.canParse(address)) return "network";
  const url = new URL(address);
  if (url.origin !== build.origin) return "network";
  const path = url.pathname;
  if (mode === "navigate") {
    if (isOfflinePath(path)) return "page";
    return NO_PAGE.test(path) ? "network" : "start";
  }
  // A query asks for something else than what was kept.
  if (url.search !== "") return "network";
  if (build.files.has(path)) {
    return path.startsWith("/assets/") ? "kept-first" : "network-first-then-keep";
  }
  if (path.startsWith(build.fontFolder)) return "kept-first-then-keep";
  if (build.courseFiles.has(path) || COMPILED_FILES.test(path)) {
    return ENGINE_FILE.test(path) ? "kept-first-then-keep-later" : "kept-first-then-keep";
  }
  if (INDEXES.has(path)) return "network-first-then-keep";
  return TEMPLATE_FILE.test(path) ? "network-first-then-keep" : "network";
}

/** Whether an answer to a request that goes this way may be kept. */
export function isCacheable(way: CacheStrategy): boolean {
  return way !== "kept-first" && way !== "page" && way !== "start" && way !== "network";
}
