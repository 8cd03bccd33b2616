import { expect, test } from "vitest";
import { documentOf, page, type PageLine } from "../testing/page.ts";
import { valueOf } from "../testing/read.ts";
import { readResume } from "../read-resume.ts";

const contactOf = (...lines: readonly PageLine[]) => readResume(documentOf(page(lines))).contact;
const name = (text: string): PageLine => [text, { size: 22 }];

test("keeps a hyphen behind the @ where the file breaks no other word", () => {
  const broken = contactOf(name("Asha Rao"), "asha.rao@data-", "works.example");
  expect(valueOf(broken.email)).toBe("asha.rao@data-works.example");
});

test.each([
  ["asha.rao@datawor-", "ks.example"],
  ["asha.rao@dataworks.ex-", "ample"],
])("drops a hyphen behind the @ where a column breaks words: %s", (first, second) => {
  const broken = contactOf(name("Asha Rao"), first, second, "", "• Infrastruc-", "ture");
  expect(valueOf(broken.email)).toBe("asha.rao@dataworks.example");
});

test.each([9, 11])(
  "takes a name out of the line of a label too wide for its margin, %i",
  (size) => {
    const { name: own } = contactOf(
      [
        [
          ["PERSONAL INFORMATION", { x: 50, size, leading: 16 }],
          ["Meera Nair", { x: 50 + size * 9, size: 13.5 }],
        ],
        {},
      ],
      ["meera.nair@example.com", { x: 50 + size * 9 }],
    );
    expect(valueOf(own)).toBe("Meera Nair");
  },
);

test.each(["works with Tableau", "EXPERIENCE", "asha.rao@example.com"])(
  "does not put %s behind an address that ends in a hyphen",
  (below) => {
    const { links } = contactOf(name("Asha Rao"), "linkedin.com/in/asha-", below);
    expect(links.map(({ value }) => value.url)).toEqual(["linkedin.com/in/asha-"]);
  },
);

test.each([
  ["Pune | linkedin.com/in/asha-", "rao-data | +91 98200 41573"],
  ["github.com/asha-", "rao"],
])("puts an address together that is broken behind its own hyphen: %s", (first, second) => {
  const { links } = contactOf(name("Asha Rao"), first, second);
  expect(links.map(({ value }) => value.url)).toEqual([
    `${first.split(" ").at(-1)}${second.split(" ")[0]}`,
  ]);
});
