import { expect, test } from "vitest";
import { HOME, redirectTarget } from "./redirect-target.ts";

const ORIGIN = "https://taiyari.example";

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,hello",
  "https://evil.example/resume",
  "https:evil.example",
  "evil.example",
  "/.//evil.example",
  " /resume",
  "",
])("refuses %j and goes home", (wanted) => {
  expect(redirectTarget(wanted, ORIGIN)).toBe(HOME);
});

test("goes home when nothing was asked for", () => {
  expect(redirectTarget(undefined, ORIGIN)).toBe(HOME);
});

test.each(["/login", "/login?redirect=/resume", "/", "/ragister"])(
  "does not go round in circles over %s",
  (wanted) => {
    expect(redirectTarget(wanted, ORIGIN)).toBe(HOME);
  },
);

test.each(["/resume", "/resume/report/result?id=7f#gaps", "/learning/a%20b"])(
  "opens %s, with its query and hash",
  (wanted) => {
    expect(redirectTarget(wanted, ORIGIN)).toBe(wanted);
  },
);
