import type { Letter } from "@taiyari/domain/coach";
import { newDraft, toTemplateData } from "@taiyari/domain/draft";
import type { TemplateChoices } from "@taiyari/domain/resume";
import type { FrameContent } from "../../../shared/preview/frame/messages.ts";
import { languageOf } from "../../../shared/preview/frame/language.ts";
import { formatDate } from "../../../lib/dates.ts";

const MS_PER_DAY = 86_400_000;

/** Room at the edges of a letter, in millimetres. */
const MARGINS = { top: 22, side: 24, bottom: 22 };

/** A letter as a template of the preview frame: the same marks as `content/templates`, in the fonts of the resume. */
const HTML = `<header class="head">
  <h1 data-field="letter.name"></h1>
  <div class="contact" data-field="letter.contact"></div>
</header>
<div class="to" data-field="letter.to"></div>
<p class="greeting" data-field="letter.greeting"></p>
<div class="body" data-field="letter.paragraphs"></div>
<div class="end" data-field="letter.end"></div>`;

const CSS = `.paper {
  --u: calc(1px * var(--scale));
  --s: calc(1px * var(--space));
  padding: var(--page-top) var(--page-side) var(--page-bottom);
  background: #fff;
  color: #1b1f2a;
  font-family: var(--font-text);
  font-size: calc(14 * var(--u));
  line-height: calc(22 * var(--u));
}
.paper .head {
  display: flex;
  justify-content: space-between;
  column-gap: calc(24 * var(--u));
  padding-bottom: calc(16 * var(--s));
  margin-bottom: calc(24 * var(--s));
  border-bottom: 1px solid #d9d9d9;
}
.paper h1 {
  font-family: var(--font-heading);
  font-size: calc(22 * var(--u));
  line-height: calc(28 * var(--u));
  font-weight: 700;
  color: var(--accent);
}
.paper .contact {
  font-size: calc(12.5 * var(--u));
  line-height: calc(18 * var(--u));
  color: #4a5160;
  text-align: right;
}
.paper .to {
  font-size: calc(13 * var(--u));
  line-height: calc(20 * var(--u));
  color: #4a5160;
  margin-bottom: calc(20 * var(--s));
}
.paper .body p,
.paper .end {
  margin-top: calc(14 * var(--s));
}`;

/** How a letter looks without a known template. */
export const PLAIN_LOOK: TemplateChoices = {
  accent: "#1b1f2a",
  fonts: "inter",
  density: "normal",
  paper: "a4",
  margins: "normal",
  photo: false,
};

/** "22 Nov 2026" of a day counted from 1 January 1970. */
export function dateOfDay(day: number): string {
  return formatDate(new Date(day * MS_PER_DAY + MS_PER_DAY / 2));
}

/** What the frame lays out of a letter. */
export function letterContent(letter: Letter, choices: TemplateChoices): FrameContent {
  const { sender, recipient, greeting, paragraphs, closing, day } = letter;
  const data = {
    ...toTemplateData(newDraft()),
    letter: {
      name: sender.name,
      contact: sender.contact,
      to: [dateOfDay(day), recipient],
      greeting,
      paragraphs: paragraphs.map(({ text }) => text),
      end: [closing, sender.name],
    },
  };
  const text = [greeting, ...data.letter.paragraphs].join("\n");
  return {
    files: { html: HTML, css: CSS, script: null },
    margins: MARGINS,
    data,
    // Rules for a template mean nothing to a letter.
    choices: { ...choices, ownCss: "" },
    language: languageOf(text),
  };
}
