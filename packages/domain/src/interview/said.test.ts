import { expect, test } from "vitest";
import { findSaid } from "./said.ts";

test.each([
  ["we took a decision", "decide"],
  ["I will bring something", "br"],
  ["the notice is a long period", "notice period"],
  ["", "notice"],
  ["notice", ""],
])("%s does not say “%s”", (text, phrase) => {
  expect(findSaid(text, [phrase])).toBeNull();
});

test.each([
  ["They were deciding", "decide"],
  ["he decided", "decide"],
  ["it saved us a lakh", "save"],
  ["I called the vendor", "call"],
  ["I was calling him", "call"],
  ["we use it", "used"],
  ["using that", "use"],
  ["he tried twice", "try"],
  ["two policies", "policy"],
  ["we stopped it", "stop"],
  ["my notice periods were long", "notice period"],
  ["maine socha tha ki", "socha tha"],
  ["मैंने फ़ैसला बदला", "फ़ैसला"],
])("%s says “%s”", (text, phrase) => {
  expect(findSaid(text, [phrase])).not.toBeNull();
});

test("the first place of any of the phrases is given", () => {
  const text = "So the manager agreed, and finally the order was stopped.";
  const at = findSaid(text, ["order", "agree", "stop"]);
  expect(at && text.slice(at.from, at.to)).toBe("agreed");
});
