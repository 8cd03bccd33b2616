import type { TemplateData } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import { fileNameOf, metaOf } from "./describe-file.ts";

const data = (fullName: string, title: string, summary: string) =>
  ({ personal: { fullName, title, summary, photo: "data:abc" } }) as TemplateData;

describe("fileNameOf", () => {
  test.each([
    ["", "Resume.pdf"],
    ["  ../\u202E<>|  ", "Resume.pdf"],
    ["Ananya Deshpande", "Ananya-Deshpande-Resume.pdf"],
    ["  R. K. Nair/Menon ", "R-K-Nair-Menon-Resume.pdf"],
    ["अनन्या देशपांडे", "अनन्या-देशपांडे-Resume.pdf"],
  ])("calls the file of %j %s", (name, file) => {
    expect(fileNameOf(name, "pdf")).toBe(file);
  });

  test("cuts a name that no form would take", () => {
    expect(fileNameOf("abc ".repeat(100), "pdf").length).toBeLessThan(75);
  });
});

describe("metaOf", () => {
  const created = new Date(0);

  test("calls a file without a name a resume", () => {
    expect(metaOf(data("", "", ""), created)).toMatchObject({
      title: "Resume",
      author: "",
      language: "en-IN",
    });
  });

  test("names the person, what they are and the language most of it is in", () => {
    expect(metaOf(data("Asha Rao", "Analyst", "नमस्ते"), created)).toMatchObject({
      title: "Asha Rao – Analyst",
      author: "Asha Rao",
      language: "en-IN",
      created,
    });
  });
});
