const GROUPED = new Intl.NumberFormat("en-IN");

/** 1234567 as "12,34,567": Indian grouping. */
export function formatNumber(value: number): string {
  return GROUPED.format(value);
}

/** "1 resume", "2 resumes"; `many` only where adding an s is not the plural. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}
