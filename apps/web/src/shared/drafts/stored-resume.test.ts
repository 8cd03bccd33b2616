import { applyEdit, newDraft } from "@taiyari/domain/draft";
import { expect, test, vi } from "vitest";
import { unknownResume } from "./unknown-resume.ts";
import { isAllSent, resumeStorage, type StoredResume, storedResumeIds } from "./stored-resume.ts";

const DRAFT = newDraft();
const NEWER = applyEdit(DRAFT, { kind: "choose-template", id: "minimalist" });
const SENT: StoredResume = { ...unknownResume(DRAFT), base: { revision: 3, doc: DRAFT } };

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
  expect(resumeStorage("asha", "r1").read()).toBeNull();
});

test("gives back everything it was given, each draft once", () => {
  const kept: StoredResume = {
    doc: NEWER,
    name: "Analyst roles",
    base: { revision: 4, doc: DRAFT },
    inFlight: NEWER,
    displaced: [{ id: "a1", name: "As it was", doc: DRAFT }],
  };
  resumeStorage("asha", "r1").store(kept);
  expect(resumeStorage("asha", "r1").read()).toEqual(kept);
  const text = window.localStorage.getItem("resumeKept:asha:r1") ?? "";
  expect(text.split('"resumeData"')).toHaveLength(3);
});

test("reads what was stored before this was written", () => {
  const text = JSON.stringify({
    draft: 0,
    name: "Analyst roles",
    base: { revision: 4, draft: 1 },
    unheard: 0,
    aside: [{ id: "a1", name: "As it was", draft: 1 }],
    drafts: [NEWER, DRAFT],
  });
  window.localStorage.setItem("resumeKept:asha:r1", text);
  expect(resumeStorage("asha", "r1").read()).toEqual({
    doc: NEWER,
    name: "Analyst roles",
    base: { revision: 4, doc: DRAFT },
    inFlight: NEWER,
    displaced: [{ id: "a1", name: "As it was", doc: DRAFT }],
  });
});

test("hears of another tab once, and never of itself", () => {
  const [one, other] = [resumeStorage("asha", "r1"), resumeStorage("asha", "r1")];
  one.store(SENT);
  expect(one.storedElsewhere()).toBeNull();
  expect(other.storedElsewhere()).toEqual(SENT);
  expect(other.storedElsewhere()).toBeNull();
});

test("says that there is no room, and makes some of what the server has", () => {
  resumeStorage("asha", "sent").store(SENT);
  resumeStorage("asha", "unsent").store({ ...SENT, doc: NEWER });
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
  expect(resumeStorage("asha", "r1").store(unknownResume(NEWER))).toBe("shared");
  spy.mockRestore();
  expect(storedResumeIds("asha").toSorted()).toEqual(["r1", "unsent"]);
});

test("knows what the server has, also when it was typed back to it", () => {
  expect(isAllSent(unknownResume(DRAFT))).toBe(false);
  expect(isAllSent({ ...SENT, doc: NEWER })).toBe(false);
  expect(isAllSent({ ...SENT, inFlight: DRAFT })).toBe(false);
  expect(isAllSent({ ...SENT, base: { revision: 0, doc: DRAFT } })).toBe(false);
  const back = applyEdit(NEWER, { kind: "choose-template", id: DRAFT.currentTemplate });
  expect(isAllSent({ ...SENT, doc: back })).toBe(true);
});

test("lists the resumes of one person alone", () => {
  resumeStorage("asha", "r1").store(SENT);
  resumeStorage("asha", "r2").store(SENT);
  resumeStorage("ashank", "r3").store(SENT);
  resumeStorage("asha", "r2").remove();
  expect(storedResumeIds("asha")).toEqual(["r1"]);
});
