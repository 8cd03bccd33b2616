import { useSyncExternalStore } from "react";
import type { SessionUser } from "@taiyari/contract";
import { client, onNotSignedIn } from "./api.ts";
import { isCourseDocsPath } from "./course-path.ts";
import { isOfflinePath } from "./offline-path.ts";
import { clearOnSignOut, storedPerson } from "./last-person.ts";
import { createSessionStore, type Session } from "./session-store.ts";
import { connectTabs } from "./tabs.ts";

/** Asked again this long after the server did not answer at the start. */
const RETRY_MS = 2_000;

/** Who is signed in, for the whole app. */
export const session = createSessionStore({
  fetchUser: async () => (await client.account.session()).user,
  tabs: connectTabs("session"),
  retryMs: RETRY_MS,
  believed: () => (isOfflinePath(window.location.pathname) ? storedPerson() : null),
  isOpenToAll: () => isCourseDocsPath(window.location.pathname),
});
clearOnSignOut(session);

onNotSignedIn(() => void session.refresh());

/** How often a page that is looked at asks whether its session still stands. */
const WATCH_MS = 60_000;

/**
 * Asks whether the session still stands, each minute and whenever the page is looked at again: it may have been ended
 * on another device. Asks nothing while the page is hidden or nobody is signed in.
 *
 * @returns what ends it
 */
export function watchSession(): () => void {
  const timer = setInterval(look, WATCH_MS);
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}

function look(): void {
  const isWatched = document.visibilityState === "visible" && navigator.onLine;
  if (isWatched && session.get().status === "signed-in") void session.refresh();
}

/** Ends the session here and in every tab. Rejects when the server cannot be asked; the session then stands. */
export async function signOut(): Promise<void> {
  await client.account.signOut();
  session.signedOut();
}

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}

/** The person on whose screen this is; null for a visitor. Still there while an ended session waits for a sign-in. */
export function useUser(): SessionUser | null {
  const current = useSession();
  return current.status === "signed-in" || current.status === "expired" ? current.user : null;
}

/** The time zone the person has set, of whose days and hours screens speak; that of the browser for a visitor. */
export function useTimeZone(): string {
  return useUser()?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
