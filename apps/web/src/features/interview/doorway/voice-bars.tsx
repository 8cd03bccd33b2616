import styles from "./doorway.module.css";

/** The shape that a voice stands in, in units of the drawing. */
const HEIGHTS = [10, 18, 34, 26, 52, 78, 60, 96, 118, 88, 106, 64, 82, 44, 58, 30, 20, 12] as const;
const LEAST = 0.12;

/** The person's voice as bars in the doorway, as high as it is loud (0 to 1). */
export function VoiceBars({ level }: { readonly level: number }) {
  const loud = LEAST + (1 - LEAST) * Math.min(1, Math.max(0, level));
  return (
    <path
      className={styles["voice"]}
      d={HEIGHTS.map((height, at) => `M${423.5 + at * 9} 396v${-height * loud}`).join("")}
    />
  );
}
