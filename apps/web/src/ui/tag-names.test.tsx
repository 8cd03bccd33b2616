import { useState } from "react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { nameToChoose } from "./matching-names.ts";
import { TagInput } from "./tag-input.tsx";

const NAMES = [
  nameToChoose("Python"),
  nameToChoose("PyTorch"),
  nameToChoose("Kubernetes", ["K8s"]),
];

function Held() {
  const [tags, setTags] = useState<readonly string[]>([]);
  return (
    <TagInput
      label="Skills"
      tags={tags}
      onChange={setTags}
      maxTags={5}
      maxLength={20}
      names={NAMES}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Skills" });
const type = (value: string) =>
  act(async () => {
    fireEvent(field(), new InputEvent("beforeinput", { inputType: "insertText", bubbles: true }));
    fireEvent.change(field(), { target: { value } });
  });
const press = (key: string) =>
  act(async () => {
    fireEvent.keyDown(field(), { key });
    fireEvent.keyUp(field(), { key });
  });
const blur = (next: Element | null = null) =>
  act(async () => void fireEvent.blur(field(), { relatedTarget: next }));
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const marked = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.textContent;
};
const choose = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("option", { name })));
const tags = () =>
  screen
    .queryAllByRole("button", { name: /^Remove / })
    .map((button) => button.parentElement?.textContent);

// The list is fetched when it is first wanted: once here, so that the tests need not wait for it.
beforeAll(async () => {
  const { unmount } = render(<Held />);
  await type("py");
  await screen.findByRole("listbox");
  unmount();
});
beforeEach(() => {
  vi.useFakeTimers();
  render(<Held />);
});
afterEach(() => void vi.useRealTimers());

test("offers nothing before something is typed, and nothing that does not match", async () => {
  expect(field().getAttribute("aria-expanded")).toBe("false");
  await type("haskell");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("offers names while one types, and marks none of them", async () => {
  await type("py");
  expect(screen.getByRole("listbox", { name: "Names to choose from" }).id).toBe(
    field().getAttribute("aria-controls"),
  );
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(options()).toEqual(["Python", "PyTorch"]);
  expect(marked()).toBeNull();
});

describe("by keyboard", () => {
  test("Enter adds what is typed as long as no name is marked", async () => {
    await type("py");
    await press("Enter");
    expect(tags()).toEqual(["py"]);
    expect(options()).toEqual([]);
  });

  test("arrows go round, and Enter takes the marked one", async () => {
    await type("py");
    await press("ArrowUp");
    expect(marked()).toBe("PyTorch");
    await press("ArrowDown");
    expect(marked()).toBe("Python");
    await press("Enter");
    expect(tags()).toEqual(["Python"]);
    expect(field().value).toBe("");
    await type("py");
    expect(options()).toEqual(["PyTorch"]);
  });

  test("typing on unmarks, and so does moving within the text", async () => {
    await type("py");
    await press("ArrowDown");
    await type("pyt");
    expect(marked()).toBeNull();
    await press("ArrowDown");
    await press("ArrowLeft");
    expect(marked()).toBeNull();
  });

  test("Escape closes the list, keeps what is typed, and an arrow opens it again", async () => {
    await type("py");
    await press("Escape");
    expect(options()).toEqual([]);
    expect(field().value).toBe("py");
    await press("ArrowDown");
    expect(options()).toEqual(["Python", "PyTorch"]);
  });

  test("the delimiter adds what is typed, whatever is marked", async () => {
    await type("py");
    await press("ArrowDown");
    await type("py,");
    expect(tags()).toEqual(["py"]);
  });
});

describe("when the field is left", () => {
  test("a press on a name within 150 ms counts, and what was typed is not added beside it", async () => {
    await type("k8");
    await blur();
    await wait(149);
    await choose("Kubernetes K8s");
    await wait(1000);
    expect(tags()).toEqual(["Kubernetes"]);
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());
  });

  test("what is typed is added after 150 ms, and the list goes", async () => {
    await type("k8");
    await blur();
    await wait(149);
    expect(tags()).toEqual([]);
    await wait(1);
    expect(tags()).toEqual(["k8"]);
    expect(options()).toEqual([]);
  });

  test("nothing is added when it is come back to at once", async () => {
    await type("k8");
    await blur();
    await act(async () => void fireEvent.focus(field()));
    await wait(1000);
    expect(tags()).toEqual([]);
    expect(field().value).toBe("k8");
  });

  test("for another control, what is typed is added before that one acts", async () => {
    await type("k8");
    await blur(document.body.appendChild(document.createElement("button")));
    expect(tags()).toEqual(["k8"]);
  });
});
