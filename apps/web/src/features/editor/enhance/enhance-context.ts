import { createContext, use, useSyncExternalStore } from "react";
import type { Enhancing } from "./create-enhancing.ts";
import type { EnhancingState } from "./enhancing.ts";

export const EnhanceContext = createContext<Enhancing | null>(null);

const NOTHING: EnhancingState = { work: null, comparisons: [], tailored: null, focus: null };

/** Null where nothing can be enhanced: outside of the editor's form. */
export function useEnhancing(): Enhancing | null {
  return use(EnhanceContext);
}

/** What is being enhanced and compared now. */
export function useEnhancingState(): EnhancingState {
  const enhancing = use(EnhanceContext);
  return useSyncExternalStore(
    enhancing?.subscribe ?? (() => () => undefined),
    enhancing?.get ?? (() => NOTHING),
  );
}
