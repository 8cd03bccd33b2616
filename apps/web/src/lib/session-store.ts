import type { SessionUser } from "@taiyari/contract";
import type { Tabs } from "./tabs.ts";

export type Session =
  /** Not known yet. `unreachable` once the server did not answer; it is asked again until it does. */
  | { readonly status: "loading"; readonly unreachable: boolean }
  | {
      readonly status: "signed-out";
      /** Taken for granted on a screen that anybody may open while the server does not answer; it is asked until it does. */
      readonly isUnconfirmed?: true;
    }
  | {
      readonly status: "signed-in";
      readonly user: SessionUser;
      /** Believed of this device while the server does not answer; it is asked until it does. */
      readonly isUnconfirmed?: true;
    }
  /** The server forgot the session. What is on the screen stays until the person signs in again or leaves. */
  | { readonly status: "expired"; readonly user: SessionUser };

export interface SessionStore {
  readonly get: () => Session;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks once; resolves with the first answer or the first failure, and never rejects. */
  readonly start: () => Promise<void>;
  /** Asks again. A failure changes nothing. */
  readonly refresh: () => Promise<void>;
  /** After a sign-in in this tab. */
  readonly signedIn: (user: SessionUser) => void;
  /** After a sign-out in this tab. */
  readonly signedOut: () => void;
}

interface Deps {
  /** Who is signed in; null for nobody. Rejects when the server cannot say. */
  readonly fetchUser: () => Promise<SessionUser | null>;
  readonly tabs: Tabs;
  /** How long to wait before asking again after a failure at the start. */
  readonly retryMs: number;
  /** Who is believed to be there when the server does not answer at the start; null for nobody. */
  readonly believed?: () => SessionUser | null;
  /** Whether the screen may be opened by anybody, so that it need not wait for a server that does not answer. */
  readonly isOpenToAll?: () => boolean;
  /** How long the server may take before that. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 5_000;

/** Keeps who is signed in, here and in the other tabs. */
export function createSessionStore({
  fetchUser,
  tabs,
  retryMs,
  believed = () => null,
  isOpenToAll = () => false,
  patienceMs = PATIENCE_MS,
}: Deps): SessionStore {
  let session: Session = { status: "loading", unreachable: false };
  const listeners = new Set<() => void>();

  function set(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  function settle(user: SessionUser | null): void {
    if (user && isKnown(session, user)) return;
    if (user) set({ status: "signed-in", user });
    else if (session.status === "signed-in") set({ status: "expired", user: session.user });
    else if (session.status === "loading" || isUnconfirmed(session)) set({ status: "signed-out" });
  }

  function isOpen(): boolean {
    return session.status === "loading" || isUnconfirmed(session);
  }

  async function start(): Promise<void> {
    if (!isOpen()) return;
    const user = session.status === "loading" ? believed() : null;
    try {
      const asked = fetchUser();
      settle(await (user || isOpenToAll() ? inTime(asked, patienceMs) : asked));
    } catch {
      if (!isOpen()) return;
      if (user) set({ status: "signed-in", user, isUnconfirmed: true });
      else if (session.status === "loading")
        set(
          isOpenToAll()
            ? { status: "signed-out", isUnconfirmed: true }
            : { status: "loading", unreachable: true },
        );
      setTimeout(() => void start(), retryMs);
    }
  }

  async function refresh(): Promise<void> {
    try {
      settle(await fetchUser());
    } catch {
      // What was known stands until the server answers.
    }
  }

  tabs.listen((message) => {
    if (message === "signed-out") set({ status: "signed-out" });
    if (message === "signed-in") void refresh();
  });

  return {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    refresh,
    signedIn(user) {
      set({ status: "signed-in", user });
      tabs.tell("signed-in");
    },
    signedOut() {
      set({ status: "signed-out" });
      tabs.tell("signed-out");
    },
  };
}

function isUnconfirmed(session: Session): boolean {
  return (
    (session.status === "signed-in" || session.status === "signed-out") &&
    session.isUnconfirmed === true
  );
}

/** Whether this is what is known for certain already, so that no screen need be drawn again. */
function isKnown(session: Session, user: SessionUser): boolean {
  return (
    session.status === "signed-in" &&
    session.isUnconfirmed !== true &&
    JSON.stringify(session.user) === JSON.stringify(user)
  );
}

/** Rejects when it takes longer. */
function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("The server does not answer.")), ms);
    work.then(resolve, reject);
  });
}
