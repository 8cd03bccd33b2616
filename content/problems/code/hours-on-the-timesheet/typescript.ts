export function minutesWorked(entries: string[]): (number | null)[] {
  return entries.map((entry) => {
    const text = entry.trim().toLowerCase();
    return lettered(text) ?? decimal(text) ?? clock(text);
  });
}

function lettered(text: string): number | null {
  const both = /^(\d+)h *(\d+)m$/.exec(text);
  if (both) return together(both[1], both[2]);
  const one = /^(\d+)([hm])$/.exec(text);
  return one ? Number(one[1]) * (one[2] === "h" ? 60 : 1) : null;
}

function decimal(text: string): number | null {
  const match = /^(\d+)\.(\d{1,2})h$/.exec(text);
  if (!match) return null;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return Math.floor((hundredths * 60 + 50) / 100);
}

function clock(text: string): number | null {
  const match = /^(\d+):(\d\d)$/.exec(text);
  return match ? together(match[1], match[2]) : null;
}

function together(hours = "0", minutes = "0"): number | null {
  return Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : null;
}
