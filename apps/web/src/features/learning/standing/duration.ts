/** Minutes as people say them: "45 min", "1 h", "1 h 15 min". */
export function duration(minutes: number): string {
  const whole = Math.round(minutes);
  const [full, rest] = [Math.floor(whole / 60), whole % 60];
  if (full === 0) return `${rest} min`;
  return rest === 0 ? `${full} h` : `${full} h ${rest} min`;
}

/** The same in hours alone: "24 h". */
export function hours(minutes: number): string {
  return `${Math.max(Math.round(minutes / 60), 1)} h`;
}
