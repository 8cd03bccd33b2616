const FORMS = [
  /^(?:(\d+)h)? *(?:(\d+)m)?$/,
  /^(\d+\.\d{1,2})h$/,
  /^(\d+):(\d\d)$/,
];

export function minutesWorked(entries) {
  return entries.map((entry) => {
    const text = entry.trim().toLowerCase();
    const match = text === "" ? null : FORMS.map((form) => form.exec(text)).find((found) => found !== null);
    if (!match) return null;
    const [, hours, minutes = "0"] = match;
    if (hours !== undefined && Number(minutes) >= 60) return null;
    return Math.floor(Number(hours ?? 0) * 60 + Number(minutes) + 0.5 + 1e-9);
  });
}
