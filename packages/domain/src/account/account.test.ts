import { describe, expect, test } from "vitest";
import { cleanName, isEmail, passwordProblem, problemWith } from "./index.ts";

const FORM = {
  fullName: "Asha Rao",
  email: "asha@example.in",
  phoneNumber: "9876543210",
  password: "rehearse",
  confirmPassword: "rehearse",
};

describe("isEmail", () => {
  test.each([
    "asha",
    "asha@gmail",
    "@example.in",
    "a@x..y",
    ".asha@example.in",
    "asha.@example.in",
    "a..b@example.in",
    "a@[127.0.0.1]",
    "asha@gmail.com.",
    "asha@-example.in",
    "asha@example.i",
    "asha@example.1n",
    "asha rao@example.in",
    "asha'@example.in",
    '"asha"@example.in',
    "asha@example.in, ravi@example.in",
    "आशा@उदाहरण.भारत",
    "asha@उदाहरण.भारत",
    `${"a".repeat(250)}@example.in`,
  ])("refuses %s", (text) => expect(isEmail(text)).toBe(false));

  test.each([
    "asha@example.in",
    " asha@example.in ",
    "Asha.Rao+jobs@mail.example.co.in",
    "o'neil@example.in",
    "_a-1@x1.io",
    "asha@xn--p1b6ci4b4b3a.in",
  ])("takes %s", (text) => expect(isEmail(text)).toBe(true));
});

test.each([
  ["", "Full name is required"],
  ["  ", "Full name is required"],
  ["x".repeat(121), "Full name must be at most 120 characters long"],
  [` ${"x".repeat(120)} `, null],
])("judges the name %j: %s", (fullName, problem) => {
  expect(problemWith("fullName", { ...FORM, fullName })).toBe(problem);
});

test.each([
  ["", "Password is required"],
  ["12345", "Password must be at least 6 characters long"],
  ["x".repeat(129), "Password must be at most 128 characters long"],
  ["x".repeat(128), null],
])("judges the password %j: %s", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each([
  ["Asha Rao", "Asha Rao"],
  ["  Asha \t Rao\n", "Asha Rao"],
  ["Asha\r\nBcc: eve@example.in", "Asha Bcc: eve@example.in"],
  ["Asha\u2028Rao\u0007", "Asha Rao"],
  ["\u202EoaR ahsA", "oaR ahsA"],
  ["क्\u200Dष शर्मा", "क्\u200Dष शर्मा"],
  ["محمد علي", "محمد علي"],
  ["\r\n\u202E", ""],
])("keeps the name %j on one line: %j", (fullName, clean) => {
  expect(cleanName(fullName)).toBe(clean);
});
