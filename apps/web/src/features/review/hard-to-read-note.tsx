import type { HardToRead } from "@taiyari/domain/resume";
import { LineIcon } from "../../ui/line-icon.tsx";
import styles from "./machine.module.css";

const SIGNS: Readonly<Record<HardToRead, string>> = {
  "no-entries": "No job and no study was found in it.",
  "loose-periods": "Most of its periods of time belong to no job and no study that was found.",
  doubts: "Most names of jobs, companies, courses and schools are doubtful.",
  "loose-lines": "Many of its lines belong to no field.",
};

/** Says that a file as a whole was not understood, and why; nothing for a file that reads well. */
export function HardToReadNote({ signs }: { readonly signs: readonly HardToRead[] }) {
  if (signs.length === 0) return null;
  return (
    <div className={styles["notice"]} role="note">
      <LineIcon name="warn" />
      <p>
        <b>This file is hard for a machine to read.</b> {signs.map((sign) => SIGNS[sign]).join(" ")}{" "}
        Compare every field with the page, also those that are sure.
      </p>
    </div>
  );
}
