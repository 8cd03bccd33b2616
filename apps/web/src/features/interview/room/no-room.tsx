import type { ReactNode } from "react";
import { Doorway } from "../doorway/doorway.tsx";
import styles from "./room.module.css";

interface NoRoomProps {
  readonly title: string;
  /** A line under it. */
  readonly text?: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** The doorway with its lamp off, and what there is to do. */
export function NoRoom({ title, text, children }: NoRoomProps) {
  return (
    <div className={styles["opening"]}>
      <Doorway manner="plain" presence="paused" />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <div>{children}</div>
    </div>
  );
}
