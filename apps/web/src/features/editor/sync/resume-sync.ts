import type { SavingState } from "../state/saving.ts";
import {
  type Aside,
  type Base,
  isAllSent,
  type KeptResume,
} from "../../../shared/drafts/kept-resume.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { reconcile, resolve, type Sides } from "./reconcile.ts";
import { type Refusal, stateOf } from "./resume-server.ts";
import { createSendTimes } from "./send-times.ts";
import type { ResumeSync, ResumeSyncDeps } from "./sync-parts.ts";
import { asideOf, revisionOf, takeNews } from "./take-news.ts";

/** What one tab says to the others. */
const NEWS = "kept";
/** A page that was left and comes back asks no more often than this. */
const LOOK_AGAIN_MS = 15_000;

/**
 * Keeps a draft in this browser at once and on the server soon.
 *
 * One request at a time. What was sent without an answer is sent again as it was, on the same revision, before anything
 * newer: the server has it or takes it then. What another device or tab saved is merged; what cannot be is asked.
 */
export function createResumeSync(deps: ResumeSyncDeps): ResumeSync {
  const { store, keeper, server, tabs, mayAsk, now = Date.now, timers } = deps;
  const listeners = new Set<() => void>();
  const doneAsides = new Set<string>();
  const requests = oneAtATime(sendAll);
  const times = createSendTimes({
    write: () => void write(),
    send: () => void send(),
    read,
    now,
    timers,
  });
  let kept = deps.opened;
  let isWritten = false;
  /** What another device saved and cannot be merged. */
  let theirs: Base | null = null;
  /** What the server refused; it is not asked again before something changes. */
  let refused: SavingState | null = null;
  let state: SavingState = { kind: "saved", at: null };
  let savedAt: number | null = null;
  let heardAt = now();

  function show(next: SavingState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Whether only the person can make it go on. */
  function isHeld(): boolean {
    return theirs !== null || refused !== null;
  }

  function isNew(): boolean {
    return store.get().draft !== kept.draft;
  }

  function isUnsent(): boolean {
    if (kept.base === null) return isWritten || isNew();
    return !isAllSent({ ...kept, draft: store.get().draft });
  }

  /** Takes over what another tab of this browser kept meanwhile. */
  function read(): void {
    const news = keeper.news();
    if (!news) return;
    const taken = takeNews(kept, store.get().draft, news, doneAsides);
    ({ kept } = taken);
    isWritten = true;
    refused = null;
    if (theirs && revisionOf(kept) >= theirs.revision) theirs = null;
    store.adopt(taken.draft);
    if (theirs) return;
    if (isUnsent()) {
      show({ kind: "saving" });
      // The tab that kept it sends it too, and sooner.
      times.sendLater();
    } else show({ kind: "saved", at: (savedAt = now()) });
  }

  /** @returns whether there was room */
  function write(change: Partial<KeptResume> = {}): boolean {
    read();
    return put(change);
  }

  /** The same, when nothing can have come in between. */
  function put(change: Partial<KeptResume>): boolean {
    kept = { ...kept, ...change, draft: store.get().draft };
    const hasRoom = keeper.keep(kept);
    isWritten ||= hasRoom;
    tabs.tell(NEWS);
    return hasRoom;
  }

  function handleChange(): void {
    if (!isNew()) return;
    refused = null;
    times.changed();
    if (!theirs) show({ kind: "saving" });
  }

  function send(): Promise<boolean> {
    times.sending();
    return requests.run();
  }

  /** @returns whether the server now has what was on the screen when this began, or later */
  async function sendAll(): Promise<boolean> {
    read();
    let isScreenSent = false;
    while (!isHeld() && isUnsent() && !(isScreenSent && !kept.unheard)) {
      if (!mayAsk()) return stop({ kind: "signed-out" });
      show({ kind: "saving" });
      const { draft } = store.get();
      // oxlint-disable-next-line no-await-in-loop -- never two requests at once
      if (!(await sendNext())) return false;
      isScreenSent = kept.base?.draft === draft && kept.base.revision > 0;
    }
    if (theirs) show({ kind: "conflict" });
    else if (refused) show(refused);
    if (isHeld()) return false;
    times.rest();
    if (isUnsent()) times.changed();
    else {
      if (isNew()) write();
      show({ kind: "saved", at: savedAt });
    }
    return true;
  }

  /** @returns whether to go on */
  async function sendNext(): Promise<boolean> {
    read();
    const { base, unheard, aside } = kept;
    if (base && aside[0]) return keepAside(aside[0]);
    const wanted = unheard ?? store.get().draft;
    const hasRoom = put({ unheard: wanted });
    const answer = base
      ? await server.save(wanted, base.revision)
      : await server.create(kept.name, wanted);
    read();
    if (answer.kind === "saved") {
      savedAt = Math.max(answer.at, savedAt ?? 0);
      // Beyond the first revision, others have saved since it was created: what, the next saving says.
      const revision = !base && answer.revision > 1 ? 0 : answer.revision;
      return takeBase({ revision, draft: wanted });
    }
    if (answer.kind === "conflict") return meet(answer.theirs);
    return stop(answer, hasRoom);
  }

  function takeBase(base: Base): true {
    heardAt = now();
    const isNewer = base.revision === 0 || base.revision >= revisionOf(kept);
    write(isNewer ? { base, unheard: null } : { unheard: null });
    return true;
  }

  function meet(saved: Base): boolean {
    // Another tab has met it already.
    if (saved.revision <= revisionOf(kept)) return true;
    const { draft, conflicts } = reconcile(sidesWith(saved));
    if (conflicts.length > 0) {
      theirs = saved;
      show({ kind: "conflict" });
      return false;
    }
    store.adopt(draft);
    return takeBase(saved);
  }

  function stop(answer: Refusal, hasRoom = true): false {
    if (answer.kind === "unreachable") times.retry();
    else if (answer.kind !== "signed-out") {
      refused = stateOf(answer);
      write({ unheard: null });
    }
    show(answer.kind === "unreachable" && !hasRoom ? { kind: "failed" } : stateOf(answer));
    return false;
  }

  async function keepAside(aside: Aside): Promise<boolean> {
    const answer = await server.keepVersion(aside);
    // One that the server does not take would stand in the way for ever.
    const isHopeless = answer.kind === "too-large" || answer.kind === "refused";
    if (answer.kind !== "done" && !isHopeless) return stop(answer);
    doneAsides.add(aside.id);
    write({ aside: kept.aside.filter(({ id }) => id !== aside.id) });
    return true;
  }

  function sidesWith(saved: Base): Sides {
    const { draft } = store.get();
    return {
      base: kept.base?.draft ?? draft,
      mine: draft,
      theirs: saved.draft,
      unheard: kept.unheard,
    };
  }

  function settle(keys: ReadonlySet<string>): void {
    read();
    if (!theirs) return;
    const saved = theirs;
    const { merged, chosen, loses } = resolve(sidesWith(saved), keys);
    const aside = [
      ...kept.aside,
      ...(loses.theirs ? [asideOf("As it was on the other device", saved.draft)] : []),
      ...(loses.mine ? [asideOf("As it was on this device", merged)] : []),
    ];
    theirs = null;
    store.adopt(merged);
    store.edit({ kind: "replace", draft: chosen });
    put({ base: saved, unheard: null, aside });
    void send();
  }

  /** Looks whether another device saved, as long as nothing here is unsent. */
  async function look(): Promise<void> {
    const { base } = kept;
    const found = await server.load();
    read();
    if (isUnsent() || kept.base?.revision !== base?.revision) return;
    heardAt = now();
    if (found.kind === "absent") show((refused = { kind: "deleted" }));
    if (found.kind !== "loaded" || found.base.revision <= revisionOf(kept)) return;
    store.adopt(found.base.draft);
    takeBase(found.base);
  }

  function wake(): void {
    read();
    if (isUnsent()) void send();
    else if (mayAsk() && kept.base && now() - heardAt > LOOK_AGAIN_MS) {
      heardAt = now();
      void requests.afterThat(look);
    }
  }

  function leave(): void {
    if (isNew()) write();
    if (isUnsent()) void send();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async saveNow() {
      if (isNew() || !isWritten) write();
      refused = null;
      return send();
    },
    start() {
      const ends = [store.subscribe(handleChange), tabs.listen(times.heard)];
      times.open();
      read();
      // From here on the tabs of this browser have a common beginning.
      if (kept.base) put({});
      if (isUnsent()) void send();
      return () => {
        for (const end of ends) end();
        times.close();
        leave();
      };
    },
    leave,
    wake,
    sides: () => theirs && sidesWith(theirs),
    settle,
    async bringBack() {
      const answer = await server.restore();
      if (answer.kind !== "done" && answer.kind !== "absent") return void stop(answer);
      refused = null;
      // One that is gone for good is created again.
      write(answer.kind === "absent" ? { base: null, unheard: null } : {});
      await send();
    },
  };
}
