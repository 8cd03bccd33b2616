const UNITS = ["bytes", "KB", "MB"] as const;
const STEP = 1024;

/** A file's size as people read it: "184 KB", "1.8 MB". */
export function sayFileSize(bytes: number): string {
  const { size, unit } = scale(bytes);
  return `${round(size)} ${UNITS[unit]}`;
}

/** How much of a file has gone: "1.1 of 1.8 MB", both in the whole's unit. */
export function sayPartOfFile(sent: number, total: number): string {
  const { size, unit } = scale(total);
  return `${round((sent / total) * size)} of ${round(size)} ${UNITS[unit]}`;
}

function scale(bytes: number): { size: number; unit: number } {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return { size, unit };
}

function round(size: number): string {
  return size >= 10 || Number.isInteger(size) ? String(Math.round(size)) : size.toFixed(1);
}
