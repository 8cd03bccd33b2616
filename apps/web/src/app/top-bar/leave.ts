import { signOut } from "../../lib/session.ts";
import { showToast } from "../../ui/toast-store.ts";

/** Signs out; the app then goes to the front page by itself. Says so when it could not be done. */
export async function signOutAndLeave(): Promise<void> {
  try {
    await signOut();
  } catch {
    showToast({
      kind: "problem",
      title: "You are still signed in",
      text: "Taiyari does not answer. Check your connection and log out again.",
    });
  }
}
