export function boardLines(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/ +/).filter((one) => one !== "")) {
    if (word.length > width) {
      if (line !== "") lines.push(line);
      for (let at = 0; at < word.length; at += width) lines.push(word.slice(at, at + width));
      line = "";
    } else if (line !== "" && line.length + 1 + word.length <= width) {
      line += ` ${word}`;
    } else {
      if (line !== "") lines.push(line);
      line = word;
    }
  }
  return line === "" ? lines : [...lines, line];
}
