import { expect } from "@playwright/test";
import { sampling } from "@taiyari/domain/testing";
import { DOCUMENTS, type DocumentName } from "./paper/documents.ts";
import { test } from "./paper/fixtures.ts";

/** Device pixels per CSS pixel: displays, zoomed pages and phones. */
const SCALES = sampling.sampleOf([1.1, 1.25, 1.5, 1.75, 2, 3], 1, "scale");
const NAMES = Object.keys(DOCUMENTS) as DocumentName[];

for (const scale of SCALES) {
  test(`at ${scale} device pixels per pixel: the same breaks and the same file as at one`, async ({
    printAt,
  }) => {
    for (const name of NAMES) {
      const expected = await printAt(1, name);
      const printed = await printAt(scale, name);
      expect(printed.scale).toBeCloseTo(scale, 5);
      expect({ name, pages: printed.pages }).toEqual({ name, pages: expected.pages });
      expect(printed.base64 === expected.base64, `the same bytes of ${name}`).toBe(true);
    }
  });
}
