import { expect, test } from "vitest";
import { noteWords } from "./field-notes.tsx";

test("words come with what is said of them, whole fields with a sentence", () => {
  expect(noteWords({ words: "Worked on", note: "Names a duty." })).toBe(
    "“Worked on”: Names a duty.",
  );
  expect(noteWords({ words: "", note: "Write one date format" })).toBe("Write one date format.");
  expect(noteWords({ words: "", note: "Ends too soon." })).toBe("Ends too soon.");
});
