import { expect, test } from "vitest";
import { languageOf, textsIn } from "./language.ts";

test.each([
  ["", "en-IN"],
  ["12.05.2026 · ₹", "en-IN"],
  ["Data analyst, हिंदी", "en-IN"],
  ["आँकड़ों का विश्लेषण, SQL", "hi-IN"],
  ["विश्लेषण आणि मराठी अहवाल", "mr-IN"],
  ["தரவு ஆய்வாளர்", "ta-IN"],
  ["డేటా విశ్లేషకుడు", "te-IN"],
  ["ডেটা বিশ্লেষক", "bn-IN"],
  ["ਡਾਟਾ ਵਿਸ਼ਲੇਸ਼ਕ", "pa-IN"],
  ["ഡാറ്റ അനലിസ്റ്റ്", "ml-IN"],
])("%j is in %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test("finds all texts of a value but a picture", () => {
  const value = { a: "one", b: [{ c: "two", d: null, e: 3 }], photo: "data:image/png;base64,AA" };
  expect(textsIn(value)).toBe("one two ");
});
