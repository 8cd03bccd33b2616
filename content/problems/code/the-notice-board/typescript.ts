export function boardLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let words: string[] = [];
  let length = 0;
  const close = (): void => {
    if (words.length > 0) lines.push(words.join(" "));
    words = [];
    length = 0;
  };
  for (const word of text.match(/[^ ]+/g) ?? []) {
    if (words.length > 0 && length + 1 + word.length > width) close();
    let rest = word;
    for (; rest.length > width; rest = rest.slice(width)) lines.push(rest.slice(0, width));
    length += rest.length + (words.length > 0 ? 1 : 0);
    words.push(rest);
  }
  close();
  return lines;
}
