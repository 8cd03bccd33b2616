import type { ReactNode } from "react";
import { CheckIcon } from "./icons.tsx";
import styles from "./pill.module.css";

interface PillProps {
  /** `good` has a tick as well: no colour stands alone. */
  readonly kind?: "plain" | "good" | "wait" | "bad" | "info";
  readonly children: ReactNode;
}

/** A state in a word or two, beside what it is about. */
export function Pill({ kind = "plain", children }: PillProps) {
  return (
    <span className={`num ${styles["pill"]} ${styles[kind]}`}>
      {kind === "good" && <CheckIcon />}
      {children}
    </span>
  );
}
