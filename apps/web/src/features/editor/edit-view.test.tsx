import { chooseItem } from "../../testing/choose-item.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import {
  button,
  closeEditor,
  field,
  heading,
  open,
  panel,
  press,
  type,
  valueOf,
} from "./testing/open-editor.tsx";

afterEach(closeEditor);

describe("sections", () => {
  test("count how many of those shown are complete, and follow the eye", async () => {
    await open();
    expect(panel().getByText("shown sections complete", { exact: false }).textContent).toBe(
      "1 of 6 shown sections complete",
    );
    await press("Hide Experience");
    expect(panel().getByText("shown sections complete", { exact: false }).textContent).toBe(
      "0 of 5 shown sections complete",
    );
    expect(button("Show Experience")).toBeTruthy();
  });

  test("are chosen by a click, which goes to the form from any view", async () => {
    const { place } = await open();
    await act(
      async () => void fireEvent.click(panel().getByRole("button", { name: /^Experience/ })),
    );
    expect(heading()).toBe("Experience");
    expect(place()).toContain("section=experience");
    await act(
      async () => void fireEvent.click(screen.getByRole("tab", { name: "Choose Template" })),
    );
    expect(place()).toContain("view=templates");
    await act(async () => void fireEvent.click(screen.getByRole("tab", { name: "Edit Content" })));
    expect(heading()).toBe("Experience");
  });

  test("fold away to their signs", async () => {
    await open();
    await press("Collapse Resume Sections");
    expect(screen.queryByRole("button", { name: "Hide Experience" })).toBeNull();
    expect(panel().getByRole("button", { name: /^Skills/ })).toBeTruthy();
    await press("Add Custom Section");
    expect(screen.getByRole("dialog", { name: "Add Custom Section" })).toBeTruthy();
  });

  test("of the person's own need a name, and come back when they are removed by mistake", async () => {
    await open();
    await press("Add Custom Section");
    expect(button("Add Section")).toHaveProperty("disabled", true);
    await type("Section Name", "   ");
    expect(button("Add Section")).toHaveProperty("disabled", true);
    await type("Section Name", " Volunteering ");
    await press("Add Section");
    expect(heading()).toBe("Volunteering");
    await type("Content", "Blood donation camps");
    await press("Change Volunteering");
    await chooseItem("Remove");
    expect(panel().queryByRole("button", { name: /^Volunteering/ })).toBeNull();
    await act(async () => void fireEvent.click(panel().getByRole("button", { name: /^Personal/ })));
    await type("Full name", "Asha K");
    const toast = screen.getByText("Removed Volunteering").parentElement as HTMLElement;
    await act(
      async () => void fireEvent.click(within(toast).getByRole("button", { name: "Undo" })),
    );
    await waitFor(() => expect(heading()).toBe("Volunteering"));
    expect(valueOf("Content")).toBe("Blood donation camps");
    await act(async () => void fireEvent.click(panel().getByRole("button", { name: /^Personal/ })));
    expect(valueOf("Full name")).toBe("Asha K");
  });
});

describe("entries", () => {
  test("are none at first, in the words of the specification", async () => {
    await open("?section=certifications");
    expect(screen.getByText("No items added yet. Add your first Certification.")).toBeTruthy();
    await press("Add Certification");
    expect(button(/^Certification 1/)).toBeTruthy();
    expect(document.activeElement).toBe(field("Name"));
  });

  test("are removed only when the question is answered with yes", async () => {
    await open("?section=experience");
    await press("Delete Analyst");
    const dialog = screen.getByRole("dialog", {
      name: "Are you sure you want to remove this item?",
    });
    expect(dialog.textContent).toContain("Analyst, and its 2 lines.");
    await press("Keep it");
    expect(button("Delete Analyst")).toBeTruthy();
    await press("Delete Analyst");
    await press("Remove");
    expect(screen.queryByRole("button", { name: "Delete Analyst" })).toBeNull();
    expect(document.activeElement?.textContent).toContain("Senior Analyst");
  });

  test("move by their buttons, keep the focus, and say where they are", async () => {
    await open("?section=experience");
    await press("Move Senior Analyst up");
    expect(screen.queryByText(/is number/)).toBeNull();
    await press("Move Senior Analyst down");
    const names = screen
      .getAllByRole("button", { name: /^Delete / })
      .map((each) => each.getAttribute("aria-label"));
    expect(names).toEqual(["Delete Analyst", "Delete Senior Analyst"]);
    expect(document.activeElement).toBe(button("Move Senior Analyst down"));
    expect(screen.getByText("Senior Analyst is number 2 of 2 now.")).toBeTruthy();
  });

  test("that go on have no end date, and keep the one they had", async () => {
    await open("?section=experience");
    await type("End date", "Mar 2026");
    await act(async () => void fireEvent.click(screen.getByLabelText("Current")));
    expect(field("End date")).toHaveProperty("disabled", true);
    expect(valueOf("End date")).toBe("Present");
    await act(async () => void fireEvent.click(screen.getByLabelText("Current")));
    expect(valueOf("End date")).toBe("Mar 2026");
  });
});
