import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { HardToReadNote } from "./hard-to-read-note.tsx";

afterEach(cleanup);

test("says nothing of a file that reads well", () => {
  const { container } = render(<HardToReadNote signs={[]} />);
  expect(container.textContent).toBe("");
});

test("says of a file that was hardly read that it is one, each reason, and what to do", () => {
  render(<HardToReadNote signs={["no-entries", "loose-lines"]} />);
  expect(screen.getByRole("note").textContent).toBe(
    "This file is hard for a machine to read. No job and no study was found in it. " +
      "Many of its lines belong to no field. Compare every field with the page, also those that are sure.",
  );
});
