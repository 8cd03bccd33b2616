import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { SqlEditor } from "./sql-editor.tsx";

/** What stands there before somebody puts the focus into it; the editor that comes then is tried in a browser. */
function Example({ runs = [] as string[] }) {
  const [text, setText] = useState("SELECT 1");
  return (
    <SqlEditor
      text={text}
      onChange={setText}
      onRun={() => runs.push(text)}
      label="SQL of example 1"
    />
  );
}

test("takes what is typed before the editor is there, and runs it by Ctrl+Enter", () => {
  const runs: string[] = [];
  render(<Example runs={runs} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>("SQL of example 1");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(runs).toEqual([]);

  fireEvent.change(field, { target: { value: "SELECT 2" } });
  fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
  expect(runs).toEqual(["SELECT 2"]);
});

test("says how it is run and left", () => {
  render(<Example />);
  const id = screen.getByLabelText("SQL of example 1").getAttribute("aria-describedby");
  expect(document.querySelector(`[id="${id}"]`)?.textContent).toContain("Escape and then Tab");
});
