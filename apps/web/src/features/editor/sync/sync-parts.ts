import type { Tabs } from "../../../lib/tabs.ts";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";
import type { Saving } from "../state/saving.ts";
import type { KeptResume, ResumeKeeper } from "../../../shared/drafts/kept-resume.ts";
import type { Sides } from "./reconcile.ts";
import type { ResumeServer } from "./resume-server.ts";
import type { Timers } from "./send-times.ts";

/** What keeping a resume needs. */
export interface ResumeSyncDeps {
  readonly store: DraftStore;
  /** What the resume was opened as; its `draft` is the one in the store. */
  readonly opened: KeptResume;
  readonly keeper: ResumeKeeper;
  readonly server: ResumeServer;
  /** Tells the other tabs of the browser that there is something to read, and hears it from them. */
  readonly tabs: Tabs;
  /** Whether the person whose resume it is is signed in. */
  readonly mayAsk: () => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly timers?: Timers;
}

/** Keeps one resume in this browser and on the server. */
export interface ResumeSync extends Saving {
  /** Keeps and sends each change from here on. @returns what ends that, keeping and sending the last one first */
  readonly start: () => () => void;
  /** Keeps what is on the screen in this browser, and sends it. */
  readonly leave: () => void;
  /** Tries again what waits, and looks for what others saved. */
  readonly wake: () => void;
  /** The two sides of an open conflict, as they are now; null without one. */
  readonly sides: () => Sides | null;
  /** Ends a conflict. @param keys  of the conflicts that are to be as theirs; the others stay mine */
  readonly settle: (keys: ReadonlySet<string>) => void;
  /** Takes back that the resume was deleted elsewhere. */
  readonly bringBack: () => Promise<void>;
}
