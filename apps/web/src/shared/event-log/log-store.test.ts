import type { Interview, InterviewEvent } from "@taiyari/domain/interview";
import { describe, expect, test } from "vitest";
import type { Tabs } from "../../lib/tabs.ts";
import { memoryLogStorage, type LogStorage } from "./log-storage.ts";
import { type ActOf, createLogStore } from "./log-store.ts";

interface Kept {
  readonly head: Interview;
  events: InterviewEvent[];
  isDeleted: boolean;
}

class Refusal extends Error {
  override readonly name: "absent" | "refused";
  constructor(name: "absent" | "refused") {
    super(name);
    this.name = name;
  }
}

/** A server as the contract promises it: a set of events for each interview, in the order they came. */
function makeServer() {
  const kept = new Map<string, Kept>();
  const state = { isDown: false, answersLost: false, isFull: false, sendings: 0 };
  function find(id: string): Kept {
    const found = kept.get(id);
    if (!found || found.isDeleted) throw new Refusal("absent");
    return found;
  }
  function answer() {
    if (state.isDown) throw new TypeError("Failed to fetch");
  }
  return {
    kept,
    state,
    async begin(head: Interview) {
      answer();
      if (kept.has(head.id)) return;
      if (state.isFull) throw new Refusal("refused");
      kept.set(head.id, { head, events: [], isDeleted: false });
    },
    async record(id: string, happened: readonly InterviewEvent[]) {
      answer();
      state.sendings += 1;
      const found = find(id);
      const ids = new Set(found.events.map((event) => event.id));
      found.events = [...found.events, ...happened.filter((event) => !ids.has(event.id))];
      if (state.answersLost) throw new TypeError("Failed to fetch");
    },
    async list() {
      answer();
      return [...kept.values()]
        .filter(({ isDeleted }) => !isDeleted)
        .map(({ head, events }) => ({ id: head.id, events: events.length }));
    },
    async one(id: string) {
      answer();
      return find(id);
    },
    async remove(id: string) {
      answer();
      find(id).isDeleted = true;
    },
    async restore(id: string) {
      answer();
      const found = kept.get(id);
      if (found) found.isDeleted = false;
    },
    whyNot: (error: unknown) => (error instanceof Refusal ? error.name : "later"),
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

type Storage = LogStorage<Interview, InterviewEvent>;

let made = 0;
async function open(
  server: ReturnType<typeof makeServer>,
  storage: Storage = memoryLogStorage(),
  tabs: Tabs = makeTabs()(),
) {
  const store = createLogStore<Interview, InterviewEvent>({
    storage,
    server,
    tabs,
    newId: () => `event-${(made += 1)}`,
    soon: () => undefined,
  });
  await store.setOwner("asha");
  return store;
}

const interview = (id = "first", startedAt = "2026-11-23T04:00:00.000Z") =>
  ({ id, startedAt, plan: [] }) as unknown as Interview;
const noted = (text: string): ActOf<InterviewEvent> => ({ kind: "noted", at: 1, text });
const textsOf = (store: Awaited<ReturnType<typeof open>>, id = "first") =>
  store
    .get()
    .logs.find((own) => own.head.id === id)
    ?.events.map((event) => ("text" in event ? event.text : event.kind));

describe("an interview", () => {
  test("is there after a reload before anything was sent, and is sent when there is a line", async () => {
    const server = makeServer();
    server.state.isDown = true;
    const storage = memoryLogStorage<Interview, InterviewEvent>();
    const before = await open(server, storage);
    await before.begin(interview());
    before.record("first", noted("one"));
    before.record("first", noted("two"));
    const after = await open(server, storage);
    expect(textsOf(after)).toEqual(["one", "two"]);
    expect(after.get()).toMatchObject({ isLoaded: true, isAsked: false, isWaiting: true });
    server.state.isDown = false;
    await after.exchange();
    expect(server.kept.get("first")?.events).toHaveLength(2);
    expect(after.get()).toMatchObject({ isAsked: true, isWaiting: false });
  });

  test("is sent again where the answer was lost, and nothing counts twice", async () => {
    const server = makeServer();
    const store = await open(server);
    await store.begin(interview());
    store.record("first", noted("one"));
    server.state.answersLost = true;
    await store.exchange();
    server.state.answersLost = false;
    await store.exchange();
    expect([server.state.sendings, server.kept.get("first")?.events.length]).toEqual([2, 1]);
    expect(textsOf(store)).toEqual(["one"]);
  });

  test("goes on on two devices: both have all of it, in one order", async () => {
    const server = makeServer();
    const [phone, laptop] = [await open(server), await open(server)];
    await phone.begin(interview());
    await phone.exchange();
    await laptop.exchange();
    phone.record("first", noted("on the phone"));
    laptop.record("first", noted("on the laptop"));
    await laptop.exchange();
    await phone.exchange();
    await laptop.exchange();
    expect(textsOf(phone)).toEqual(["on the laptop", "on the phone"]);
    expect(textsOf(laptop)).toEqual(textsOf(phone));
  });

  test("that the server has no room for stays here and keeps no other back", async () => {
    const server = makeServer();
    const store = await open(server);
    await store.begin(interview("sent"));
    await store.exchange();
    server.state.isFull = true;
    await store.begin(interview("kept here"));
    store.record("sent", noted("one"));
    await store.exchange();
    expect(server.kept.get("sent")?.events).toHaveLength(1);
    expect(store.get().logs).toHaveLength(2);
  });

  test("is the same in two tabs, which lose nothing of each other", async () => {
    const server = makeServer();
    server.state.isDown = true;
    const [storage, tabs] = [memoryLogStorage<Interview, InterviewEvent>(), makeTabs()];
    const [one, other] = [await open(server, storage, tabs()), await open(server, storage, tabs())];
    await one.begin(interview());
    one.record("first", noted("here"));
    other.record("first", noted("there"));
    await one.exchange();
    await other.exchange();
    expect(textsOf(one)?.toSorted()).toEqual(["here", "there"]);
    expect(textsOf(other)).toEqual(textsOf(one));
  });

  test("comes from another device, the latest first, as many as are asked for", async () => {
    const server = makeServer();
    for (let at = 10; at < 45; at += 1)
      await server.begin(interview(`old-${at}`, `2026-10-01T00:00:${at}.000Z`));
    const store = await open(server);
    expect([store.get().logs.length, store.get().older]).toEqual([30, 5]);
    await store.fetchOlder();
    expect([store.get().logs.length, store.get().older]).toEqual([35, 0]);
    expect(store.get().logs[0]?.head.id).toBe("old-44");
  });
});

describe("a deleted interview", () => {
  test("is gone here at once, on the server later, and comes back when that is undone", async () => {
    const server = makeServer();
    const store = await open(server);
    await store.begin(interview());
    store.record("first", noted("one"));
    await store.exchange();
    store.remove("first");
    expect(store.get().logs).toEqual([]);
    await store.exchange();
    expect(server.kept.get("first")?.isDeleted).toBe(true);
    store.restore("first");
    expect(textsOf(store)).toEqual(["one"]);
    await store.exchange();
    expect(server.kept.get("first")?.isDeleted).toBe(false);
    expect(textsOf(store)).toEqual(["one"]);
  });

  test("that was never sent never is", async () => {
    const server = makeServer();
    const store = await open(server);
    server.state.isDown = true;
    await store.begin(interview());
    store.remove("first");
    server.state.isDown = false;
    await store.exchange();
    expect([server.kept.size, store.get().logs]).toEqual([0, []]);
  });

  test("goes from the devices that still had it, also with something unsent", async () => {
    const server = makeServer();
    const [phone, laptop] = [await open(server), await open(server)];
    await phone.begin(interview("quiet"));
    await phone.begin(interview("busy"));
    await phone.exchange();
    await laptop.exchange();
    laptop.remove("quiet");
    laptop.remove("busy");
    await laptop.exchange();
    phone.record("busy", noted("too late"));
    await phone.exchange();
    expect(phone.get().logs).toEqual([]);
  });
});

test("somebody else on the same device sees nothing of it", async () => {
  const server = makeServer();
  const store = await open(server);
  await store.begin(interview());
  await store.setOwner("ravi");
  server.kept.clear();
  expect(store.get().logs).toEqual([]);
  await store.setOwner(null);
  expect(store.get()).toMatchObject({ logs: [], isLoaded: false });
});
