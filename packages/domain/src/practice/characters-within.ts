/** How many UTF-16 units of a text fit into so many bytes of UTF-8. Calls nothing that code in the page can change. */
export function charactersWithin(
  text: string,
  most: number,
): { readonly characters: number; readonly bytes: number } {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text[at] as string;
    const size = code < "\u0080" ? 1 : code < "\u0800" ? 2 : isHalf(code) ? 2 : 3;
    if (bytes + size > most) return { characters: at, bytes };
    bytes += size;
  }
  return { characters: text.length, bytes };
}

/** Half of a pair, which is four bytes. */
function isHalf(unit: string): boolean {
  return unit >= "\uD800" && unit <= "\uDFFF";
}
