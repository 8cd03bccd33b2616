import { SessionUser } from "@taiyari/contract";
import type { Db } from "../../db/client.ts";
import type { FindSession } from "../../http/request-context.ts";
import { withStoreErrors } from "./auth-store.ts";
import type { Auth } from "./auth.ts";
import { createLastSeen } from "./last-seen.ts";
import { noteActivity } from "./store.ts";

/** When a session was last used is known to the minute: noting it costs a write. */
const ACTIVITY_MS = 60_000;

/**
 * Finds who a cookie belongs to, and notes that they are here. A session in its last 29 days is renewed, once a day.
 *
 * A ban ends all sessions; one that was made in that moment is not found either.
 */
export function sessionFinder({ auth, db }: { readonly auth: Auth; readonly db: Db }): FindSession {
  const noteSeen = createLastSeen(db);
  return async (headers) => {
    const found = await withStoreErrors(() =>
      auth.api.getSession({ headers, returnHeaders: true }),
    );
    const person = found.response?.user;
    const user = person && !person.bannedAt && !isGone(person) ? toSessionUser(person) : null;
    if (user) await noteSeen(user.id);
    if (user && found.response) await noteUse(db, found.response.session);
    return { user, cookies: found.headers.getSetCookie() };
  };
}

/** Never fails: it is no reason to refuse a request. */
async function noteUse(
  db: Db,
  session: { readonly id: string; readonly lastActiveAt?: Date | null | undefined },
): Promise<void> {
  const noted = session.lastActiveAt?.getTime() ?? 0;
  if (Date.now() - noted < ACTIVITY_MS) return;
  await noteActivity(db, session.id).catch(() => undefined);
}

/** Finds which session a cookie belongs to; null without one. */
export function sessionIdFinder(auth: Auth): (headers: Headers) => Promise<string | null> {
  return async (headers) => {
    const found = await withStoreErrors(() => auth.api.getSession({ headers }));
    return found?.session.id ?? null;
  };
}

/** What screens may know of an account, from the engine's own form of it. */
export function toSessionUser(user: { readonly name: string }): SessionUser {
  const deleteAt = deletionOf(user);
  return SessionUser.parse({
    ...user,
    fullName: user.name,
    deleteAt: deleteAt?.toISOString() ?? null,
  });
}

function deletionOf(user: object): Date | null {
  return "deleteAt" in user && user.deleteAt instanceof Date ? user.deleteAt : null;
}

/** Whether the time of an account that its owner deleted is over: what is left of it is nobody's any more. */
function isGone(user: object): boolean {
  const deleteAt = deletionOf(user);
  return deleteAt !== null && deleteAt.getTime() <= Date.now();
}
