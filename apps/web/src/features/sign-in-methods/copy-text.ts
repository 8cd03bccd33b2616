import { showToast } from "../../ui/toast-store.ts";

/** Puts a text on the clipboard and says so. Without https a browser may refuse: then it says to copy by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: done });
  } catch {
    showToast({
      kind: "problem",
      title: "The browser did not copy",
      text: "Mark the text and copy it, or write it down.",
    });
  }
}
