export function badgeNames(names: string[], room: number): string[] {
  return names.map((name) => {
    const words = name.trim().split(" ");
    let length = words.join(" ").length;
    for (let at = 0; at < words.length - 1 && length > room; at++) {
      const word = words[at] ?? "";
      words[at] = word === "" ? "" : `${word.charAt(0).toUpperCase()}.`;
      length = words.join(" ").length;
    }
    while (words.join(" ").length > room) words.shift();
    return words.join(" ");
  });
}
