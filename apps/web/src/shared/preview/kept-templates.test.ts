import { beforeEach, expect, test } from "vitest";
import type { Template } from "@taiyari/domain/resume";
import { storeTemplates, storedTemplates } from "./stored-templates.ts";

const modern: Template = {
  id: "modern",
  name: "Modern",
  description: "",
  trade: "",
  tags: [],
  columns: 1,
  reads: { everywhere: true },
  premium: false,
  hasScript: false,
  margins: { top: 40, side: 48, bottom: 40 },
  defaults: {
    accent: "#0f6b6b",
    fonts: "inter",
    density: "normal",
    paper: "a4",
    margins: "normal",
    photo: false,
  },
};

beforeEach(() => localStorage.clear());

test("there are none before any were kept, and none in what is damaged", () => {
  expect(storedTemplates()).toEqual([]);
  localStorage.setItem("templates", "[no");
  expect(storedTemplates()).toEqual([]);
  localStorage.setItem("templates", '{"id":"modern"}');
  expect(storedTemplates()).toEqual([]);
});

test("those are found again that have what the preview needs", () => {
  storeTemplates([modern]);
  expect(storedTemplates()).toEqual([modern]);

  const { defaults: _none, ...ofAnotherVersion } = modern;
  localStorage.setItem("templates", JSON.stringify([ofAnotherVersion, modern]));
  expect(storedTemplates()).toEqual([modern]);
});
