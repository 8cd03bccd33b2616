import { uint16, uint32, uint8 } from "./little-endian.ts";
import { readPlc } from "./plc.ts";

/** The properties of a stretch of the main stream; positions are bytes. */
export interface PropertyRun {
  readonly from: number;
  readonly to: number;
  /** The paragraph's style; 0 for runs of letters. */
  readonly style: number;
  readonly sprms: Uint8Array;
}

/** Pages of properties are as large as a sector, and the last byte counts their runs. Source: [MS-DOC] 2.9.33. */
const PAGE_BYTES = 512;
const PAGE_NUMBER = 0x3fffff;
/** The record of where a paragraph's properties are: a byte, and a height that nobody uses. */
const PARAGRAPH_PLACE_BYTES = 13;

/**
 * Reads the properties of all paragraphs or of all letters, in the order of the stream.
 *
 * @param table  says which page holds the properties of which stretch
 */
export function readPropertyRuns(
  stream: Uint8Array,
  table: Uint8Array,
  kind: "paragraph" | "character",
): PropertyRun[] {
  const numbers = new Set(readPlc(table, 4).map(({ data }) => uint32(data, 0) & PAGE_NUMBER));
  const pages = [...numbers].filter((number) => number * PAGE_BYTES < stream.length);
  const runs = pages.flatMap((number) =>
    runsOf(stream.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES), kind),
  );
  return runs.toSorted((a, b) => a.from - b.from);
}

function runsOf(page: Uint8Array, kind: "paragraph" | "character"): PropertyRun[] {
  const count = uint8(page, PAGE_BYTES - 1);
  const placeBytes = kind === "paragraph" ? PARAGRAPH_PLACE_BYTES : 1;
  return Array.from({ length: count }, (_, index) => {
    const at = 2 * uint8(page, 4 * (count + 1) + placeBytes * index);
    return {
      from: uint32(page, 4 * index),
      to: uint32(page, 4 * index + 4),
      ...(at === 0 ? NOTHING : kind === "paragraph" ? paragraphAt(page, at) : lettersAt(page, at)),
    };
  });
}

const NOTHING = { style: 0, sprms: new Uint8Array() };

function lettersAt(page: Uint8Array, at: number) {
  return { style: 0, sprms: page.subarray(at + 1, at + 1 + uint8(page, at)) };
}

/** The length stands in words, less a byte; zero means that the next byte states it. Source: [MS-DOC] 2.9.181. */
function paragraphAt(page: Uint8Array, at: number) {
  const words = uint8(page, at);
  const start = words === 0 ? at + 2 : at + 1;
  const length = words === 0 ? 2 * uint8(page, at + 1) : 2 * words - 1;
  return { style: uint16(page, start), sprms: page.subarray(start + 2, start + length) };
}
