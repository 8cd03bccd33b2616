import { storedTemplates } from "../../shared/preview/stored-templates.ts";
import { session } from "../../lib/session.ts";
import { storePerson } from "../../lib/last-person.ts";

const ADDRESS = "/service-worker.js";
/** Where there is no idle callback: after this long. */
const LATER_MS = 3_000;

let isAsked = false;

/**
 * From the first visit on, the editor opens on this device without a connection for whoever is signed in, and a page of
 * the course that was read for anybody. What that needs is fetched when the page has loaded and rests; where it fails,
 * they need a connection as before.
 */
export function cacheEditor(): void {
  const current = session.get();
  if (current.status === "signed-in") storePerson(current.user);
  if (isAsked || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  isAsked = true;
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(() => void register());
  else setTimeout(() => void register(), LATER_MS);
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(ADDRESS, { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    // What was loaded before is not loaded again.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    active?.postMessage([...usedAddresses(), ...templateAddresses()]);
  } catch {
    // A browser that keeps nothing, or a connection that broke off: tried again with the next visit.
  }
}

/** Of all templates: another one may be chosen any time. */
function templateAddresses(): readonly string[] {
  return storedTemplates().flatMap(({ id, hasScript }) =>
    ["index.html", "style.css", ...(hasScript ? ["script.js"] : [])].map(
      (name) => `/templates/${encodeURIComponent(id)}/${name}`,
    ),
  );
}

function usedAddresses(): readonly string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin));
}
