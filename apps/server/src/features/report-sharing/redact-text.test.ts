import { describe, expect, test } from "vitest";
import type { PersonalDetails } from "./personal-details.ts";
import { createRedactor } from "./redact-text.ts";

const NOBODY: PersonalDetails = {
  names: [],
  emails: [],
  phones: [],
  places: [],
  links: [],
  files: [],
  lines: new Set(),
};
const textOf = (text: string, details: Partial<PersonalDetails> = {}) =>
  createRedactor({ ...NOBODY, ...details })(text).text;

describe("createRedactor", () => {
  test.each([
    "Jan 2019 - Dec 2021, 2015 - 2018",
    "Cut costs by ₹1,20,000 a month and 38 % of 12,34,567 rows",
    "Node.js/React, CI/CD and ASP.NET on 24/7 duty",
    "01/2019 - 03/2021",
    "2015-2018 2019-2021",
    "8.4 CGPA, 82 %, batch of 2016",
  ])("leaves %s as it is", (text) => {
    expect(textOf(text)).toBe(text);
  });

  test.each([
    ["asha.verma+jobs@example.co.in wrote", "[email] wrote"],
    ["asha (at) example.com", "[email]"],
    ["call +91 98765 43210 now", "call [phone] now"],
    ["call 098765-43210", "call [phone]"],
    ["(022) 2345 6789 0", "[phone]"],
    ["see https://asha.dev/cv?x=1 there", "see [link] there"],
    ["linkedin.com/in/asha-verma | github.com/asha", "[link] | [link]"],
    ["asha.github.io", "[link]"],
  ])("takes %s out by its form", (text, expected) => {
    expect(textOf(text)).toBe(expected);
  });

  test("takes a person's own words out in any case, and only as whole words", () => {
    const details = { names: ["Asha Verma", "Asha", "Verma"], places: ["Pune"] };
    expect(textOf("ASHA  VERMA of Pune led Ashanti; Vermas stayed", details)).toBe(
      "[name] of [place] led Ashanti; Vermas stayed",
    );
    expect(textOf("आशा वर्मा ने लिखा", { names: ["आशा वर्मा"] })).toBe("[name] ने लिखा");
  });

  test.each(["https://asha-verma.dev/a(b)?c=[1]", "C++ & $ {x}|^.", "asha_verma-cv.pdf"])(
    "takes %s as it is written for what to take out",
    (link) => {
      expect(textOf(`at ${link} today`, { links: [link] })).toBe("at [link] today");
    },
  );

  test("finds a phone number however it is grouped", () => {
    const details = { phones: ["+91 98765 43210"] };
    expect(textOf("98 76 54 32 10 and 09876543210", details)).toBe("[phone] and [phone]");
  });

  test("says where an offset lies now", () => {
    const { text, at } = createRedactor({ ...NOBODY, names: ["Asha Verma"] })(
      "By Asha Verma: made reports",
    );
    expect(text).toBe("By [name]: made reports");
    expect(text.slice(at(15, "from"), at(19, "to"))).toBe("made");
    expect(text.slice(at(5, "from"), at(9, "to"))).toBe("[name]");
  });
});
