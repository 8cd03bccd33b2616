import { useState } from "react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SearchableSelect } from "./searchable-select.tsx";

const INDUSTRIES = ["Banking and lending", "Education", "Edtech", "Insurance"];

function Held({ first }: { readonly first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <SearchableSelect
      label="Target industry"
      options={INDUSTRIES}
      value={value}
      onChange={setValue}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Target industry" });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const marked = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.textContent;
};
const press = (key: string) =>
  act(async () => {
    fireEvent.keyDown(field(), { key });
    fireEvent.keyUp(field(), { key });
  });
const type = (value: string) =>
  act(async () => {
    fireEvent(field(), new InputEvent("beforeinput", { inputType: "insertText", bubbles: true }));
    fireEvent.change(field(), { target: { value } });
  });

async function open() {
  await act(async () => field().focus());
  await screen.findByRole("listbox", { name: "Target industry" });
}

test("says that there is nothing, and takes nothing, for words that no option has", async () => {
  render(<Held first="Education" />);
  await open();
  await type("zebra");
  expect(options()).toEqual(["No options found"]);
  await press("ArrowDown");
  expect(marked()).toBeNull();
  await press("Enter");
  expect(field().value).toBe("zebra");
});

test("forgets what was typed and not chosen when it is left", async () => {
  render(<Held first="Education" />);
  await open();
  await type("Insur");
  await act(async () => field().blur());
  expect(field().value).toBe("Education");
  expect(field().getAttribute("aria-expanded")).toBe("false");
});

test("closes with Escape, and the key goes no further", async () => {
  render(<Held first="Education" />);
  await open();
  await type("Insur");
  await press("Escape");
  expect(options()).toEqual([]);
  expect(field().value).toBe("Education");
});

test("opens with the focus, with the chosen one marked", async () => {
  render(<Held first="Education" />);
  expect(field().getAttribute("aria-expanded")).toBe("false");
  await open();
  expect(field().getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
  expect(options()).toEqual([...INDUSTRIES, "No answer"]);
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Education");
  expect(marked()).toBe("Education");
});

test("finds by typing, whatever the case, and takes the marked one with Enter", async () => {
  render(<Held />);
  await open();
  await type("ED");
  expect(options()).toEqual(["Education", "Edtech"]);
  await press("ArrowUp");
  expect(marked()).toBe("Edtech");
  await press("Enter");
  expect(field().value).toBe("Edtech");
  expect(options()).toEqual([]);
});

test("takes a pressed one", async () => {
  render(<Held />);
  await open();
  await act(async () => void fireEvent.click(screen.getByRole("option", { name: "Insurance" })));
  expect(field().value).toBe("Insurance");
});

test("offers a value that is not among its options, and clears it", async () => {
  render(<Held first="Falconry" />);
  await open();
  expect(options()[0]).toBe("Falconry");
  await act(async () => void fireEvent.click(screen.getByRole("option", { name: "No answer" })));
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(field());
});
