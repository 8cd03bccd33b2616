export function tidyPlates(typed) {
  const plates = [];
  for (const entry of typed) {
    const match = /^([A-Z]{2})(\d{1,2})([A-Z]{1,3})(\d{1,4})$/.exec(entry.toUpperCase().replace(/[^A-Z0-9]/g, ""));
    if (!match) continue;
    const [, state, district, series, number] = match;
    const plate = `${state} ${district.padStart(2, "0")} ${series} ${number.padStart(4, "0")}`;
    if (!plates.some((one) => one === plate)) plates.push(plate);
  }
  return plates;
}
