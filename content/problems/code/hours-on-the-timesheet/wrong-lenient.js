export function minutesWorked(entries) {
  return entries.map((entry) => {
    const text = entry.trim().toLowerCase();
    const clock = /^(\d+):(\d\d)/.exec(text);
    if (clock) return Number(clock[2]) < 60 ? Number(clock[1]) * 60 + Number(clock[2]) : null;
    const hours = /^([\d.]+)\s*h/.exec(text);
    const minutes = /(\d+)\s*m/.exec(text);
    if (!hours && !minutes) return null;
    if (hours && minutes && Number(minutes[1]) > 59) return null;
    return Math.round(parseFloat(hours?.[1] ?? "0") * 60 + parseInt(minutes?.[1] ?? "0", 10));
  });
}
