import { expect, test } from "vitest";
import { keepSpoken, forgetSpoken, spokenBefore } from "./spoken-draft.ts";
import { choose } from "./use-recognisers.ts";

const own = { name: "whisper-1", host: "localhost", isOwn: true, secondsLeft: 60 };
const other = { ...own, host: "api.openai.com", isOwn: false };

test.each([
  { transcriber: null, server: null, hasBrowser: false, is: null },
  { transcriber: "server", server: null, hasBrowser: false, is: null },
  // What was chosen is gone.
  { transcriber: "server", server: null, hasBrowser: true, is: "browser" },
  { transcriber: "browser", server: other, hasBrowser: false, is: "server" },
  // What was chosen is there.
  { transcriber: "browser", server: own, hasBrowser: true, is: "browser" },
  { transcriber: "server", server: other, hasBrowser: true, is: "server" },
  // Nothing was chosen: one's own network before the browser's vendor, and that before another company.
  { transcriber: null, server: own, hasBrowser: true, is: "server" },
  { transcriber: null, server: other, hasBrowser: true, is: "browser" },
  { transcriber: null, server: other, hasBrowser: false, is: "server" },
] as const)("of $transcriber, $server.host and browser $hasBrowser: $is", ({ is, ...given }) => {
  expect(choose(given)).toBe(is);
});

test("what was measured of an answer is kept only as long as its text is what was said", () => {
  const spoken = {
    text: "we lost refunds",
    seconds: 12,
    pauses: [3.1],
    words: null,
    keepsFillers: true,
  };
  expect(spokenBefore("a", "")).toBeNull();
  keepSpoken("a", spoken);
  expect(spokenBefore("a", "")).toBeNull();
  expect(spokenBefore("b", "we lost refunds")).toMatchObject({ seconds: null, pauses: null });
  expect(spokenBefore("a", "we lost refunds, typed on")).toEqual({
    text: "we lost refunds, typed on",
    seconds: null,
    pauses: null,
    words: null,
    keepsFillers: false,
  });
  expect(spokenBefore("a", "we lost refunds ")).toEqual(spoken);
  forgetSpoken("a");
  expect(spokenBefore("a", "we lost refunds")).toMatchObject({ seconds: null });
});
