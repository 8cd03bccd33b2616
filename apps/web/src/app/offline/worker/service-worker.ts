import { isCacheable, cacheStrategyFor } from "../cache-strategy.ts";
import {
  cacheAll,
  cachedAddresses,
  fetchInto,
  openCache,
  removeOldCaches,
} from "./cached-files.ts";
import { networkFirst, cacheFirst } from "./strategies.ts";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the paths that the editor and any screen start with, the first script, and where the faces are. */
declare const OFFLINE_EDITOR_FILES: readonly string[];
declare const OFFLINE_FIRST_FILES: readonly string[];
declare const OFFLINE_COURSE_FILES: readonly string[];
declare const OFFLINE_ENTRY: string;
declare const OFFLINE_FONT_FOLDER: string;

/** Who came to learn gets nothing of the editor until they open it: its address then has other words (`cacheEditor`). */
const isForCourse = new URL(self.location.href).searchParams.get("for") === "course";
const FILES = isForCourse ? OFFLINE_FIRST_FILES : OFFLINE_EDITOR_FILES;
/** The page at any address that opens without a connection. It is the same for everybody. */
const PAGE = "/resume/editor";
/** How long the network may take for a page before the kept one is shown. */
const PAGE_PATIENCE_MS = 4_000;
/** The same for a page that shows little without a server. */
const START_PATIENCE_MS = 15_000;
const FILE_PATIENCE_MS = 2_000;

const build = {
  origin: self.location.origin,
  files: new Set(FILES),
  courseFiles: new Set(OFFLINE_COURSE_FILES),
  fontFolder: OFFLINE_FONT_FOLDER,
};

/** The path of what may be kept; null for anything else. */
function keepablePath(address: string): string | null {
  if (!URL.canParse(address, build.origin)) return null;
  const path = new URL(address, build.origin).pathname;
  const absolute = build.origin + path;
  return isCacheable(cacheStrategyFor({ method: "GET", mode: "cors", address: absolute }, build))
    ? path
    : null;
}

/** All or nothing: the page has to name this build's first script, or a new server has answered meanwhile. */
async function install(): Promise<void> {
  const used = (await cachedAddresses()).map(keepablePath).filter((path) => path !== null);
  await cacheAll({ page: PAGE, entry: OFFLINE_ENTRY, files: FILES, used });
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await removeOldCaches();
  await self.clients.claim();
}

/** Keeps what a page had loaded before it had a service worker, and what it had no time to keep while it came in. */
async function keepUsed(addresses: readonly unknown[]): Promise<void> {
  const cache = await openCache();
  const paths = addresses.map((address) => keepablePath(String(address)));
  await Promise.allSettled(
    paths.map(async (path) => {
      if (path !== null && !(await cache.match(path))) await fetchInto(cache, path);
    }),
  );
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  const data: unknown = event.data;
  if (Array.isArray(data)) event.waitUntil(keepUsed(data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { method, mode, url: address } = request;
  const way = cacheStrategyFor({ method, mode, address }, build);
  switch (way) {
    case "network":
      return;
    case "page":
      event.respondWith(
        networkFirst(event, { keptAt: PAGE, patienceMs: PAGE_PATIENCE_MS, isKept: false }),
      );
      return;
    case "start":
      event.respondWith(
        networkFirst(event, { keptAt: PAGE, patienceMs: START_PATIENCE_MS, isKept: false }),
      );
      return;
    case "network-first-then-keep":
      event.respondWith(
        networkFirst(event, {
          keptAt: request.url,
          patienceMs: FILE_PATIENCE_MS,
          isKept: true,
        }),
      );
      return;
    case "kept-first":
    case "kept-first-then-keep":
    case "kept-first-then-keep-later":
      event.respondWith(cacheFirst(event, way === "kept-first-then-keep"));
  }
});
