import { beforeEach, expect, test } from "vitest";
import { keepDraft, keptDraft, NO_DRAFT } from "./drafts.ts";

beforeEach(() => localStorage.clear());

test("what cannot be read is no draft", () => {
  expect(keptDraft("run", "m_priya")).toEqual(NO_DRAFT);
  localStorage.setItem("simulation.drafts.run", "{");
  expect(keptDraft("run", "m_priya")).toEqual(NO_DRAFT);
  localStorage.setItem("simulation.drafts.run", '{"m_priya":{"text":1}}');
  expect(keptDraft("run", "m_priya")).toEqual(NO_DRAFT);
});

test("drafts are kept beside each other, by run, until they are sent", () => {
  const draft = { text: "Hi Priya,", to: ["priya"], attached: ["payments"] };
  keepDraft("run", "m_priya", draft);
  keepDraft("run", "chat rohit", { ...NO_DRAFT, text: "List by" });
  expect(keptDraft("run", "m_priya")).toEqual(draft);
  expect(keptDraft("other", "m_priya")).toEqual(NO_DRAFT);
  keepDraft("run", "m_priya", null);
  expect(keptDraft("run", "m_priya")).toEqual(NO_DRAFT);
  expect(keptDraft("run", "chat rohit").text).toBe("List by");
  keepDraft("run", "chat rohit", null);
  expect(localStorage.length).toBe(0);
});
