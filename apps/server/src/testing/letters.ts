import type { Letter } from "@taiyari/domain/coach";

/** A letter of Asha Verma to Nandi Retail, unless something else is said. */
export function makeLetter(given: Partial<Letter> = {}): Letter {
  return {
    tone: "plain",
    role: "Data Analyst",
    company: "Nandi Retail",
    sender: { name: "Asha Verma", contact: ["asha@example.in"] },
    day: 20_779,
    recipient: "Hiring team, Nandi Retail",
    greeting: "Dear hiring team,",
    paragraphs: [
      { id: "opening", text: "I am applying for the post of Data Analyst.", engine: "built-in" },
    ],
    closing: "",
    ...given,
  };
}
