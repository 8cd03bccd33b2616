import { newDraft } from "@taiyari/domain/draft";
import type { Tabs } from "../../../../lib/tabs.ts";
import { createDraftStore, type DraftStore } from "../../../../shared/drafts/draft-store.ts";
import {
  isAllSent,
  resumeStorage,
  type StoredResume,
} from "../../../../shared/drafts/stored-resume.ts";
import { unknownResume } from "../../../../shared/drafts/unknown-resume.ts";
import { createResumeSync, type ResumeSync } from "../resume-sync.ts";
import type { FakeClock } from "./fake-clock.ts";
import type { Connection, FakeResumeServer } from "./fake-resume-server.ts";

/** A tab with a resume open. */
export interface Tab {
  readonly store: DraftStore;
  readonly sync: ResumeSync;
  readonly connection: Connection;
  /** Closed as a page is: what is left is kept. */
  readonly close: () => void;
  /** Gone at once: nothing it does from here on arrives anywhere. */
  readonly crash: () => void;
}

/** A browser with a storage of its own; the name tells it from others. */
export interface Device {
  readonly open: () => Promise<Tab>;
  readonly session: { isOpen: boolean };
}

const RESUME = "r1";

export function device(name: string, fake: FakeResumeServer, clock: FakeClock): Device {
  const tabs = connectedTabs();
  const session = { isOpen: true };

  async function find({ send }: Connection): Promise<StoredResume | null> {
    const stored = resumeStorage(name, RESUME).read();
    if (stored && !isAllSent(stored)) return stored;
    const loaded = await send({ kind: "load", revision: 0 });
    if (loaded.kind !== "loaded") return stored;
    return { ...unknownResume(loaded.theirs.doc), base: loaded.theirs };
  }

  return {
    session,
    async open() {
      const connection = fake.connect();
      const opened = (await find(connection)) ?? unknownResume(newDraft());
      let isDead = false;
      const storage = resumeStorage(name, RESUME);
      const store = createDraftStore(opened.doc, { now: clock.now });
      const sync = createResumeSync({
        store,
        opened,
        storage: {
          ...storage,
          storedElsewhere: () => (isDead ? null : storage.storedElsewhere()),
          store: (resume) => (isDead ? "no-room" : storage.store(resume)),
        },
        send: connection.send,
        tabs: tabs(),
        isSignedIn: () => session.isOpen && !isDead,
        now: clock.now,
        timers: clock.timers,
      });
      const end = sync.open();
      return {
        store,
        sync,
        connection,
        close: end,
        crash() {
          isDead = true;
          connection.line = "lost-request";
          end();
        },
      };
    },
  };
}

/** Tabs of one browser; none hears itself. */
function connectedTabs(): () => Tabs {
  const listeners = new Map<object, (message: string) => void>();
  return () => {
    const own = {};
    return {
      tell(message) {
        for (const [tab, listener] of listeners) if (tab !== own) listener(message);
      },
      listen(listener) {
        listeners.set(own, listener);
        return () => void listeners.delete(own);
      },
    };
  };
}
