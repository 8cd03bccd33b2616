import type { TemplateChoices } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import { applyChoices } from "./choices.ts";

const A4 = { width: 794, height: 1123 };
const CHOICES: TemplateChoices = {
  accent: "#0f6b6b",
  fonts: "inter",
  density: "normal",
  paper: "a4",
  margins: "normal",
  photo: false,
};

function applied(changes: Partial<TemplateChoices> = {}) {
  const root = document.createElement("article");
  const edges = applyChoices(
    root,
    { ...CHOICES, ...changes },
    { top: 25.4, side: 12.7, bottom: 20 },
    A4,
  );
  return { root, edges, property: (name: string) => root.style.getPropertyValue(name) };
}

describe("applyChoices", () => {
  test("says where the text of a page may stand: the template's millimetres in pixels", () => {
    const { edges, property } = applied();
    expect(edges.top).toBeCloseTo(96);
    expect(edges.width).toBe(794);
    expect(property("--page-side")).toBe("48px");
    expect(applied({ margins: "narrow" }).edges.top).toBeCloseTo(72);
    expect(applied({ margins: "wide" }).edges.top).toBeCloseTo(115.2);
  });

  test("multiplies the type of the density by the font size, and never leaves the range", () => {
    expect(applied({ fontSize: 500, lineHeight: 10 }).property("--scale")).toBe("1.2");
    expect(applied({ lineHeight: 10 }).property("--leading")).toBe("0.9");
    expect(applied().property("--leading")).toBe("1");
    const { property } = applied({ density: "tight", fontSize: 110, lineHeight: 125 });
    expect(Number(property("--scale"))).toBeCloseTo(0.94 * 1.1);
    expect(property("--leading")).toBe("1.25");
  });

  test("makes an opaque tint of the accent", () => {
    const { property } = applied();
    expect(property("--accent")).toBe("#0f6b6b");
    expect(property("--accent-tint")).toBe("rgb(237, 244, 244)");
  });

  test("gives headings and text the families of the pair", () => {
    const { property } = applied({ fonts: "serif-over-sans" });
    expect(property("--font-heading")).toBe("var(--paper-source-serif)");
    expect(property("--font-text")).toBe("var(--paper-source-sans)");
    expect(property("--font-detail")).toBe("var(--paper-source-sans)");
    expect(applied({ fonts: "plex" }).property("--font-detail")).toBe("var(--paper-plex-mono)");
  });

  test("scales type and space with the density, and leaves marks for the style sheet", () => {
    const { root, property } = applied({ density: "tight", photo: true, paper: "letter" });
    expect(Number(property("--scale"))).toBeLessThan(1);
    expect(Number(property("--space"))).toBeLessThan(1);
    expect(Object.fromEntries(Object.entries(root.dataset))).toEqual({
      paper: "letter",
      fonts: "inter",
      density: "tight",
      margins: "normal",
      photo: "on",
    });
    expect(root.className).toBe("paper");
  });
});
