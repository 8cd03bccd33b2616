import { describe, expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

const read = (text: string) => sentencesOf([{ turn: 0, text }]).map((one) => one.text);

describe("a sentence does not end", () => {
  test.each([
    "I told Mr. Patel about it.",
    "Dr. Rao and Ms. Khan signed.",
    "It costs Rs. 4,140 a day.",
    "We paid Rs. Four lakh.",
    "Tools, e.g. Tally, were there.",
    "It was Meera vs. Arif.",
    "The list was ready at 10 a.m. sharp.",
    "It starts at 10 a.m. IST and ends at 6 p.m. Friday.",
    "We lost 4.5 lakh.",
  ])("%s", (text) => {
    expect(read(text)).toEqual([text]);
  });
});

test.each([
  ["They left at 10 a.m. Devika called.", 2],
  ["I asked. Mr. Patel said no. We left.", 3],
  ["Sorry, Dr.", 1],
  ["That was the plan of the doctor. St. Mary is near.", 2],
])("and ends otherwise: %s", (text, count) => {
  expect(read(text)).toHaveLength(count);
});
