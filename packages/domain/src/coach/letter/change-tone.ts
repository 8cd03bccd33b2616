import { draftLetter, type LetterRequest } from "./draft-letter.ts";
import type { Letter, LetterTone } from "./letter.ts";

/**
 * The letter in another tone. What still stands as it was drafted is drafted anew; what the person wrote or changed
 * stays as it is, the greeting and the closing too.
 *
 * @param request  what the letter is for; its tone does not count
 */
export function changeTone(letter: Letter, tone: LetterTone, request: LetterRequest): Letter {
  const of = (one: LetterTone) =>
    draftLetter({
      ...request,
      role: letter.role,
      company: letter.company,
      today: letter.day,
      tone: one,
    });
  const [before, after] = [of(letter.tone), of(tone)];
  return {
    ...letter,
    tone,
    greeting: letter.greeting === before.greeting ? after.greeting : letter.greeting,
    closing: letter.closing === before.closing ? after.closing : letter.closing,
    paragraphs: letter.paragraphs.map((paragraph) => {
      const text = textIn(after, paragraph.id);
      const isAsDrafted = paragraph.text === textIn(before, paragraph.id);
      return isAsDrafted && text !== undefined ? { ...paragraph, text } : paragraph;
    }),
  };
}

function textIn({ paragraphs }: Letter, id: string): string | undefined {
  return paragraphs.find((paragraph) => paragraph.id === id)?.text;
}
