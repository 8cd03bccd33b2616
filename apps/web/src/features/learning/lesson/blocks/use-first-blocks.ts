import { useDeferredValue, useState } from "react";
import type { Block } from "@taiyari/domain/learning";

/** As many as fill a screen. */
export const FIRST_BLOCKS = 6;

let isFirstPage = true;

/**
 * The pieces of a page: on the first page of a visit those of the first screen, and all of them as soon as these are
 * shown, which keeps a phone answering while a page with many exercises is put together. All of them at once where
 * somebody comes back to a place further down.
 */
export function useFirstBlocks(blocks: readonly Block[]): readonly Block[] {
  const [first] = useState(() => (beginsAtTop() ? blocks.slice(0, FIRST_BLOCKS) : blocks));
  return useDeferredValue(blocks, first);
}

function beginsAtTop(): boolean {
  const isFirst = isFirstPage;
  isFirstPage = false;
  const [navigation] = performance.getEntriesByType("navigation");
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  return isFirst && isNew && window.location.hash === "";
}
