import { withAccents } from "./loose-accents.ts";

/** What cleaning a text took away, beside the text that is left. */
export interface CleanText {
  readonly text: string;
  /** Pictures in place of letters: private-use characters at a word's edge, and pictographs. */
  readonly icons: number;
  /** Characters whose value the file does not give, inside words. */
  readonly unreadable: number;
}

/** Private-use characters that word processors write for bullets (Symbol and Wingdings, moved up by U+F000). */
const PRIVATE_BULLETS = /[\uF0B7\uF0A7\uF0D8\uF076\uF0FC\uF0A8\uF06E\uF071\uF0E8\uF0F0]/gu;

/**
 * Characters that only stand for others: ligatures, Arabic letters as they are drawn, full-width forms, Chinese
 * radicals, mathematical letters.
 */
const COMPATIBILITY =
  /[\uFB00-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E\u2F00-\u2FDF\u2E80-\u2EFF\u{1D400}-\u{1D7FF}]/gu;

const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\t\n\r\v\f]/gu;
const INVISIBLE =
  /(?![\t\n\v\f\r])\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu;
/** Joiners shape letters in Indic and Arabic scripts; elsewhere they are noise. */
const STRAY_JOINERS =
  /(?<![\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Arabic}])[\u200C\u200D]/gu;
const LONE_JOINERS = /[\u200C\u200D](?=\s|$)/gu;

const PRIVATE_USE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;
/** Pictures people put before an address or a number. Ticks and arrows are bullets and stay. */
const PICTOGRAPHS =
  /(?![©®™✓✔✦✧➔➜➢➤→↗★☆▪▫▶►◆◇■□●○◦❖☐☑❯\d#*])(?:\p{Extended_Pictographic}|[✆⌂⌕🕿🖂])(?:\uFE0F|\u20E3|\p{Emoji_Modifier})*|[\u{1F1E6}-\u{1F1FF}]|\uFE0F/gu;

/**
 * A run's text with real letters: ligatures taken apart, odd spaces made plain, pictures and invisible characters
 * taken out. Never adds a word. "" when nothing was text.
 */
export function cleanText(raw: string): CleanText {
  // Most runs hold plain letters only: leave those alone.
  if (/^[\u0020-\u005F\u0061-\u007E]*$/u.test(raw)) return { text: raw, icons: 0, unreadable: 0 };

  let icons = 0;
  let unreadable = 0;
  const text = raw
    .replaceAll(PRIVATE_BULLETS, "•")
    .replaceAll(COMPATIBILITY, (character) => character.normalize("NFKC"))
    .replaceAll(SPACES, " ")
    .replaceAll(INVISIBLE, "")
    .replaceAll(STRAY_JOINERS, "")
    .replaceAll(LONE_JOINERS, "")
    .replaceAll(/[\u2010\u2011]/gu, "-")
    .replaceAll(PICTOGRAPHS, () => {
      icons++;
      return " ";
    })
    .replaceAll(PRIVATE_USE, (_character, at: number, whole: string) => {
      const inside =
        /[\p{L}\p{N}]/u.test(whole[at - 1] ?? "") && /[\p{L}\p{N}]/u.test(whole[at + 1] ?? "");
      if (inside) unreadable++;
      else icons++;
      return inside ? "" : " ";
    })
    .replaceAll("\uFFFD", () => {
      unreadable++;
      return "";
    });
  return { text: withAccents(text), icons, unreadable };
}
