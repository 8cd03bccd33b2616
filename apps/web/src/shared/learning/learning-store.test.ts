import type { LearningAct, LearningEvent } from "@taiyari/domain/learning";
import { describe, expect, test } from "vitest";
import type { Tabs } from "../../lib/tabs.ts";
import { type EventStore, memoryEventStore } from "./event-store.ts";
import { createLearningStore } from "./learning-store.ts";

/** A server as the contract promises it: keeps each id once, gives all in order. */
function makeServer() {
  const kept: LearningEvent[] = [];
  const state = { isDown: false, refuses: new Set<string>(), sendings: 0, answersLost: false };
  return {
    kept,
    state,
    async record(events: readonly LearningEvent[]) {
      if (state.isDown) throw new TypeError("Failed to fetch");
      state.sendings += 1;
      if (events.some(({ kind }) => state.refuses.has(kind))) throw new Error("refused");
      for (const event of events) if (!kept.some(({ id }) => id === event.id)) kept.push(event);
      if (state.answersLost) throw new TypeError("Failed to fetch");
    },
    async events(since: number) {
      if (state.isDown) throw new TypeError("Failed to fetch");
      const events = kept.slice(since, since + 2);
      const cursor = since + events.length;
      return { events, cursor, hasMore: cursor < kept.length };
    },
    isRefusedForGood: (error: unknown) => error instanceof Error && error.message === "refused",
  };
}

/** Tabs of one browser: each hears the others. */
function makeTabs(): () => Tabs {
  const all: { readonly own: object; readonly listener: (message: string) => void }[] = [];
  return () => {
    const own = {};
    return {
      tell: (message) => all.forEach((tab) => tab.own !== own && tab.listener(message)),
      listen(listener) {
        all.push({ own, listener });
        return () => undefined;
      },
    };
  };
}

let made = 0;
function makeTab(
  server: ReturnType<typeof makeServer>,
  store: EventStore = memoryEventStore(),
  tabs: Tabs = makeTabs()(),
) {
  const again: (() => void)[] = [];
  const learning = createLearningStore({
    store,
    server,
    tabs,
    now: () => new Date(Date.UTC(2026, 10, 23) + (made += 1) * 1_000),
    zone: () => "Asia/Kolkata",
    newId: () => `id-${(made += 1)}`,
    soon: (why, run) => void (why === "failed" && again.push(run)),
  });
  return { learning, again };
}

const open = (page: string): LearningAct => ({ kind: "page-opened", page });
const pagesOf = ({ learning }: ReturnType<typeof makeTab>) => [
  ...learning.get().progress.pages.keys(),
];

describe("somebody who has not signed in", () => {
  test("keeps progress on the device and sends nothing", async () => {
    const [server, store] = [makeServer(), memoryEventStore()];
    const tab = makeTab(server, store);
    await tab.learning.setOwner(null);
    tab.learning.record(open("overview"));
    await tab.learning.exchange();
    expect(pagesOf(tab)).toEqual(["overview"]);
    expect(server.kept).toEqual([]);

    const reloaded = makeTab(server, store);
    await reloaded.learning.setOwner(null);
    expect(pagesOf(reloaded)).toEqual(["overview"]);
  });

  test("takes it along at the sign-in, once; the next person on this device does not get it", async () => {
    const [server, store] = [makeServer(), memoryEventStore()];
    const tab = makeTab(server, store);
    await tab.learning.setOwner(null);
    tab.learning.record(open("overview"));
    await tab.learning.setOwner("asha");
    expect(server.kept.map((event) => "page" in event && event.page)).toEqual(["overview"]);
    expect(pagesOf(tab)).toEqual(["overview"]);

    const elsewhere = makeServer();
    const next = makeTab(elsewhere, store);
    await next.learning.setOwner("ravi");
    expect(pagesOf(next)).toEqual([]);
    expect(elsewhere.kept).toEqual([]);
  });
});

describe("without a connection", () => {
  test("everything is kept, and sent when there is one", async () => {
    const [server, store] = [makeServer(), memoryEventStore()];
    server.state.isDown = true;
    const tab = makeTab(server, store);
    await tab.learning.setOwner("asha");
    for (const page of ["overview", "joins", "dates"]) tab.learning.record(open(page));
    await tab.learning.exchange();
    expect(tab.learning.get()).toMatchObject({ waiting: 3, isLoaded: true });
    expect(tab.again.length).toBeGreaterThan(0);

    const reloaded = makeTab(server, store);
    server.state.isDown = false;
    await reloaded.learning.setOwner("asha");
    expect(server.kept).toHaveLength(3);
    expect(reloaded.learning.get()).toMatchObject({ waiting: 0 });
    expect(pagesOf(reloaded)).toEqual(["overview", "joins", "dates"]);
  });

  test("an answer that was not heard counts nothing twice", async () => {
    const server = makeServer();
    server.state.answersLost = true;
    const tab = makeTab(server);
    await tab.learning.setOwner("asha");
    tab.learning.record({
      kind: "exercise-solved",
      page: "joins",
      exercise: "a",
      hints: 0,
      text: "",
    });
    await tab.learning.exchange();
    server.state.answersLost = false;
    await tab.learning.exchange();
    expect(server.state.sendings).toBe(2);
    expect(tab.learning.get().progress.exercises.get("joins/a")?.attempts).toBe(1);
  });
});

test("one event that the server refuses keeps no others back", async () => {
  const server = makeServer();
  server.state.refuses.add("place-kept");
  const tab = makeTab(server);
  await tab.learning.setOwner("asha");
  tab.learning.record(open("overview"));
  tab.learning.record({ kind: "place-kept", page: "overview", heading: "x" });
  tab.learning.record(open("joins"));
  await tab.learning.exchange();
  expect(server.kept.map(({ kind }) => kind)).toEqual(["page-opened", "page-opened"]);
  expect(tab.learning.get()).toMatchObject({ waiting: 0 });
});

test("two devices end with the same, and the server's times count", async () => {
  const server = makeServer();
  const [phone, desk] = [makeTab(server), makeTab(server)];
  await phone.learning.setOwner("asha");
  await desk.learning.setOwner("asha");
  phone.learning.record(open("overview"));
  desk.learning.record(open("joins"));
  await Promise.all([phone.learning.exchange(), desk.learning.exchange()]);
  await Promise.all([phone.learning.exchange(), desk.learning.exchange()]);
  expect(phone.learning.get().progress).toEqual(desk.learning.get().progress);
  expect(pagesOf(phone).toSorted()).toEqual(["joins", "overview"]);
});

test("a tab sees what another tab of the browser did", async () => {
  const [server, store, tabs] = [makeServer(), memoryEventStore(), makeTabs()];
  const [one, other] = [makeTab(server, store, tabs()), makeTab(server, store, tabs())];
  await one.learning.setOwner(null);
  await other.learning.setOwner(null);
  one.learning.record(open("overview"));
  await expect.poll(() => pagesOf(other)).toEqual(["overview"]);
});

test("somebody else's events are never shown", async () => {
  const [server, store] = [makeServer(), memoryEventStore()];
  const tab = makeTab(server, store);
  server.state.isDown = true;
  await tab.learning.setOwner("asha");
  tab.learning.record(open("overview"));
  await tab.learning.setOwner("ravi");
  expect(pagesOf(tab)).toEqual([]);
});
