import { expect, test } from "vitest";
import { removeNetworkGlobals, runScript } from "./run-script.ts";

const container = () => document.createElement("article");

test("says what a script threw, and what kept it from being one", () => {
  expect(runScript("throw new Error('no')", container(), {})).toBe("no");
  expect(runScript("throw 'words'", container(), {})).toBe("words");
  expect(runScript("this is no script", container(), {})).toMatch(/./);
  expect(runScript("undeclared = 1", container(), {})).toMatch(/undeclared/);
});

test("gives it the document and a copy of the data", () => {
  const root = container();
  const data = { list: ["a"] };
  const script = "container.textContent = data.list[0]; data.list.push('b');";
  expect(runScript(script, root, data)).toBeNull();
  expect(root.textContent).toBe("a");
  expect(data.list).toEqual(["a"]);
});

test("runs nothing where there is none", () => {
  expect(runScript(null, container(), {})).toBeNull();
});

test("takes away connections that a policy does not refuse", () => {
  const window = { RTCPeerConnection: 1, fetch: 1 };
  removeNetworkGlobals(window);
  expect(window).toEqual({ RTCPeerConnection: undefined, fetch: 1 });
});
