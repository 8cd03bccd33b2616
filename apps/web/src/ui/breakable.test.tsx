import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Breakable } from "./breakable.tsx";

/** The text with a bar wherever a line may break that would not break there by itself. */
function breaksOf(text: string): string {
  const { container } = render(<Breakable text={text} />);
  expect(container.textContent).toBe(text);
  return container.innerHTML.replaceAll("<wbr>", "|");
}

test("leaves the words of a sentence whole, its full stops and its versions", () => {
  const sentence = "Built reports in Node.js and C++ for 12 shops. Led two people.";
  expect(breaksOf(sentence)).toBe(sentence);
});

test("lets a file name break after underscores and hyphens", () => {
  expect(breaksOf("Asha_Rao-CV.pdf")).toBe("Asha_|Rao-|CV.pdf");
});

test("lets an address break after slashes and before dots and signs, never within a word", () => {
  expect(breaksOf("https://www.linkedin.com/in/asha-kulkarni?lang=en")).toBe(
    "https://|www|.linkedin|.com/|in/|asha-|kulkarni|?lang|=en",
  );
  expect(breaksOf("See asha.kulkarni@mail.example.in for more")).toBe(
    "See asha|.kulkarni|@mail|.example|.in for more",
  );
});
