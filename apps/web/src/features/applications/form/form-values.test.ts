import { expect, test } from "vitest";
import { emptyForm, formProblem, mergeKept } from "./form-values.ts";

const EMPTY = emptyForm({});
const FILLED = { ...EMPTY, company: "Nandi Retail", role: "Data Analyst" };

test("a form is not sent without company and role, or with a link that is none", () => {
  expect(formProblem(EMPTY)).toBe("Write the name of the company.");
  expect(formProblem({ ...FILLED, role: " " })).toBe("Write the role.");
  for (const link of ["javascript:alert(1)", "see the mail", "mailto:hr@example.in"])
    expect(formProblem({ ...FILLED, link })).toMatch(/^The link is no web address/u);
  expect(formProblem({ ...FILLED, link: "jobs.example.in/42" })).toBeNull();
  expect(formProblem(FILLED)).toBeNull();
});

test.each([null, "", "{", "[]", "null", '"x"', '{"company":4,"salary":"much","stage":"hired"}'])(
  "what is kept as %s changes nothing of a form",
  (text) => {
    expect(mergeKept(FILLED, text)).toEqual(FILLED);
  },
);

test("what was typed stands in the form again, field by field", () => {
  const typed = { ...FILLED, nextOn: "2026-11-24", salary: 1_250_000, stage: "offer" as const };
  expect(mergeKept(EMPTY, JSON.stringify(typed))).toEqual(typed);
  expect(mergeKept(FILLED, '{"note":"Asha works there.","resume":7,"appliedOn":5}')).toEqual({
    ...FILLED,
    note: "Asha works there.",
  });
});
