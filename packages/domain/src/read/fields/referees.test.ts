import { describe, expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { linesOf, valueOf } from "../testing/read.ts";
import { readReferees } from "./referees.ts";

const refereesOf = (...lines: readonly PageLine[]) =>
  readReferees(linesOf(...lines)).map((one) => [
    one.title.value,
    valueOf(one.by),
    valueOf(one.company ?? null),
    valueOf(one.email ?? null),
    valueOf(one.phone ?? null),
  ]);

const beside = (left: string, right: string): PageLine => [
  [
    [left, { x: 50 }],
    [right, { x: 300 }],
  ],
  {},
];

const SYIEM = [
  "Dr. Wanda Syiem",
  "Director",
  "Hill Schools Trust",
  "w@post.example",
  "94350 77218",
];
const SEN = ["Mr. Arup Sen", "Manager", "Barak Mills Ltd.", "a@post.example", "98630 17745"];

describe("readReferees", () => {
  test("takes 'Available on request' for no referee", () => {
    expect(refereesOf("References available upon request.")).toEqual([]);
  });

  test.each<[string, PageLine[]]>([
    [
      "in a line each",
      [
        "• Dr. Wanda Syiem, Director, Hill Schools Trust, w@post.example, 94350 77218",
        "• Mr. Arup Sen, Manager, Barak Mills Ltd., a@post.example, 98630 17745",
      ],
    ],
    [
      "over several lines",
      [
        "Dr. Wanda Syiem, Director, Hill Schools Trust",
        "E-mail: w@post.example, Mob: 94350 77218",
        "Mr. Arup Sen, Manager, Barak Mills Ltd.",
        "E-mail: a@post.example, Mob: 98630 17745",
      ],
    ],
    [
      "side by side",
      [
        beside("Dr. Wanda Syiem", "Mr. Arup Sen"),
        beside("Director", "Manager"),
        beside("Hill Schools Trust", "Barak Mills Ltd."),
        beside("w@post.example", "a@post.example"),
        beside("94350 77218", "98630 17745"),
      ],
    ],
  ])("reads who vouches, what they are, where, and how to reach them: %s", (_layout, lines) => {
    expect(refereesOf(...lines)).toEqual([SYIEM, SEN]);
  });

  test("keeps what somebody says of the person as words, and takes it for no name", () => {
    const [one, ...others] = readReferees(
      linesOf(
        "Dr. Wanda Syiem, Director",
        "She asked a hundred small questions in her first week and answered them all by the second.",
      ),
    );
    expect(others).toEqual([]);
    expect(one?.bullets.map(valueOf)).toEqual([
      "She asked a hundred small questions in her first week and answered them all by the second.",
    ]);
  });

  test("takes what stands behind a position for where it is held, whatever its name", () => {
    const [one] = readReferees(linesOf("Gurdeep Ahluwalia, Director, Betwa Bridgeworks"));
    expect(one?.company).toMatchObject({ value: "Betwa Bridgeworks" });
  });
});
