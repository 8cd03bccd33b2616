/** More are not all named. */
const MOST_NAMED = 3;

/** Characters as a sentence names them: “𝗣”, “𝗼” and 3 more. At least one. */
export function nameCharacters(characters: readonly string[]): string {
  const quoted = characters.map((character) => `“${character}”`);
  if (quoted.length > MOST_NAMED) {
    const [first, second] = quoted;
    return `${first}, ${second} and ${quoted.length - 2} more`;
  }
  const last = quoted.at(-1) ?? "";
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(", ")} and ${last}`;
}
