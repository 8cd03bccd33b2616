import { useState } from "react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { splitTags } from "./split-tags.ts";
import { TagInput } from "./tag-input.tsx";

function Held({ first = [], maxTags = 5 }: { first?: readonly string[]; maxTags?: number }) {
  const [tags, setTags] = useState(first);
  return (
    <TagInput label="Skills" tags={tags} onChange={setTags} maxTags={maxTags} maxLength={20} />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Skills");
const type = (value: string) =>
  act(async () => void fireEvent.change(field(), { target: { value } }));
const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }));
const paste = (text: string) =>
  fireEvent.paste(field(), { clipboardData: { getData: () => text } });
const tags = () =>
  screen
    .queryAllByRole("button", { name: /^Remove / })
    .map((button) => button.parentElement?.textContent);

describe("splitTags", () => {
  test.each([
    ["", [""]],
    ["SQL", ["SQL"]],
    ["SQL, Python ,", ["SQL", "Python", ""]],
    ["SQL (PostgreSQL, BigQuery), dbt", ["SQL (PostgreSQL, BigQuery)", "dbt"]],
    ["SQL (PostgreSQL,", ["SQL (PostgreSQL,"]],
    ["• SQL\r\n• Python", ["SQL", "", "Python"]],
    ["C#, .NET, -", ["C#", ".NET", "-"]],
  ])("cuts %j", (text, parts) => {
    expect(splitTags(text, ",")).toEqual(parts);
  });
});

test("refuses one that is there already, whatever its case, and says so", async () => {
  render(<Held first={["Python"]} />);
  await type("python");
  await press("Enter");
  expect(tags()).toEqual(["Python"]);
  expect(screen.getByRole("status").textContent).toBe("“python” is in the list already.");
  expect(field().value).toBe("");
});

test("refuses more than the list holds, and keeps what was typed", async () => {
  render(<Held first={["SQL"]} maxTags={1} />);
  await type("dbt,");
  expect(tags()).toEqual(["SQL"]);
  expect(field().value).toBe("dbt");
  expect(screen.getByRole("status").textContent).toContain("full with 1");
});

test("refuses one that is too long, and keeps what was typed", async () => {
  render(<Held />);
  await type("a sentence, by mistake,".slice(0, 10) + " that goes on and on");
  await press("Enter");
  expect(tags()).toEqual([]);
  expect(field().value).not.toBe("");
});

test("adds with Enter and with the delimiter", async () => {
  render(<Held />);
  await type("SQL");
  await press("Enter");
  await type("Python,");
  expect(tags()).toEqual(["SQL", "Python"]);
  expect(field().value).toBe("");
});

test("adds what is pending when the field is left", async () => {
  render(<Held />);
  await type("dbt");
  await act(async () => void fireEvent.blur(field()));
  expect(tags()).toEqual(["dbt"]);
});

test("adds what is pending when the field goes from the screen", async () => {
  const seen: (readonly string[])[] = [];
  const { unmount } = render(
    <TagInput
      label="Skills"
      tags={[]}
      onChange={(all) => seen.push(all)}
      maxTags={5}
      maxLength={20}
    />,
  );
  await type("dbt");
  unmount();
  expect(seen).toEqual([["dbt"]]);
});

test("takes the last one away with Backspace in an empty field, never while something is typed", async () => {
  render(<Held first={["SQL", "dbt"]} />);
  await type("x");
  await press("Backspace");
  expect(tags()).toEqual(["SQL", "dbt"]);
  await type("");
  await press("Backspace");
  expect(tags()).toEqual(["SQL"]);
});

test("takes a pasted list apart, and leaves other pastes to the browser", async () => {
  render(<Held />);
  expect(paste("SQL")).toBe(true);
  await act(async () => void paste("• SQL\n• Python\n• SQL"));
  expect(tags()).toEqual(["SQL", "Python"]);
});

test("gives the focus to the field when a tag is removed by its button", async () => {
  render(<Held first={["SQL", "dbt"]} />);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Remove SQL" })));
  expect(tags()).toEqual(["dbt"]);
  expect(document.activeElement).toBe(field());
});
