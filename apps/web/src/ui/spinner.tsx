import { style } from "./css-variables.ts";
import styles from "./spinner.module.css";

/** Waiting without a known end. Appears after 150 ms, so that what is quick does not blink. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <p className={styles["spinner"]} role="status" data-waiting="">
      <span className={styles["ring"]} aria-hidden="true" />
      {label}
    </p>
  );
}

/** The place of something that is still loading: keeps its height, says nothing to a screen reader. */
export function Skeleton({ height, narrowHeight = height, width = "100%" }: SkeletonProps) {
  return (
    <span
      className={styles["skeleton"]}
      style={{ width, ...style({ "--height": height, "--narrow-height": narrowHeight }) }}
      aria-hidden="true"
      data-waiting=""
    />
  );
}

interface SkeletonProps {
  /** A CSS length. */
  readonly height: string;
  /** Where columns stand below each other, up to 860 px of the window; as much as else when left out. */
  readonly narrowHeight?: string;
  readonly width?: string;
}
