import { storedTemplates } from "../../shared/preview/stored-templates.ts";
import { session } from "../../lib/session.ts";
import { storePerson } from "../../lib/last-person.ts";
import { whenIdle } from "../../lib/sql/preload.ts";

const ADDRESS = "/service-worker.js";
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
  if (document.readyState === "complete") registerLater();
  else window.addEventListener("load", registerLater, { once: true });
}

function registerLater(): void {
  whenIdle(() => void register());
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
