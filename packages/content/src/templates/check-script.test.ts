import { describe, expect, test } from "vitest";
import { checkScript } from "./check-script.ts";

describe("checkScript", () => {
  test.each([
    'import x from "x";',
    "export const x = 1;",
    "for (",
    "} ) ; (function () {",
    "with (data) {}",
  ])("refuses what is no function body: %s", (script) => {
    expect(checkScript(script)).toEqual([expect.stringMatching(/^not a function body of/u)]);
  });

  test.each([
    'fetch("/api")',
    'import("x")',
    "new WebSocket(data.url)",
    "new RTCPeerConnection()",
    "container.firstChild.contentWindow.name",
    "window.name = data.personal.email",
    "localStorage.x = 1",
    "setTimeout(() => {}, 1)",
    'container.innerHTML = "<b>"',
    "container.ownerDocument.defaultView.top",
    'eval("1")',
    'data.constructor.constructor("return 1")()',
    'data["constructor"]',
  ])("refuses %s, and names the line", (script) => {
    expect(checkScript(`const x = 1;\n${script};`)).toEqual([
      expect.stringMatching(/^line 2: .+ is not allowed\. Work on container and data only\.$/u),
    ]);
  });

  test("accepts work on the document and the data, and words in comments", () => {
    expect(
      checkScript(`// A window is fetched.
        for (const item of container.querySelectorAll(".item")) {
          item.classList.toggle("first", item.textContent === data.personal.fullName);
        }
        const { topics } = data;`),
    ).toEqual([]);
  });
});
