const WEEKS = ["", "One week", "Two weeks", "Three weeks", "Four weeks"];

/** "Interview in 14 days", "Interview tomorrow", "Interview today"; null for one that is past. */
export function countdownText(days: number): string | null {
  if (days < 0) return null;
  if (days === 0) return "Interview today";
  return days === 1 ? "Interview tomorrow" : `Interview in ${days} days`;
}

/** A sentence beside the date; "" for none. */
export function countdownSentence(days: number): string {
  if (days < 0) return "";
  if (days === 0) return "All the best for today.";
  if (days < 7) return "A little each day counts.";
  const weeks = WEEKS[Math.floor(days / 7)];
  return weeks ? `${weeks} ${weeks === "One week" ? "is" : "are"} enough for a lot.` : "";
}
