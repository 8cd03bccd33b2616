import { useEffect } from "react";
import { useSession } from "../../lib/session.ts";
import type { DocumentSync } from "./document-sync.ts";

type PageSync = Pick<DocumentSync<unknown, unknown>, "open" | "leave" | "wake">;

/**
 * Synchronises a document for as long as the component stands. What waits is tried again when the page is looked at,
 * the connection is back, or the person has signed in again; what is left is stored and sent when the page is hidden
 * or unloaded.
 */
export function usePageSync(sync: PageSync): void {
  const { status } = useSession();

  useEffect(() => {
    const close = sync.open();
    const { leave, wake } = sync;
    const handleVisibility = () => (document.hidden ? leave() : wake());
    document.addEventListener("visibilitychange", handleVisibility);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", wake);
    window.addEventListener("focus", wake);
    window.addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", handleVisibility);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", wake);
      window.removeEventListener("focus", wake);
      window.removeEventListener("online", wake);
      close();
    };
  }, [sync]);

  useEffect(() => {
    if (status === "signed-in") sync.wake();
  }, [status, sync]);
}
