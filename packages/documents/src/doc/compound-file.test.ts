import { describe, expect, test } from "vitest";
import { wordFile } from "../testing/word-file.ts";
import { openCompoundFile } from "./compound-file.ts";

describe("openCompoundFile", () => {
  test("gives null for a file without sectors of a known size, and for a name that is not there", () => {
    const bytes = wordFile();
    expect(openCompoundFile(bytes)?.stream("Nothing")).toBeNull();
    bytes[0x1e] = 31;
    expect(openCompoundFile(bytes)).toBeNull();
  });

  test("ends a chain that bites its own tail", () => {
    const bytes = wordFile();
    const view = new DataView(bytes.buffer);
    const table = 512 * (view.getUint32(0x4c, true) + 1);
    for (let sector = 0; sector < 128; sector += 1)
      view.setUint32(table + 4 * sector, sector, true);
    const file = openCompoundFile(bytes);
    expect(file?.stream("WordDocument")?.length ?? 0).toBeLessThanOrEqual(bytes.length);
  });

  test("gives streams in their length, whether they stand in large sectors or in small ones", () => {
    const file = openCompoundFile(wordFile());
    expect(file?.stream("WordDocument")?.subarray(0, 2)).toEqual(Uint8Array.of(0xec, 0xa5));
    expect(file?.stream("\u0005SummaryInformation")?.length).toBeLessThan(4_096);
  });
});
