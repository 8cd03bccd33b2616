import type { LanguageId } from "@taiyari/domain/account";
import { beforeEach, describe, expect, test } from "vitest";
import { firstWish, inLanguageOf, jobOf, keepWish, keptWish } from "./wish.ts";

beforeEach(() => window.localStorage.clear());

describe("what was chosen before", () => {
  test.each([
    { what: "nothing", kept: null },
    { what: "no JSON", kept: "{" },
    { what: "a list", kept: "[]" },
    { what: "a kind that nobody offers", kept: '{"setup":{"kind":"tarot"}}' },
    { what: "a length that nobody offers", kept: '{"setup":{"minutes":11}}' },
    { what: "a kind that every object has", kept: '{"setup":{"kind":"constructor"}}' },
  ])("is the first choice again where $what is kept", ({ kept }) => {
    if (kept !== null) window.localStorage.setItem("interview.setup", kept);
    expect(keptWish(7)).toEqual(firstWish(7));
  });

  test("comes back, with the questions it has shown or with others", () => {
    const wish = {
      ...firstWish(3),
      resume: { kind: "upload" as const, id: "one" },
      description: "SQL is a must",
      isChosen: { role: true, level: false, language: false },
    };
    keepWish(wish);
    expect(keptWish()).toEqual(wish);
    expect(keptWish(4)).toEqual({ ...wish, setup: { ...wish.setup, seed: 4 } });
  });

  test("leaves out a resume that is none", () => {
    keepWish({ ...firstWish(1), resume: { kind: "picture", id: "one" } as never });
    expect(keptWish().resume).toBeNull();
  });
});

const spokenIn = (language: LanguageId | undefined) =>
  inLanguageOf(language, keptWish()).setup.language;

describe("the language that is spoken", () => {
  test("is that of the account where it is one of the two, and English else", () => {
    expect(spokenIn(undefined)).toBe("en-IN");
    expect(spokenIn("ta")).toBe("en-IN");
    expect(spokenIn("hi")).toBe("hi-IN");
    const kept = { ...firstWish(1), description: "something else was changed" };
    keepWish(inLanguageOf("hi", kept));
    expect(spokenIn("hi")).toBe("hi-IN");
  });

  test("stays the one that was chosen for interviews", () => {
    const { setup, isChosen } = firstWish(1);
    keepWish({ ...firstWish(1), isChosen: { ...isChosen, language: true } });
    expect(spokenIn("hi")).toBe("en-IN");
    keepWish({
      ...firstWish(1),
      setup: { ...setup, language: "hi-IN" },
      isChosen: { ...isChosen, language: true },
    });
    expect(spokenIn("en")).toBe("hi-IN");
  });
});

test.each([
  { source: "role" as const, title: "Data Analyst", company: "Nandi Retail", job: "" },
  { source: "job" as const, title: "", company: "", job: "" },
  { source: "job" as const, title: " Data Analyst ", company: "", job: "Data Analyst" },
  { source: "job" as const, title: "", company: "Nandi Retail", job: "Nandi Retail" },
  {
    source: "job" as const,
    title: "Data Analyst",
    company: "Nandi Retail",
    job: "Data Analyst at Nandi Retail",
  },
])("from a $source “$title” “$company” is called “$job”", ({ source, title, company, job }) => {
  const wish = firstWish(1);
  expect(jobOf({ ...wish, setup: { ...wish.setup, source }, title, company })).toBe(job);
});
