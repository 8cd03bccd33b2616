export function tidyPlates(typed) {
  const plates = new Set();
  for (const entry of typed) {
    const match = /^([A-Z]{2})(\d{1,2})([A-Z]{1,3})(\d{1,4})$/.exec(entry.toUpperCase().replace(/[^A-Z0-9]/g, ""));
    if (match) plates.add(match.slice(1).join(" "));
  }
  return [...plates];
}
