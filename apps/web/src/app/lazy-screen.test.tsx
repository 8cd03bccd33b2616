import { afterEach, expect, test, vi } from "vitest";
import { OutdatedAppError, lazyScreen, reloadOnce } from "./lazy-screen.ts";

afterEach(() => void vi.unstubAllGlobals());

/** What a screen throws whose files could not be loaded. */
async function failure(answers: () => Promise<Response>): Promise<unknown> {
  vi.stubGlobal("fetch", answers);
  const Screen = lazyScreen(
    () =>
      Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/a.js")),
    "Screen",
  );
  await Screen.preload?.();
  try {
    (Screen as (props: object) => unknown)({});
  } catch (error) {
    return error;
  }
  return null;
}

test("takes files that a server without an answer does not send for an outage", async () => {
  const error = await failure(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(error).toBeInstanceOf(TypeError);
});

test("takes files that an answering server does not have for an update", async () => {
  const error = await failure(async () => new Response(null, { status: 200 }));
  expect(error).toBeInstanceOf(OutdatedAppError);
});

test("does not load the page a second time from the same build, and once from the next", () => {
  const loads: string[] = [];
  const attempt = (build: string) => reloadOnce(build, () => loads.push(build));
  expect([attempt("/a.js"), attempt("/a.js"), attempt("/b.js")]).toEqual([true, false, true]);
  expect(loads).toEqual(["/a.js", "/b.js"]);
});

test("does not load the page where nothing can be remembered, so that it never goes round", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem() {
      throw new Error("off");
    },
  });
  expect(reloadOnce("/a.js", () => undefined)).toBe(false);
});
