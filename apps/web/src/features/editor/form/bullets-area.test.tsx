import { useState } from "react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MAX_FIELD_TEXT } from "@taiyari/domain/draft";
import { BulletsArea } from "./bullets-area.tsx";

function Held({ first = "", hasBullets = true }) {
  const [value, setValue] = useState(first);
  const [problem, setProblem] = useState("");
  return (
    <>
      <BulletsArea
        id="area"
        describedBy="hint"
        value={value}
        onChange={setValue}
        placeholder=""
        hasBullets={hasBullets}
        isRequired={false}
        onProblem={setProblem}
      />
      <p id="hint">{problem}</p>
    </>
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>("textbox");

/** Presses a key with the caret there. @returns whether the browser does what it always does */
async function press(key: string, caret: number, more: object = {}): Promise<boolean> {
  area().setSelectionRange(caret, caret);
  let isPlain = true;
  await act(async () => void (isPlain = fireEvent.keyDown(area(), { key, ...more })));
  return isPlain;
}

async function paste(data: Readonly<Record<string, string>>) {
  const clipboardData = { getData: (type: string) => data[type] ?? "" };
  await act(async () => void fireEvent.paste(area(), { clipboardData }));
}

test("lets Tab pass for somebody who only comes by, and after Escape", async () => {
  render(<Held first="plain" />);
  expect(await press("Tab", 0)).toBe(true);
  await press("x", 5);
  await press("Escape", 5);
  expect(await press("Tab", 5)).toBe(true);
  expect(area().value).toBe("plain");
});

test("leaves every key alone in a text without points, and while letters are being composed", async () => {
  const { unmount } = render(<Held first="• A" hasBullets={false} />);
  expect(await press("Enter", 3)).toBe(true);
  unmount();
  render(<Held first="• A" />);
  expect(await press("Enter", 3, { isComposing: true })).toBe(true);
  expect(await press("Enter", 3, { ctrlKey: true })).toBe(true);
  expect(area().value).toBe("• A");
});

test("refuses a paste that does not fit, says how long it is, and changes nothing", async () => {
  render(<Held first="• A" />);
  await paste({ "text/plain": "word ".repeat(MAX_FIELD_TEXT / 4) });
  expect(area().value).toBe("• A");
  expect(screen.getByText(/25,000 characters; a text here holds 20,000\. Nothing/)).toBeTruthy();
});

test("goes on with the next point at Enter, and puts the caret into it", async () => {
  render(<Held first={"• A\n• B"} />);
  expect(await press("Enter", 3)).toBe(false);
  expect(area().value).toBe("• A\n• \n• B");
  expect(area().selectionStart).toBe(6);
});

test("makes a point of a line at Tab while one is writing, and a line of it at Shift Tab", async () => {
  render(<Held first="plain" />);
  await press("n", 5);
  expect(await press("Tab", 5)).toBe(false);
  expect(area().value).toBe("• plain");
  expect(await press("Tab", 7, { shiftKey: true })).toBe(false);
  expect(area().value).toBe("plain");
});

test("pastes the list of a word processor as points, from its HTML", async () => {
  render(<Held first="• A" />);
  area().setSelectionRange(3, 3);
  await paste({ "text/html": "<ul><li>B</li><li>C</li></ul>", "text/plain": "B C" });
  expect(area().value).toBe("• A\n• B\n• C");
});
