import { useState } from "react";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { dayCells, daysAround } from "./date-cells.ts";
import { DateField } from "./date-field.tsx";

function Held({ first = "", min = "", fixed = null as string | null }) {
  const [value, setValue] = useState(first);
  return (
    <DateField
      label="Start date"
      value={value}
      onChange={setValue}
      maxLength={100}
      min={min}
      fixed={fixed}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Start date");
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const open = async () => {
  await click(screen.getByRole("button", { name: "Choose start date" }));
  await screen.findByRole("dialog", { name: "Choose: Start date" });
};
const cell = (name: string) => screen.getByRole("gridcell", { name });
const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

test("cannot be changed while it says something else, and keeps what it held", async () => {
  const { rerender } = render(<Held first="Jan 2025" fixed="Present" />);
  expect(field().value).toBe("Present");
  expect(field().disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Choose start date" })).toBeNull();
  rerender(<Held first="Jan 2025" />);
  expect(field().value).toBe("Jan 2025");
});

test("keeps any words that are typed", async () => {
  render(<Held />);
  await act(async () => void fireEvent.change(field(), { target: { value: "Summer 2020" } }));
  expect(field().value).toBe("Summer 2020");
});

test("does not take a month before the earliest, and says that it is off", async () => {
  render(<Held first="Aug 2025" min="Mar 2025" />);
  await open();
  expect(cell("Feb 2025").getAttribute("aria-disabled")).toBe("true");
  await click(cell("Feb 2025"));
  expect(field().value).toBe("Aug 2025");
  expect(cell("Mar 2025").getAttribute("aria-disabled")).toBeNull();
});

test("picks a month, closes, and gives the focus back", async () => {
  render(<Held first="Aug 2025" />);
  await open();
  expect(document.activeElement).toBe(cell("Aug 2025"));
  await click(cell("Nov 2025"));
  expect(field().value).toBe("Nov 2025");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose start date" }));
});

test("goes by key over the end of a year", async () => {
  render(<Held first="Dec 2024" />);
  await open();
  await press("ArrowRight");
  expect(document.activeElement).toBe(cell("Jan 2025"));
  await press("PageDown");
  expect(document.activeElement).toBe(cell("Jan 2026"));
  await press("Escape");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("offers 100 years either side, and one year alone", async () => {
  render(<Held first="Dec 2024" />);
  await open();
  const years = within(screen.getByLabelText("Year")).getAllByRole("option");
  expect(years).toHaveLength(201);
  await click(screen.getByRole("button", { name: "Only 2024" }));
  expect(field().value).toBe("2024");
});

test("picks a day of a grid of 42", async () => {
  render(<Held first="Feb 2024" />);
  await open();
  await click(screen.getByRole("button", { name: "Choose a day" }));
  expect(screen.getAllByRole("gridcell")).toHaveLength(42);
  await click(cell("29 February 2024"));
  expect(field().value).toBe("29 Feb 2024");
});

test("begins the weeks on Sunday and switches off days outside the range", () => {
  expect(daysAround(2026, 10)[0]).toEqual({ year: 2026, month: 10, day: 1 });
  const cells = dayCells(2026, 10, {
    chosen: null,
    today: { year: 2026, month: 10, day: 21 },
    min: { year: 2026, month: 10, day: 5 },
    max: { year: 2026, month: 10, day: 25 },
  });
  const usable = cells.filter(({ isDisabled }) => !isDisabled).map(({ text }) => Number(text));
  expect([usable.at(0), usable.at(-1), usable.length]).toEqual([5, 25, 21]);
});
