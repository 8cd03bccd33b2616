import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SessionUser } from "@taiyari/contract";
import { createSessionStore } from "./session-store.ts";
import type { Tabs } from "./tabs.ts";

const asha: SessionUser = {
  id: "a",
  fullName: "Asha Rao",
  email: "asha@example.in",
  phone: "+919876543210",
  role: "user",
  plan: "free",
  deleteAt: null,
  timeZone: "Asia/Kolkata",
  language: "en",
};

/** Tabs that hear each other at once. */
function twoTabs(): [Tabs, Tabs] {
  const listeners: [((message: string) => void)[], ((message: string) => void)[]] = [[], []];
  const tab = (own: 0 | 1): Tabs => ({
    tell: (message) => listeners[own === 0 ? 1 : 0].forEach((listener) => listener(message)),
    listen(listener) {
      listeners[own].push(listener);
      return () => undefined;
    },
  });
  return [tab(0), tab(1)];
}

const store = (fetchUser: () => Promise<SessionUser | null>, tabs = twoTabs()[0]) =>
  createSessionStore({ fetchUser, tabs, retryMs: 50 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("start", () => {
  test("asks again until an unreachable server answers, and never rejects", async () => {
    const fetchUser = vi
      .fn<() => Promise<SessionUser | null>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValue(asha);
    const session = store(fetchUser);

    await session.start();
    expect(session.get()).toEqual({ status: "loading", unreachable: true });

    await vi.advanceTimersByTimeAsync(50);
    expect(session.get()).toEqual({ status: "signed-in", user: asha });
  });

  test("knows a visitor", async () => {
    const session = store(async () => null);
    await session.start();
    expect(session.get()).toEqual({ status: "signed-out" });
  });
});

const noServer = () => Promise.reject(new TypeError("Failed to fetch"));

describe("without the server, at the start", () => {
  function believing(fetchUser: () => Promise<SessionUser | null>) {
    const [tabs] = twoTabs();
    return createSessionStore({
      fetchUser,
      tabs,
      retryMs: 50,
      believed: () => asha,
      patienceMs: 200,
    });
  }
  const unconfirmed = { status: "signed-in", user: asha, isUnconfirmed: true };

  test("who is known of this device is believed, until the server says otherwise", async () => {
    const fetchUser = vi.fn<() => Promise<SessionUser | null>>(noServer);
    const session = believing(fetchUser);
    await session.start();
    expect(session.get()).toEqual(unconfirmed);

    await vi.advanceTimersByTimeAsync(50);
    expect(session.get()).toEqual(unconfirmed);

    fetchUser.mockResolvedValue(null);
    await vi.advanceTimersByTimeAsync(50);
    expect(session.get()).toEqual({ status: "expired", user: asha });
  });

  test("and is confirmed by it, once", async () => {
    const fetchUser = vi
      .fn<() => Promise<SessionUser | null>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValue(asha);
    const session = believing(fetchUser);
    await session.start();
    await vi.advanceTimersByTimeAsync(500);

    expect(session.get()).toEqual({ status: "signed-in", user: asha });
    expect(fetchUser).toHaveBeenCalledTimes(2);
  });

  test("a server that says nothing for long counts as none", async () => {
    const session = believing(() => new Promise(() => undefined));
    const started = session.start();
    await vi.advanceTimersByTimeAsync(200);
    await started;

    expect(session.get()).toEqual(unconfirmed);
  });

  test("is believed of nobody whom the server refuses", async () => {
    const session = believing(async () => null);
    await session.start();
    expect(session.get()).toEqual({ status: "signed-out" });
  });
});

function openToAll(fetchUser: () => Promise<SessionUser | null>) {
  const [tabs] = twoTabs();
  return createSessionStore({
    fetchUser,
    tabs,
    retryMs: 50,
    isOpenToAll: () => true,
    patienceMs: 200,
  });
}

describe("without the server, at the start of a screen that anybody may open", () => {
  test("nobody is waited for, and who is there is known later", async () => {
    const fetchUser = vi.fn<() => Promise<SessionUser | null>>(noServer);
    const session = openToAll(fetchUser);
    await session.start();
    expect(session.get()).toEqual({ status: "signed-out", isUnconfirmed: true });

    fetchUser.mockResolvedValue(asha);
    await vi.advanceTimersByTimeAsync(50);
    expect(session.get()).toEqual({ status: "signed-in", user: asha });
  });

  test("a visitor is confirmed, once", async () => {
    const fetchUser = vi
      .fn<() => Promise<SessionUser | null>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValue(null);
    const session = openToAll(fetchUser);
    await session.start();
    await vi.advanceTimersByTimeAsync(500);
    expect(session.get()).toEqual({ status: "signed-out" });
    expect(fetchUser).toHaveBeenCalledTimes(2);
  });
});

describe("an ended session", () => {
  test("keeps the person, so that the screen can stay as it is", async () => {
    const answers = [asha, null];
    const session = store(async () => answers.shift() ?? null);
    await session.start();
    await session.refresh();
    expect(session.get()).toEqual({ status: "expired", user: asha });
  });

  test("goes on after a sign-in in another tab", async () => {
    const answers = [asha, null, asha];
    const [here, there] = twoTabs();
    const session = store(async () => answers.shift() ?? null, here);
    await session.start();
    await session.refresh();

    there.tell("signed-in");
    await vi.advanceTimersByTimeAsync(0);

    expect(session.get()).toEqual({ status: "signed-in", user: asha });
  });

  test("is not believed of a server that does not answer", async () => {
    const fetchUser = vi
      .fn<() => Promise<SessionUser | null>>()
      .mockResolvedValueOnce(asha)
      .mockRejectedValue(new TypeError("Failed to fetch"));
    const session = store(fetchUser);
    await session.start();
    await session.refresh();
    expect(session.get()).toEqual({ status: "signed-in", user: asha });
  });
});

describe("a session that is asked for again", () => {
  test("tells nobody as long as nothing has changed, and of a change", async () => {
    const fetchUser = vi
      .fn<() => Promise<SessionUser | null>>()
      .mockImplementation(async () => ({ ...asha }));
    const session = store(fetchUser);
    await session.start();
    const listener = vi.fn<() => void>();
    session.subscribe(listener);

    await session.refresh();
    expect(listener).not.toHaveBeenCalled();

    fetchUser.mockResolvedValue({ ...asha, plan: "premium" });
    await session.refresh();
    expect(session.get()).toEqual({ status: "signed-in", user: { ...asha, plan: "premium" } });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("other tabs", () => {
  test("follow a sign-out", async () => {
    const [one, other] = twoTabs();
    const here = store(async () => asha, one);
    const there = store(async () => asha, other);
    await Promise.all([here.start(), there.start()]);

    here.signedOut();

    expect(here.get()).toEqual({ status: "signed-out" });
    expect(there.get()).toEqual({ status: "signed-out" });
  });
});
