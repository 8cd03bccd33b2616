import { int16, uint16, uint8 } from "./little-endian.ts";

/** One change of one property ("single property modifier"). Source: [MS-DOC] 2.2.5.1. */
export interface Sprm {
  readonly code: number;
  /** Without the byte that states the length of long operands, save where the format makes it part of them. */
  readonly operand: Uint8Array;
}

/** Bytes of the operand by the three highest bits of the code; 0 where the operand states its own length. */
const OPERAND_BYTES: readonly number[] = [1, 1, 2, 4, 2, 2, 0, 3];

const DEFINE_TABLE = 0xd608;
const CHANGE_TABS = 0xc615;

/** Reads a list of changes, up to the first that is cut off. */
export function* readSprms(bytes: Uint8Array): Generator<Sprm> {
  for (let at = 0; at + 3 <= bytes.length;) {
    const code = uint16(bytes, at);
    const fixed = OPERAND_BYTES[code >> 13] ?? 0;
    const start = fixed > 0 ? at + 2 : at + (code === DEFINE_TABLE ? 4 : 3);
    const length = fixed > 0 ? fixed : operandLength(bytes, at, code);
    if (start + length > bytes.length) return;
    yield { code, operand: bytes.subarray(start, start + length) };
    at = start + length;
  }
}

function operandLength(bytes: Uint8Array, at: number, code: number): number {
  if (code === DEFINE_TABLE) return Math.max(0, uint16(bytes, at + 2) - 1);
  const length = uint8(bytes, at + 2);
  if (code !== CHANGE_TABS || length < 255) return length;
  const deleted = 4 * uint8(bytes, at + 3);
  return 2 + deleted + 3 * uint8(bytes, at + 4 + deleted);
}

const TWIPS_PER_POINT = 20;

/** A signed length in twentieths of a point, in points. */
export function pointsAt(bytes: Uint8Array, at: number): number {
  return int16(bytes, at) / TWIPS_PER_POINT;
}
