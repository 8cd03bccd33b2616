import { encodeQR } from "qr";

/** A QR code as a drawing: an SVG path whose unit is one module, without the quiet zone around it. */
export interface QrPath {
  /** Modules on a side. */
  readonly size: number;
  readonly path: string;
}

/** Rows overlap by this much, so that no reader of PDF draws a hairline between them. */
const OVERLAP = 0.02;

/** Level M restores 15 % of the code: a printed certificate gets folded and stained. */
export function qrPath(text: string): QrPath {
  // One is the least border that is given.
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows
    .flatMap((row, y) => darkRuns(row).map(({ from, to }) => barPath(from, to, y)))
    .join("");
  return { size: rows.length, path };
}

function barPath(from: number, to: number, y: number): string {
  return `M${from} ${y}H${to}V${y + 1 + OVERLAP}H${from}z`;
}

interface Run {
  readonly from: number;
  /** The module after the last one. */
  readonly to: number;
}

function darkRuns(row: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last?.to === at) runs[runs.length - 1] = { from: last.from, to: at + 1 };
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}
