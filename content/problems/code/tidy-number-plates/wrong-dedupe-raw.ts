export function tidyPlates(typed: string[]): string[] {
  const plates: string[] = [];
  for (const entry of new Set(typed)) {
    const match = /^([A-Z]{2})(\d{1,2})([A-Z]{1,3})(\d{1,4})$/.exec(entry.toUpperCase().replace(/[^A-Z0-9]/g, ""));
    if (!match) continue;
    const [, state = "", district = "", series = "", number = ""] = match;
    plates.push(`${state} ${district.padStart(2, "0")} ${series} ${number.padStart(4, "0")}`);
  }
  return plates;
}
