import { isSameLook, lettersOf, type Look, PLAIN, type Run, runsOfLetters } from "./look.ts";
import { linkAddress } from "./link-address.ts";

/**
 * The signs a description is stored with. Unicode sets these code points aside for the inside of a program (chapter
 * 23.7, "Noncharacters"): no keyboard types them and no font draws them, so that no text anybody wrote can be taken
 * for one. Decision 0044.
 */
const BOLD = ["\uFDD0", "\uFDD1"] as const;
const ITALIC = ["\uFDD2", "\uFDD3"] as const;
/** Before the address of a link, between it and its words, behind its words. */
const LINK = ["\uFDD4", "\uFDD5", "\uFDD6"] as const;

const SIGNS = /[\uFDD0-\uFDEF]/u;
const ALL_SIGNS = /[\uFDD0-\uFDEF]/gu;
const PIECES = /\uFDD4[^\n\uFDD4\uFDD5\uFDD6]*\uFDD5|[\uFDD0-\uFDEF\n]|[^\uFDD0-\uFDEF\n]+/gu;

/** What a line begins with: blanks and the mark of a bullet. It never looks like anything. */
const LINE_START = /^[^\S\n]*(?:•[^\S\n]*)?/gmu;

/** Whether anything in a stored text is bold, italic or a link. */
export function isRich(stored: string): boolean {
  return SIGNS.test(stored);
}

/** The words of a stored text. A text without looks comes back as it is. */
export function plainText(stored: string): string {
  if (!isRich(stored)) return stored;
  return runsOf(stored)
    .map(({ text }) => text)
    .join("");
}

/** A text from elsewhere, without signs that it cannot have meant. */
export function withoutSigns(text: string): string {
  return SIGNS.test(text) ? text.replaceAll(ALL_SIGNS, "") : text;
}

/**
 * A stored text as runs. Every line stands for itself: what is open at its end is closed there. Signs that make no
 * sense are left out, words never.
 */
export function runsOf(stored: string): readonly Run[] {
  if (stored === "") return [];
  if (!isRich(stored)) return [{ ...PLAIN, text: stored }];
  const runs: Run[] = [];
  let look = PLAIN;
  for (const [piece] of stored.matchAll(PIECES)) {
    if (piece === "\n") {
      look = PLAIN;
      runs.push({ ...look, text: piece });
    } else if (isRich(piece)) look = lookAfter(look, piece);
    else runs.push({ ...look, text: piece });
  }
  return runsOfLetters(lettersOf(runs));
}

function lookAfter(look: Look, sign: string): Look {
  switch (sign) {
    case BOLD[0]:
    case BOLD[1]:
      return { ...look, bold: sign === BOLD[0] };
    case ITALIC[0]:
    case ITALIC[1]:
      return { ...look, italic: sign === ITALIC[0] };
    case LINK[2]:
      return { ...look, url: "" };
    default:
      return sign.length > 1 ? { ...look, url: linkAddress(sign.slice(1, -1)) } : look;
  }
}

/**
 * Runs as a stored text: each line closes what it opens, so that lines can be moved, merged and compared one by one.
 * Beginnings of lines and line breaks become plain, and links that lead nowhere plain words.
 */
export function storedText(runs: readonly Run[]): string {
  if (runs.every((run) => isSameLook(run, PLAIN))) {
    return withoutSigns(runs.map(({ text }) => text).join(""));
  }
  const { text, looks } = settled(runs);
  let stored = "";
  let open = PLAIN;
  for (const run of runsOfLetters({ text, looks })) {
    stored += between(open, run) + run.text;
    open = run;
  }
  return stored + between(open, PLAIN);
}

function settled(runs: readonly Run[]) {
  const { text, looks } = lettersOf(runs.map((run) => ({ ...run, text: withoutSigns(run.text) })));
  const kept = looks.map((look, at) => {
    if (text[at] === "\n") return PLAIN;
    return look.url === "" ? look : { ...look, url: linkAddress(look.url) };
  });
  for (const start of text.matchAll(LINE_START))
    kept.fill(PLAIN, start.index, start.index + start[0].length);
  return { text, looks: kept };
}

/** The signs between letters of two looks. */
function between(before: Look, after: Look): string {
  const isOtherLink = before.url !== after.url;
  return [
    isOtherLink && before.url !== "" ? LINK[2] : "",
    before.bold === after.bold ? "" : BOLD[after.bold ? 0 : 1],
    before.italic === after.italic ? "" : ITALIC[after.italic ? 0 : 1],
    isOtherLink && after.url !== "" ? LINK[0] + after.url + LINK[1] : "",
  ].join("");
}
