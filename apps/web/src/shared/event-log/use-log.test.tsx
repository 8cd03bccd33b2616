import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderAt } from "../../testing/render-app.tsx";
import type { EventLog, LogEvent, LogHead } from "./kept-log.ts";
import type { LogsState, LogStore } from "./log-store.ts";
import { useLog } from "./use-log.ts";

const NEW: EventLog<LogHead, LogEvent> = {
  head: { id: "new", startedAt: "2026-11-23T04:00:00.000Z" },
  events: [],
};
const OLD = { ...NEW, head: { ...NEW.head, id: "old" } };

let listeners = new Set<() => void>();
afterEach(() => {
  listeners = new Set();
});

/** A store that has the latest, and whose server may be away. */
function makeStore(state: Partial<LogsState<LogHead, LogEvent>>) {
  let now = { logs: [NEW], isLoaded: true, isAsked: true, older: 1, isWaiting: false, ...state };
  const server = { isDown: false, asked: 0 };
  const store = {
    get: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async fetchOlder() {
      server.asked += 1;
      if (server.isDown) throw new TypeError("Failed to fetch");
      now = { ...now, logs: [NEW, OLD], older: 0 };
      for (const listener of listeners) listener();
    },
  };
  return { store: store as unknown as LogStore<LogHead, LogEvent>, server };
}

async function show(made: ReturnType<typeof makeStore>, id: string, kind = id): Promise<void> {
  function Screen() {
    const { own, isFailed, retry } = useLog(made.store, kind, id);
    const text = isFailed ? "failed" : own === null ? "none" : (own?.head.id ?? "waiting");
    return <button onClick={retry}>{text}</button>;
  }
  await renderAt(Screen, "/");
}

test("says nothing before the device and the server were asked", async () => {
  await show(makeStore({ logs: [], isAsked: false }), "old", "unasked");
  expect(await screen.findByText("waiting")).toBeDefined();
});

test("there is none where none is left to fetch, and nothing is fetched for what is there", async () => {
  const made = makeStore({ older: 0 });
  await show(made, "old", "complete");
  await screen.findByText("none");
  await show(made, "new", "complete");
  await screen.findByText("new");
  expect(made.server.asked).toBe(0);
});

test("what is older is fetched, again where the server did not answer, and else there is none", async () => {
  const made = makeStore({});
  made.server.isDown = true;
  await show(made, "old", "older");
  const button = await screen.findByText("failed");
  made.server.isDown = false;
  await act(async () => button.click());
  expect(await screen.findByText("old")).toBeDefined();
  await show(made, "unknown", "older");
  expect(await screen.findByText("none")).toBeDefined();
});
