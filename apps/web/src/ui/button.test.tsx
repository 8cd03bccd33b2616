import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("does nothing while busy, sends no form, and keeps the keyboard's place", () => {
  const [press, send] = [
    vi.fn(),
    vi.fn((event: { preventDefault(): void }) => event.preventDefault()),
  ];
  const form = (isBusy: boolean) => (
    <form onSubmit={send}>
      <Button kind="primary" type="submit" isBusy={isBusy} onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  const button = screen.getByRole("button", { name: "Save" });
  button.focus();
  fireEvent.click(button);
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);

  rerender(form(false));
  fireEvent.click(button);
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  expect(button.getAttribute("aria-disabled")).toBeNull();
});
