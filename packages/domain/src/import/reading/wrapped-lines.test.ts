import { describe, expect, test } from "vitest";
import type { ReadLine } from "../../resume/reading.ts";
import { importText } from "../text/import-text.ts";
import { paragraphsOf } from "./wrapped-lines.ts";

type Given = readonly [x: number, y: number, width: number, text: string, more?: Partial<ReadLine>];

/** Lines as a reader has them, with one above them that is as wide as the column. */
function paragraphs(edge: number, ...given: readonly Given[]): string[] {
  const lines = given.map(([x, y, width, text, more], index): ReadLine => {
    const place = { number: index + 2, page: 1, column: 0, height: 12, size: 11, bold: false };
    return { ...place, x, y, width, text, ...more };
  });
  const [first] = lines;
  if (!first) return [];
  const widest = {
    ...first,
    number: 1,
    y: 0,
    x: edge - 100,
    width: 100,
    text: "Jan 2020 – May 2023",
  };
  return paragraphsOf(lines, [widest, ...lines]).map((each) =>
    each.map(({ text }) => text).join(" / "),
  );
}

describe("lines of free text", () => {
  test("go on where a program had filled them: pdfTeX, justified", () => {
    expect(
      paragraphs(
        532.9,
        [
          136,
          200,
          396.8,
          "Benthic ecologist who works on the offshore effects of trawling, invasive mussels and",
        ],
        [
          136,
          213.5,
          396.8,
          "warming on soft-bottom communities of the west coast of India. Field programmes",
        ],
        [
          136,
          227,
          396.8,
          "since 2011, with an affinity for unglamorous animals and for long, unbroken time",
        ],
        [136, 240.6, 28.6, "series."],
      ),
    ).toHaveLength(1);
  });

  test("go on where a program had filled them: WeasyPrint and Skia, ragged", () => {
    expect(
      paragraphs(
        527.3,
        [
          74,
          502.6,
          447.1,
          "Sea swimming all year round, bell-ringing, and repairing typewriters for the town’s repair",
        ],
        [74, 517.1, 21.2, "café."],
      ),
    ).toHaveLength(1);
    expect(
      paragraphs(
        557,
        [
          218.3,
          150.2,
          338.8,
          "Professionnel de la salle depuis huit ans, à l'aise en brasserie comme",
        ],
        [218.3, 164.4, 143.6, "en restaurant gastronomique."],
      ),
    ).toHaveLength(1);
  });

  test("go on below a year in the margin, and stay apart from the next year", () => {
    expect(
      paragraphs(
        523.3,
        [
          79.2,
          435.6,
          444,
          "2024–2027 Principal investigator, “Afterglows with an upgraded array”,",
        ],
        [169.2, 449.1, 65.7, "Rs. 1.84 crore"],
        [
          79.2,
          462,
          440,
          "2019–2022 Start-up research grant, “A coherent search on modest hardware”,",
        ],
        [169.2, 475.5, 52, "Rs. 31 lakh"],
      ),
    ).toHaveLength(2);
  });

  test.each([
    [
      "facts of one line each",
      [
        79.2,
        431,
        412.4,
        "Doctoral Prajakta Gaikwad (2025), Shreyas Nambiar (2024), two in progress",
      ],
      [79.2, 447.8, 247.5, "Master’s Nineteen dissertations since 2018"],
    ],
    [
      "a line that ends early",
      [72, 200, 120, "Date : 21 May 2026"],
      [72, 214, 90, "Place : Patna"],
    ],
    [
      "points",
      [
        72,
        200,
        450,
        "• Organiser of the Ranchi Kotlin meet-up since 2024, with some forty who come and",
      ],
      [72, 214, 200, "• speaker at two others"],
    ],
    [
      "another paragraph",
      [
        72,
        200,
        450,
        "I declare that all the statements given above are true, complete and correct to the",
      ],
      [72, 232, 200, "best of times"],
    ],
    [
      "what is bold",
      [
        72,
        200,
        450,
        "Judge of the regional science bowl for middle schools, of which there are many and",
      ],
      [72, 214, 80, "volunteer", { bold: true }],
    ],
    [
      "another column",
      [
        72,
        200,
        450,
        "Judge of the regional science bowl for middle schools, of which there are many and",
      ],
      [72, 214, 80, "volunteer", { column: 1 }],
    ],
  ] as readonly (readonly [string, Given, Given])[])("stay apart: %s", (_, first, second) => {
    expect(paragraphs(523.3, first, second)).toHaveLength(2);
  });
});

test("a section of the person's own has its paragraphs, not the lines of the page it came from", () => {
  const told =
    "Runs the meet-up of the town for people who repair things, once a\nmonth, with some forty who come and tools that stay in one place.";
  const text = `Kavya Nair\nkavya@example.in\n\nEXPERIENCE\n\nAnalyst, Saral Commerce\nJan 2020 - Mar 2024\n- Cut costs by half.\n\nHOBBIES\n\n${told}`;
  const imported = importText(text, () => "id");
  const [section] = imported.ok ? imported.value.draft.resumeData.custom : [];
  expect(section?.content).toBe(told.replace("\n", " "));
});
