import { useEffect, useState } from "react";

/**
 * Takes a file dropped anywhere on the page, so that nobody has to aim, and so that a file dropped beside its field
 * is not opened by the browser in place of the page.
 *
 * @param onFile  gets the first of the dropped files; null takes none, yet the page stays
 * @returns       whether a file is being dragged over the page
 */
export function usePageDrop(onFile: ((file: File) => void) | null): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    function over(event: DragEvent): void {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer && !onFile) event.dataTransfer.dropEffect = "none";
      setIsOver(true);
    }
    function leave(event: DragEvent): void {
      // Between two elements there is another one to go to; out of the window there is none.
      if (event.relatedTarget === null) setIsOver(false);
    }
    function drop(event: DragEvent): void {
      setIsOver(false);
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) onFile?.(file);
    }
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [onFile]);

  return isOver && onFile !== null;
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}
