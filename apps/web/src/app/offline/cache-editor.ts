import { CHOOSABLE_FACES, faceAddress } from "../../shared/preview/font-addresses.ts";
import { storedTemplates } from "../../shared/preview/stored-templates.ts";
import { session } from "../../lib/session.ts";
import { storePerson } from "../../lib/last-person.ts";
import { whenIdle } from "../../lib/sql/preload.ts";

const ADDRESS = "/service-worker.js";
/** The same program, which fetches nothing of the editor when it is installed. */
const FOR_COURSE = `${ADDRESS}?for=course`;

type Wanted = "editor" | "course";
let asked: Wanted | null = null;

/**
 * From the first visit on, the editor opens on this device without a connection for whoever is signed in. What that needs
 * is fetched when the page has loaded and rests; where it fails, they need a connection as before.
 */
export function cacheEditor(): void {
  keep("editor");
}

/** The same for a page of the course that was read, for anybody, and for what was used of it. */
export function cacheCourse(): void {
  keep("course");
}

/** The same for any screen of somebody who is signed in: the app opens without a connection and says what works then. */
export function cacheStart(): void {
  keep("course");
}

function keep(wanted: Wanted): void {
  const current = session.get();
  if (current.status === "signed-in") storePerson(current.user);
  if (asked === "editor" || asked === wanted) return;
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  asked = wanted;
  // A screen and what stands around it may ask for both at once: the editor brings all the other has.
  const registerLater = () => whenIdle(() => void (asked === wanted && register(wanted)));
  if (document.readyState === "complete") registerLater();
  else window.addEventListener("load", registerLater, { once: true });
}

async function register(wanted: Wanted): Promise<void> {
  try {
    const isForEditor = wanted === "editor" || (await keepsEditor());
    await navigator.serviceWorker.register(isForEditor ? ADDRESS : FOR_COURSE, {
      updateViaCache: "none",
    });
    const { active } = await navigator.serviceWorker.ready;
    // What was loaded before is not loaded again.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    active?.postMessage([...usedAddresses(), ...(isForEditor ? templateAddresses() : [])]);
  } catch {
    // A browser that keeps nothing, or a connection that broke off: tried again with the next visit.
  }
}

/** Whether the editor is kept on this device: it stays so. */
async function keepsEditor(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  return worker ? !worker.scriptURL.endsWith(FOR_COURSE) : false;
}

/** Of all templates, and of all fonts: another one may be chosen any time. [] for who has not opened the editor. */
function templateAddresses(): readonly string[] {
  const templates = storedTemplates();
  const files = templates.flatMap(({ id, hasScript }) =>
    ["index.html", "style.css", ...(hasScript ? ["script.js"] : [])].map(
      (name) => `/templates/${encodeURIComponent(id)}/${name}`,
    ),
  );
  return templates.length > 0 ? [...files, ...CHOOSABLE_FACES.map(faceAddress)] : [];
}

function usedAddresses(): readonly string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin));
}
