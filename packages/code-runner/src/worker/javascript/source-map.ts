/** For each line the pairs of columns [in the running code, in the person's own], both from 0. Null: nothing moved. */
export type LineMappings = readonly (readonly (readonly [number, number])[])[] | null;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * Reads the mappings of a source map whose lines are those of its only source.
 *
 * Source: ECMA-426, base64 VLQ: five bits a digit, the lowest bit of a number its sign.
 */
export function decodeMappings(text: string): LineMappings {
  let sourceColumn = 0;
  return text.split(";").map((line) => {
    let column = 0;
    return line.split(",").flatMap((segment) => {
      const [moved, , , movedSource] = numbersOf(segment);
      if (moved === undefined) return [];
      column += moved;
      sourceColumn += movedSource ?? 0;
      return [[column, sourceColumn] as const];
    });
  });
}

function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** A column of the running code, from 1, as one of the person's own code. */
export function ownColumn(mappings: LineMappings, line: number, column: number): number {
  const pairs = mappings?.[line - 1];
  if (!pairs) return column;
  let best: readonly [number, number] | undefined;
  for (let at = 0; at < pairs.length; at += 1) {
    const pair = pairs[at] as readonly [number, number];
    if (pair[0] > column - 1) break;
    best = pair;
  }
  return best ? best[1] + (column - 1 - best[0]) + 1 : column;
}
