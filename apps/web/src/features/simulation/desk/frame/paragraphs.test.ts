import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

test("a line that only wraps goes on, and a blank line parts", () => {
  expect(paragraphsOf("Morning. I need\none paragraph.\n\nThanks.\n")).toEqual([
    { kind: "words", text: "Morning. I need one paragraph." },
    { kind: "words", text: "Thanks." },
  ]);
});

test("what is quoted and what is listed stays so", () => {
  expect(paragraphsOf("See below.\n\n> We bill at one.\n> Or else.\n\n- one\n- two")).toEqual([
    { kind: "words", text: "See below." },
    { kind: "quoted", text: "We bill at one. Or else." },
    { kind: "list", items: ["one", "two"] },
  ]);
});
