import { applyEdit, newDraft } from "@taiyari/domain/draft";
import { expect, test, vi } from "vitest";
import { unknownResume } from "./unknown-resume.ts";
import { isAllSent, type KeptResume, keptResumeIds, resumeKeeper } from "./kept-resume.ts";

const DRAFT = newDraft();
const NEWER = applyEdit(DRAFT, { kind: "choose-template", id: "minimalist" });
const SENT: KeptResume = { ...unknownResume(DRAFT), base: { revision: 3, draft: DRAFT } };

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"draft":0}',
  '{"draft":5,"drafts":[{}]}',
  '{"draft":0,"drafts":[7]}',
])("finds nothing in %j", (text) => {
  window.localStorage.setItem("resumeKept:asha:r1", text);
  expect(resumeKeeper("asha", "r1").read()).toBeNull();
});

test("gives back everything it was given, each draft once", () => {
  const kept: KeptResume = {
    draft: NEWER,
    name: "Analyst roles",
    base: { revision: 4, draft: DRAFT },
    unheard: NEWER,
    aside: [{ id: "a1", name: "As it was", draft: DRAFT }],
  };
  resumeKeeper("asha", "r1").keep(kept);
  expect(resumeKeeper("asha", "r1").read()).toEqual(kept);
  const text = window.localStorage.getItem("resumeKept:asha:r1") ?? "";
  expect(text.split('"resumeData"')).toHaveLength(3);
});

test("hears of another tab once, and never of itself", () => {
  const [one, other] = [resumeKeeper("asha", "r1"), resumeKeeper("asha", "r1")];
  one.keep(SENT);
  expect(one.news()).toBeNull();
  expect(other.news()).toEqual(SENT);
  expect(other.news()).toBeNull();
});

test("says that there is no room, and makes some of what the server has", () => {
  resumeKeeper("asha", "sent").keep(SENT);
  resumeKeeper("asha", "unsent").keep({ ...SENT, draft: NEWER });
  const { localStorage } = window;
  const isFull = () => localStorage.getItem("resumeKept:asha:sent") !== null;
  const limited = {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem(key: string, text: string) {
      if (isFull() || key === "resumeKept:asha:large") throw new Error("QuotaExceededError");
      localStorage.setItem(key, text);
    },
  };
  const spy = vi.spyOn(window, "localStorage", "get");
  spy.mockImplementation(
    () =>
      new Proxy(localStorage, {
        get: (target, name) => Reflect.get(name in limited ? limited : target, name) as unknown,
      }),
  );
  expect(resumeKeeper("asha", "r1").keep(unknownResume(NEWER))).toBe(true);
  spy.mockRestore();
  expect(keptResumeIds("asha").toSorted()).toEqual(["r1", "unsent"]);
});

test("knows what the server has, also when it was typed back to it", () => {
  expect(isAllSent(unknownResume(DRAFT))).toBe(false);
  expect(isAllSent({ ...SENT, draft: NEWER })).toBe(false);
  expect(isAllSent({ ...SENT, unheard: DRAFT })).toBe(false);
  expect(isAllSent({ ...SENT, base: { revision: 0, draft: DRAFT } })).toBe(false);
  const back = applyEdit(NEWER, { kind: "choose-template", id: DRAFT.currentTemplate });
  expect(isAllSent({ ...SENT, draft: back })).toBe(true);
});

test("lists the resumes of one person alone", () => {
  resumeKeeper("asha", "r1").keep(SENT);
  resumeKeeper("asha", "r2").keep(SENT);
  resumeKeeper("ashank", "r3").keep(SENT);
  resumeKeeper("asha", "r2").drop();
  expect(keptResumeIds("asha")).toEqual(["r1"]);
});
