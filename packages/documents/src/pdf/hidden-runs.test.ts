import { describe, expect, test } from "vitest";
import { readPdf } from "../read-pdf.ts";
import { makePdf, stream, type MadePage, type MadePdf } from "../testing/pdf-maker.ts";

const SEEN = { text: "Asha Verma", x: 72, y: 770 };

/** The texts of a page that nobody can see; `drawing` is content before the text "Asha Verma". */
async function hiddenIn(page: MadePage, file: Partial<MadePdf> = {}): Promise<string[]> {
  const outcome = await readPdf(makePdf({ ...file, pages: [{ texts: [SEEN], ...page }] }));
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  const runs = outcome.value.pages.flatMap((one) => one.runs);
  expect(runs.find((run) => run.text === SEEN.text)).not.toHaveProperty("hidden");
  return runs.filter((run) => run.hidden).map((run) => run.text);
}

const say = (text: string, { at = "72 600", before = "", size = 10 } = {}) =>
  `q ${before} BT /F0 ${size} Tf 1 0 0 1 ${at} Tm (${text}) Tj ET Q`;

/** Five shapes as wide and high as letters of ten points, from x 72 on. */
const shapes = (y: number) => `${[72, 79, 85, 88, 93].map((x) => `${x} ${y} 4 7 re`).join(" ")} f`;

describe("hidden text", () => {
  test.each([
    ["white on paper", say("Kafka Spark", { before: "1 g" })],
    ["nearly white on paper", say("Kafka Spark", { before: "0.985 0.985 0.99 rg" })],
    ["without ink", say("Kafka Spark", { before: "3 Tr" })],
    ["without ink on a bar", `0 g 70 598 60 9 re f ${say("Kafka Spark", { before: "3 Tr" })}`],
    [
      "without ink above white shapes",
      `1 g ${shapes(600)} 0 g ${say("Kafka Spark", { before: "3 Tr" })}`,
    ],
    [
      "without ink, shapes on another line",
      `${shapes(580)} ${say("Kafka Spark", { before: "3 Tr" })}`,
    ],
    ["under two points", say("Kafka Spark", { size: 1 })],
    ["left of the page", say("Kafka Spark", { at: "-300 600" })],
    ["below the page", say("Kafka Spark", { at: "72 -40" })],
    ["black on a black band", `0 g 0 580 595 60 re f ${say("Kafka Spark")}`],
    [
      "white where only a clipped part of a dark bar is left, elsewhere",
      `q 0 0 595 100 re W n 0 g 0 0 595 842 re f Q ${say("Kafka Spark", { before: "1 g" })}`,
    ],
  ])("is found: %s", async (_, drawing) => {
    expect(await hiddenIn({ drawing })).toEqual(["Kafka Spark"]);
  });

  test.each([
    ["white on a dark band", `0.1 0.2 0.4 rg 0 580 595 60 re f ${say("Kafka", { before: "1 g" })}`],
    [
      "white on a round badge",
      `0 g 60 590 m 200 590 200 640 60 640 c f ${say("Kafka", { before: "1 g" })}`,
    ],
    ["pale grey on paper", say("Kafka", { before: "0.75 g" })],
    ["black in a black frame", `0 g 50 580 300 60 re 52 582 296 56 re f* ${say("Kafka")}`],
    [
      "black where a clipped bar ends",
      `q 0 0 595 100 re W n 0 g 0 0 595 842 re f Q ${say("Kafka")}`,
    ],
    [
      "black on a band painted white again",
      `0 g 0 580 595 60 re f 1 g 0 580 595 60 re f 0 g ${say("Kafka")}`,
    ],
    ["white in the state that is dropped before it", `q 1 g Q ${say("Kafka")}`],
    ["outlined letters", say("Kafka", { before: "1 g 1 Tr" })],
    [
      "without ink above its letters as shapes",
      `${shapes(600)} ${say("Kafka", { before: "3 Tr" })}`,
    ],
    [
      "without ink beneath its letters as shapes",
      `${say("Kafka", { before: "3 Tr" })} ${shapes(600)}`,
    ],
  ])("is not taken for hidden: %s", async (_, drawing) => {
    expect(await hiddenIn({ drawing })).toEqual([]);
  });

  const picture = stream(
    "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8",
    "abcd",
  );

  test("is not what stands on a picture, nor what a machine read on a scan", async () => {
    const photo = "q 300 0 0 100 50 560 cm /Extra0 Do Q";
    const scan = "q 595 0 0 842 0 0 cm /Extra0 Do Q";
    const file = { xObjects: [picture] };
    const white = say("Kafka", { before: "1 g" });
    expect(await hiddenIn({ drawing: photo + white }, file)).toEqual([]);
    expect(await hiddenIn({ drawing: scan + say("Kafka", { before: "3 Tr" }) }, file)).toEqual([]);
    const elsewhere = photo + say("Kafka", { at: "72 200", before: "1 g" });
    expect(await hiddenIn({ drawing: elsewhere }, file)).toEqual(["Kafka"]);
  });

  test("is cut from the end of a line that can be seen", async () => {
    const drawing = "BT /F0 10 Tf 1 0 0 1 72 600 Tm (Led a team ) Tj 1 g (Kafka Spark) Tj ET 0 g";
    expect(await hiddenIn({ drawing })).toEqual(["Kafka Spark"]);
  });

  test("is not a word set twice for a shadow", async () => {
    const drawing = say("Kafka", { at: "72.4 600", before: "1 g" }) + say("Kafka");
    expect(await hiddenIn({ drawing })).toEqual([]);
  });

  test("is found on a page that is turned", async () => {
    const drawing = say("Kafka Spark", { before: "1 g" });
    expect(await hiddenIn({ drawing, rotate: 90 })).toEqual(["Kafka Spark"]);
  });
});
