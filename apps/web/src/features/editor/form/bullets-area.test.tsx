import { useState } from "react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MAX_FIELD_TEXT } from "@taiyari/domain/draft";
import { stored, written } from "@taiyari/domain/rich/testing";
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
      <p data-testid="stored">{written(value)}</p>
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
  await act(async () => {
    fireEvent.paste(area(), { clipboardData });
    await import("./pasted-text.ts");
  });
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

const look = () => screen.getByTestId("stored").textContent;

/** Selects words and presses a key with Ctrl. */
async function pressOn(words: string, key: string): Promise<void> {
  const from = area().value.indexOf(words);
  area().focus();
  area().setSelectionRange(from, from + words.length);
  await act(async () => void fireEvent.select(area()));
  await act(async () => void fireEvent.keyDown(area(), { key, ctrlKey: true }));
}

/** Types letters where the caret is. */
async function typeOn(letters: string): Promise<void> {
  const { value, selectionStart: at } = area();
  const after = value.slice(0, at) + letters + value.slice(at);
  await act(
    async () =>
      void fireEvent.change(area(), {
        target: { value: after, selectionEnd: at + letters.length },
      }),
  );
}

test("refuses a link that leads nowhere good, and Escape leaves everything as it was", async () => {
  render(<Held first="see the report" />);
  await pressOn("report", "k");
  const address = await screen.findByRole("textbox", { name: "Address" });
  fireEvent.change(address, { target: { value: "javascript:alert(1)" } });
  fireEvent.keyDown(address, { key: "Enter" });
  expect(screen.getByRole("alert").textContent).toMatch(/^This is no address/u);
  fireEvent.keyDown(address, { key: "Escape" });
  expect(screen.queryByRole("textbox", { name: "Address" })).toBeNull();
  expect(look()).toBe("see the report");
});

test("makes words a link, changes where it leads and takes it away", async () => {
  render(<Held first="see the report" />);
  await pressOn("report", "k");
  fireEvent.change(await screen.findByRole("textbox", { name: "Address" }), {
    target: { value: "kavya.in" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Add link" }));
  expect(look()).toBe("see the <a https://kavya.in>report</a>");
  await pressOn("report", "k");
  fireEvent.click(await screen.findByRole("button", { name: "Remove link" }));
  expect(look()).toBe("see the report");
});

test("makes what is selected bold and plain again, and says so", async () => {
  render(<Held first="• Cut costs by half" />);
  await pressOn("costs", "b");
  expect(look()).toBe("• Cut <b>costs</b> by half");
  expect(area().value).toBe("• Cut costs by half");
  expect(screen.getByRole("status").textContent).toBe("Bold on");
  expect(screen.getByRole("button", { name: "Bold" }).getAttribute("aria-pressed")).toBe("true");
  await pressOn("costs", "b");
  expect(look()).toBe("• Cut costs by half");
});

test("types on in bold after Ctrl+B, and plain after another", async () => {
  render(<Held first="by " />);
  await pressOn("", "b");
  area().setSelectionRange(3, 3);
  await act(async () => void fireEvent.select(area()));
  await act(async () => void fireEvent.keyDown(area(), { key: "b", ctrlKey: true }));
  await typeOn("12");
  expect(look()).toBe("by <b>12</b>");
  await act(async () => void fireEvent.select(area()));
  await act(async () => void fireEvent.keyDown(area(), { key: "b", ctrlKey: true }));
  await typeOn(" %");
  expect(look()).toBe("by <b>12</b> %");
});

test("copies words with their looks, and takes them back", async () => {
  render(<Held first={stored("• Cut <b>costs</b> <i>well</i>")} />);
  const copied = new Map<string, string>();
  area().setSelectionRange(6, 16);
  const clipboardData = { setData: (kind: string, data: string) => void copied.set(kind, data) };
  await act(async () => void fireEvent.cut(area(), { clipboardData }));
  expect(look()).toBe("• Cut ");
  expect(copied.get("text/plain")).toBe("costs well");
  await paste(Object.fromEntries(copied));
  expect(look()).toBe("• Cut <b>costs</b> <i>well</i>");
});

test("keeps what a table, a list and a link look like when they are pasted", async () => {
  render(<Held first="• A" />);
  area().setSelectionRange(3, 3);
  const html =
    '<table><tr><td>2022</td><td><b>Saral</b></td></tr></table><ul><li>B<ul><li><a href="https://x.in">C</a></li></ul></li></ul>';
  await paste({ "text/html": html, "text/plain": "2022Saral\nB\nC" });
  expect(look()).toBe("• A2022 · <b>Saral</b>\n• B\n  • <a https://x.in>C</a>");
});

test("an address pasted over words becomes their link", async () => {
  render(<Held first="see the report" />);
  area().setSelectionRange(8, 14);
  await paste({ "text/plain": "https://x.in/r" });
  expect(look()).toBe("see the <a https://x.in/r>report</a>");
});

test("puts a point a level deeper by the button, which needs no key, and keeps Tab in it", async () => {
  render(<Held first={"• A\n• B"} />);
  area().setSelectionRange(7, 7);
  fireEvent.click(screen.getByRole("button", { name: /one level deeper/ }));
  expect(area().value).toBe("• A\n  • B");
  await press("x", 9);
  expect(await press("Tab", 9)).toBe(false);
  expect(area().value).toBe("• A\n  • B");
  fireEvent.click(screen.getByRole("button", { name: /^One level up/ }));
  expect(area().value).toBe("• A\n• B");
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
