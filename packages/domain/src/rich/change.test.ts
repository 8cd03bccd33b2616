import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkAround, lookAt, withLook, withLooksOf, withWords } from "./change.ts";
import { plainText, storedText } from "./stored.ts";
import { stored, written } from "./testing/written.ts";

const LINK = "<a https://x.in>site</a>";

/** What becomes of a text when its words become those before and behind "|", where the caret is. */
function typed(text: string, after: string, look = {}): string {
  const caret = after.includes("|") ? after.indexOf("|") : after.length;
  return written(withWords(stored(text), after.replace("|", ""), caret, look));
}

describe("withWords", () => {
  test.each([
    {
      what: "goes on in bold",
      text: "a <b>bold</b> word",
      after: "a bolder| word",
      now: "a <b>bolder</b> word",
    },
    {
      what: "stays plain before bold",
      text: "a <b>bold</b>",
      after: "a x|bold",
      now: "a x<b>bold</b>",
    },
    {
      what: "stays plain at the start of a line",
      text: "<b>bold</b>",
      after: "x|bold",
      now: "x<b>bold</b>",
    },
    {
      what: "says by the caret where a letter came in",
      text: "o<b>o</b>",
      after: "oo|o",
      now: "oo<b>o</b>",
    },
    { what: "and the other side of it", text: "o<b>o</b>", after: "ooo|", now: "o<b>oo</b>" },
    { what: "ends a link behind its words", text: LINK, after: "sites|", now: `${LINK}s` },
    {
      what: "goes on inside a link",
      text: LINK,
      after: "si|xte",
      now: "<a https://x.in>sixte</a>",
    },
    {
      what: "keeps what a replaced word looked like",
      text: "a <b>bold</b> b",
      after: "a brave| b",
      now: "a <b>brave</b> b",
    },
    {
      what: "begins a line as the one before",
      text: "<b>bold</b>",
      after: "bold\n|",
      now: "<b>bold</b>\n",
    },
    {
      what: "keeps what moved with a break",
      text: "a <b>bold</b>",
      after: "a bo\n|ld",
      now: "a <b>bo</b>\n<b>ld</b>",
    },
    {
      what: "keeps looks behind marks of bullets",
      text: "<b>one</b>\n<i>two</i>",
      after: "• one\n• two|",
      now: "• <b>one</b>\n• <i>two</i>",
    },
    {
      what: "keeps looks of words that stayed",
      text: "Did <b>costs</b> by <i>4%</i> here",
      after: "Cut costs much, by 4% in all",
      now: "Cut <b>costs</b> much, by <i>4%</i> in all",
    },
    { what: "drops what was deleted", text: "a <b>bold</b> b", after: "a | b", now: "a  b" },
  ])("$what", ({ text, after, now }) => {
    expect(typed(text, after)).toBe(now);
  });

  test("takes the look that was chosen for what is typed", () => {
    expect(typed("a ", "a b|", { bold: true })).toBe("a <b>b</b>");
    expect(typed("<b>a</b>", "ab|", { bold: false })).toBe("<b>a</b>b");
  });

  test("has the words it was given, whatever they are", () => {
    const words = fc.array(fc.constantFrom("• ", "led", " ", "\n", "a", "क"), { maxLength: 12 });
    const looks = fc.array(
      fc.record({
        text: words.map((all) => all.join("")),
        bold: fc.boolean(),
        italic: fc.boolean(),
        url: fc.constantFrom("", "https://x.in"),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(looks, words, fc.nat({ max: 30 }), (runs, after, caret) => {
        const text = after.join("");
        expect(plainText(withWords(storedText(runs), text, caret))).toBe(text);
        expect(plainText(withWords("", text, caret))).toBe(text);
      }),
    );
  });
});

describe("withLook", () => {
  test("makes words bold, and plain again", () => {
    const bold = withLook("a bold word", 2, 6, { bold: true });
    expect(written(bold)).toBe("a <b>bold</b> word");
    expect(withLook(bold, 0, 11, { bold: false })).toBe("a bold word");
    expect(written(withLook(bold, 4, 8, { italic: true }))).toBe(
      "a <b>bo</b><b><i>ld</i></b><i> w</i>ord",
    );
  });
});

describe("withLooksOf", () => {
  test("gives pasted words their look", () => {
    expect(written(withLooksOf("• say it well", 6, 13, stored("<b>it</b> well")))).toBe(
      "• say <b>it</b> well",
    );
  });
});

describe("lookAt", () => {
  test.each([
    { text: "a <b>bold</b> b", from: 2, to: 6, look: { bold: true, italic: false, url: "" } },
    { text: "a <b>bold</b> b", from: 1, to: 7, look: { bold: true, italic: false, url: "" } },
    { text: "a <b>bold</b> b", from: 0, to: 6, look: { bold: false, italic: false, url: "" } },
    { text: "a <b>bold</b> b", from: 6, to: 6, look: { bold: true, italic: false, url: "" } },
    { text: LINK, from: 2, to: 2, look: { bold: false, italic: false, url: "https://x.in" } },
    { text: LINK, from: 4, to: 4, look: { bold: false, italic: false, url: "" } },
    { text: "", from: 0, to: 0, look: { bold: false, italic: false, url: "" } },
  ])("of $text from $from to $to", ({ text, from, to, look }) => {
    expect(lookAt(stored(text), from, to)).toEqual(look);
  });
});

test("a link is found whole around any of its places", () => {
  const text = stored(`at ${LINK} now`);
  for (const at of [3, 5, 7]) expect(linkAround(text, at)).toEqual({ from: 3, to: 7 });
  for (const at of [0, 2, 8]) expect(linkAround(text, at)).toBeNull();
});
