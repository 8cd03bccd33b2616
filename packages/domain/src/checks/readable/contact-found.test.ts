import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { contactFound } from "./contact-found.ts";

test("names every detail that was not found", () => {
  const outcome = runCheck(contactFound, { name: "Asha Rao", email: "asha@example.in" });
  expect(outcome).toMatchObject({
    points: 3,
    finding: "Name and email, but no phone and no city.",
  });
  expect(outcome.evidence.map((item) => item.line)).toEqual([null, null]);
});

test("gives all points for name, email, phone and city", () => {
  const sketch = { name: "Asha Rao", email: "a@b.in", phone: "98200 00000", location: "Pune" };
  expect(runCheck(contactFound, sketch)).toMatchObject({
    points: 5,
    finding: "Name, email, phone and city.",
  });
});
