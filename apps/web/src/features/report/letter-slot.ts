import { createContext, type ReactNode } from "react";

/** Gives what stands beside the job match of an upload: a way to write a letter for that job. */
export const LetterSlot = createContext<(uploadId: string) => ReactNode>(() => null);
