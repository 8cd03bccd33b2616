import { useEffect } from "react";
import { sharedText } from "./share-link.ts";
import { newTab, openTab, workspaceStore } from "./workspace-store.ts";

/** Opens the query of a shared link in a tab of its own, once, and takes it out of the address. */
export function useSharedQuery(): void {
  useEffect(() => {
    const text = sharedText(window.location.hash);
    if (text === null) return;
    window.history.replaceState(window.history.state, "", window.location.pathname);
    workspaceStore.change((was) => openTab(was, newTab("Shared query", text)));
  }, []);
}
