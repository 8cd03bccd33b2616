const PLATE = /^([A-Z]{2})(\d{1,2})([A-Z]{1,3})(\d{1,4})$/;

export function tidyPlates(typed: string[]): string[] {
  const plates = new Set<string>();
  for (const entry of typed) {
    const match = PLATE.exec(entry.toUpperCase().replace(/[^A-Z0-9]/g, ""));
    if (!match) continue;
    const [, state = "", district = "", series = "", number = ""] = match;
    plates.add(`${state} ${district.padStart(2, "0")} ${series} ${number.padStart(4, "0")}`);
  }
  return [...plates];
}
