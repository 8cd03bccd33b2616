import type { SessionUser } from "@taiyari/contract";
import { FIRST_LANGUAGE, LANGUAGE_IDS } from "@taiyari/domain/account/language";
import { INDIA } from "@taiyari/domain/account/time-zone";
import type { SessionStore } from "./session-store.ts";
import { local } from "./storage.ts";

const KEY = "lastPerson";

/** Remembers on this device whose editor it is, for when the server cannot be asked. The phone number stays out. */
export function storePerson(person: SessionUser): void {
  const { id, fullName, email, role, plan, timeZone, language } = person;
  local.set(KEY, JSON.stringify({ id, fullName, email, role, plan, timeZone, language }));
}

/** Who opened the editor on this device last and has not signed out since; null for nobody. */
export function storedPerson(): SessionUser | null {
  const person = parsed(local.get(KEY));
  const { id, fullName, email, role, plan, timeZone, language } = person;
  if (typeof id !== "string" || id === "" || typeof email !== "string") return null;
  return {
    id,
    fullName: typeof fullName === "string" ? fullName : "",
    email,
    phone: "",
    role: role === "admin" ? "admin" : "user",
    plan: plan === "premium" ? "premium" : "free",
    // Only the server knows.
    deleteAt: null,
    timeZone: typeof timeZone === "string" ? timeZone : INDIA,
    language: LANGUAGE_IDS.find((one) => one === language) ?? FIRST_LANGUAGE,
  };
}

/** Forgets the person as soon as they have signed out, their session has ended, or somebody else is there. */
export function clearOnSignOut(session: Pick<SessionStore, "get" | "subscribe">): void {
  session.subscribe(() => {
    const current = session.get();
    if (current.status === "loading") return;
    const isStillThere = current.status === "signed-in" && current.user.id === storedPerson()?.id;
    if (!isStillThere) local.remove(KEY);
  });
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
