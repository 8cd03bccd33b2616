export function minutesWorked(entries: string[]): (number | null)[] {
  return entries.map((entry) => {
    const text = entry.trim().toLowerCase();
    const both = /^(\d+)h *(\d+)m$|^(\d+):(\d\d)$/.exec(text);
    if (both) {
      const [hours, minutes] = [Number(both[1] ?? both[3]), Number(both[2] ?? both[4])];
      return minutes < 60 ? hours * 60 + minutes : null;
    }
    const decimal = /^(\d+)\.(\d{1,2})h$/.exec(text);
    if (decimal) return Number(decimal[1]) * 60 + Number(decimal[2]);
    const one = /^(\d+)([hm])$/.exec(text);
    return one ? Number(one[1]) * (one[2] === "h" ? 60 : 1) : null;
  });
}
