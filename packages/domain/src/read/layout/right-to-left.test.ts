import { describe, expect, test } from "vitest";
import { documentOf, page } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";
import { inReadingOrder } from "./right-to-left.ts";

const orderOf = (...texts: readonly string[]) =>
  inReadingOrder(texts.map((text) => ({ text }))).map(({ text }) => text);

describe("inReadingOrder", () => {
  test("leaves a line alone that is read from the left, also with a word in Arabic", () => {
    expect(orderOf("Ahmed", "Mansoori", "(أحمد)")).toEqual(["Ahmed", "Mansoori", "(أحمد)"]);
  });

  test("reads a line of Arabic from the right", () => {
    expect(orderOf("المنصوري", "خالد", "أحمد")).toEqual(["أحمد", "خالد", "المنصوري"]);
  });

  test("keeps words of other scripts that stand together in their own order, numbers between them too", () => {
    expect(orderOf("عملاء", "Angular", "17", "Core", "باستخدام", "تطوير")).toEqual([
      "تطوير",
      "باستخدام",
      "Angular",
      "17",
      "Core",
      "عملاء",
    ]);
  });

  test("takes a number at the left of such words for a part of the line around them", () => {
    expect(orderOf("عميل", "40", "Java", "نظام")).toEqual(["نظام", "Java", "40", "عميل"]);
  });
});

describe("a page that stores its letters as they are drawn", () => {
  test("is read from the right, with the blanks that stand between its words", () => {
    const [line] = readLines(
      documentOf(
        page([
          [
            "يروصنملا دلاخ"
              .split("")
              .map((text, i) => [text === " " ? "" : text, { x: 50 + i * 5 }] as const),
            {},
          ],
        ]),
      ),
    ).lines;
    expect(line?.text).toBe("خالد المنصوري");
    expect(line?.x).toBe(50);
  });
});
