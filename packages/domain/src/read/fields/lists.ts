import { type Stretch, textOf, trimmed } from "../line/found.ts";

/**
 * Cuts "SQL, Python (pandas, NumPy) and Excel" at its commas, semicolons, bars, bullets and other such marks, "Loans
 * ✦ Leases", not inside brackets.
 */
export function cutList(stretch: Stretch): Stretch[] {
  const text = textOf(stretch);
  const parts: Stretch[] = [];
  let depth = 0;
  let from = 0;
  const close = (to: number, next: number) => {
    const part = trimmed({ line: stretch.line, from: stretch.from + from, to: stretch.from + to });
    if (part) parts.push(...bare(part));
    from = next;
  };
  for (let i = 0; i < text.length; i++) {
    const mark = text[i] ?? "";
    if (mark === "(" || mark === "（") depth++;
    else if (mark === ")" || mark === "）") depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      !isInNumber(text, i) &&
      (/[,;|•·、，；،؛●▪✓✔➢➤❖◆■✦✧◇▸▹►▶◦▫‣∙⁃★☆❯›⋄♦➔➜]/u.test(mark) ||
        (mark === "/" && text[i - 1] === " " && text[i + 1] === " "))
    )
      close(i, i + 1);
  }
  close(text.length, text.length);
  return parts;
}

/** Cuts "Typing, 40 w.p.m.; Shorthand" at its semicolons. */
export function cutAtSemicolons(stretch: Stretch): Stretch[] {
  return [...textOf(stretch).matchAll(/[^;；]+/gu)].flatMap(({ 0: part, index }) => {
    const from = stretch.from + index;
    return trimmed({ ...stretch, from, to: from + part.length }) ?? [];
  });
}

/** True for the comma of "4,200". */
function isInNumber(text: string, at: number): boolean {
  return /^\d,\d{3}(?!\d)/u.test(text.slice(at - 1, at + 5));
}

/** Without a full stop at its end, an "and" at its start and drawn ratings; [] when nothing is left. */
function bare(part: Stretch): Stretch[] {
  const text = textOf(part);
  const lead = /^(?:[•‣◦▪●○■✦✧–—*\s-]+|(?:and|und|y|et|e|और)\s+)+/iu.exec(text)?.[0].length ?? 0;
  const tail = /(?:[\s●○★☆■□▪▫•◦]+|(?<=[\p{L}\p{N}#+)])\.)$/u.exec(text)?.[0].length ?? 0;
  const clean = trimmed({
    ...part,
    from: part.from + lead,
    to: Math.max(part.from + lead, part.to - tail),
  });
  return clean && /[\p{L}\p{N}]/u.test(textOf(clean)) ? [clean] : [];
}
