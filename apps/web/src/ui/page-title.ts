import { useEffect } from "react";

/** Sets the title of the tab, for a page whose title depends on what it shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

export function pageTitle(title: string): string {
  return title === "" ? "Taiyari: prepare for your interview" : `${title} · Taiyari`;
}
