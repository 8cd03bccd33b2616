import { act, fireEvent, screen } from "@testing-library/react";

/** Chooses from the menu that was just opened; its code may still be on the way. */
export async function chooseItem(name: string): Promise<void> {
  const item = await screen.findByRole("menuitem", { name });
  await act(async () => void fireEvent.click(item));
}
