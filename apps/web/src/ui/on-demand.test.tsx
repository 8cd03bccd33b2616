import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { onDemand } from "./on-demand.tsx";
import { Toasts } from "./toasts.tsx";

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

test("says that the code could not be fetched, and fetches it the next time", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(Greeting);
  const { Component } = onDemand<{ readonly name: string }>(load);
  render(<Toasts />);
  const first = render(<Component name="Asha" />);
  expect(await screen.findByText("This part of the page could not be loaded")).toBeTruthy();
  expect(screen.queryByText("Hello Asha")).toBeNull();
  first.unmount();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Dismiss" })));

  render(<Component name="Asha" />);
  expect(await screen.findByText("Hello Asha")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test("says nothing of a failure that nobody waits for any more", async () => {
  const { Component } = onDemand<{ readonly name: string }>(() => Promise.reject(new Error()));
  render(<Toasts />);
  render(<Component name="Asha" />).unmount();
  await act(async () => {});
  expect(screen.queryByText("This part of the page could not be loaded")).toBeNull();
});

test("renders at once what was fetched ahead", async () => {
  const { Component, prefetch } = onDemand<{ readonly name: string }>(async () => Greeting);
  prefetch();
  await act(async () => {});
  render(<Component name="Asha" />);
  expect(screen.getByText("Hello Asha")).toBeTruthy();
});
