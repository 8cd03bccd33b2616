import { describe, expect, test } from "vitest";
import { texText } from "./tex-text.ts";

describe("texText", () => {
  test.each(["Plain text", "L’Haÿ", "a {b} c", ""])(
    "leaves %j of another font as it is",
    (text) => {
      expect(texText(text, "Inter-Regular")).toBe(text);
    },
  );

  test("leaves braces that open and close", () => {
    expect(texText("the set {a, b}", "CMR10")).toBe("the set {a, b}");
  });

  test.each([
    ["2016\u00152019", "2016–2019"],
    ["Air\u001Dow", "Airflow"],
    ["e\u000Ece", "effice"],
    ["\u0010quoted\u0011", "“quoted”"],
    ["Hasenstraÿe", "Hasenstraße"],
    ["2016{2019", "2016–2019"],
    ["\u0088 Built a bridge", "• Built a bridge"],
    ["\u000F", "•"],
  ])("reads %j of a bitmap font as %j", (text, expected) => {
    expect(texText(text, "Type3")).toBe(expected);
  });
});
