import { describe, expect, test } from "vitest";
import { readResume } from "../read-resume.ts";
import { documentOf, page, type PageLine } from "../testing/page.ts";

const HEAD: readonly PageLine[] = [
  ["Kavita Deshmukh", { size: 20 }],
  "kavita@post.example",
  "",
  ["Experience", { size: 14 }],
];

function read(...lines: readonly PageLine[]) {
  const { experience, unplaced } = readResume(documentOf(page([...HEAD, ...lines])));
  return {
    jobs: experience.map(({ title, company, bullets }) => [
      title?.value,
      company?.value,
      ...bullets.map(({ value }) => value),
    ]),
    unplaced,
  };
}

const POST: readonly PageLine[] = [
  "2021 – 2024 Process Engineer, Ahilya Castings Ltd., Indore",
  ["• Cut scrap from 9 % to 4 %", { x: 60 }],
];
const EARLIER: readonly PageLine[] = [
  "2018 – 2021 Trainee, Narmada Systems Ltd., Dewas",
  ["• Kept the log of three furnaces", { x: 60 }],
];

describe("findSubheadings", () => {
  test("takes no company for a heading that stands large above several of its posts", () => {
    expect(
      read(
        ["Ahilya Castings Ltd.", { size: 12 }],
        "Process Engineer  2021 – 2024",
        ["• Cut scrap from 9 % to 4 %", { x: 60 }],
        "Trainee  2018 – 2021",
        ["• Kept the log of three furnaces", { x: 60 }],
      ).jobs,
    ).toEqual([
      ["Process Engineer", "Ahilya Castings Ltd.", "Cut scrap from 9 % to 4 %"],
      ["Trainee", "Ahilya Castings Ltd.", "Kept the log of three furnaces"],
    ]);
  });

  test("takes no employer for a heading that stands large above each post", () => {
    const { jobs } = read(
      ["Lumo", { size: 12 }],
      "2021 – 2024",
      "Process Engineer",
      ["• Cut scrap from 9 % to 4 %", { x: 60 }],
      ["Naga Tea Studio", { size: 12 }],
      "2018 – 2021",
      "Graphic Designer",
      ["• Drew labels for eleven teas", { x: 60 }],
    );
    expect(jobs.map(([, company]) => company)).toEqual(["Lumo", "Naga Tea Studio"]);
  });

  test.each(["Vocational", "Miscellaneous", "Industry experience", "Internships"])(
    "reads “%s” between posts as a heading, neither as a post nor as a bullet",
    (name) => {
      expect(
        read(["Professional", { size: 12 }], ...POST, [name, { size: 12 }], ...EARLIER),
      ).toEqual({
        jobs: [
          ["Process Engineer", "Ahilya Castings Ltd.", "Cut scrap from 9 % to 4 %"],
          ["Trainee", "Narmada Systems Ltd.", "Kept the log of three furnaces"],
        ],
        unplaced: [],
      });
    },
  );

  test("knows a heading by its size where the posts below it name their company themselves", () => {
    const { jobs } = read(["At the melting shop", { size: 12 }], ...POST, ...EARLIER);
    expect(jobs.map(([title]) => title)).toEqual(["Process Engineer", "Trainee"]);
    expect(jobs.flat()).not.toContain("At the melting shop");
  });
});

test("takes what a group of works is called for none of them", () => {
  const { publications } = readResume(
    documentOf(
      page([
        ...HEAD.slice(0, 3),
        ["Publications", { size: 14 }],
        "Journal articles",
        "Deshmukh, K. “Cooler furnaces”. In: Castings Today 12.3.",
      ]),
    ),
  );
  expect(publications.map(({ title }) => title.value)).not.toContain("Journal articles");
  expect(publications).not.toEqual([]);
});
