/** Long enough for a browser to have made pages of a few lines. */
const KEPT_MS = 60_000;

/** Prints a few lines by themselves, without the page around them. */
export function printText(title: string, text: string): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = title;
  document.body.append(frame);
  const { contentDocument: sheet, contentWindow } = frame;
  if (!sheet || !contentWindow) return;
  sheet.title = title;
  const lines = sheet.createElement("pre");
  lines.textContent = text;
  lines.style.font = "14pt/1.8 monospace";
  sheet.body.append(lines);
  contentWindow.print();
  setTimeout(() => frame.remove(), KEPT_MS);
}
