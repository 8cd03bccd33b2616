export function boardLines(text, width) {
  const lines = [];
  let line = "";
  for (const word of text.split(/ +/).filter((one) => one !== "")) {
    if (line !== "" && line.length + 1 + word.length >= width) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
    while (line.length > width) {
      lines.push(line.slice(0, width));
      line = line.slice(width);
    }
  }
  return line === "" ? lines : [...lines, line];
}
