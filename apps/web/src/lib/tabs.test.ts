import { afterEach, expect, test, vi } from "vitest";
import { connectTabs } from "./tabs.ts";

/** What the browser sends when another tab has stored something. */
function event(key: string, newValue: string): void {
  window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
}

afterEach(() => void vi.unstubAllGlobals());

test("hears the other tabs by storage events where there is no BroadcastChannel", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const heard: string[] = [];
  const leave = connectTabs("session").listen((message) => heard.push(message));

  event("theme", "1 dark");
  event("session", "1763637000000 signed-out");
  leave();
  event("session", "1763637000001 signed-in");

  expect(heard).toEqual(["signed-out"]);
});

test("tells the other tabs something new each time, even twice the same", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  connectTabs("session").tell("signed-out");
  expect(window.localStorage.getItem("session")).toMatch(/^\d+ signed-out$/);
});
