/** A Markdown table; the first row is its heading. */
export function table(title: string, rows: readonly (readonly (string | number)[])[]): string {
  const [heading = [], ...body] = rows;
  return [
    `### ${title}`,
    "",
    line(heading),
    line(heading.map(() => "---")),
    ...body.map(line),
  ].join("\n");
}

function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** The middle value; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that 95 of 100 do not exceed; NaN for none. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
