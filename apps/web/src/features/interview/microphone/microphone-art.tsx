import styles from "./microphone.module.css";

/** `asking` and `off` are of a microphone that is there; `none` of one that is not. */
export type MicrophoneArtKind = "asking" | "on" | "off" | "none";

/** A microphone in a small doorway. The state stands in words beside it. */
export function MicrophoneArt({
  kind,
  small = false,
}: {
  readonly kind: MicrophoneArtKind;
  readonly small?: boolean;
}) {
  const isOn = kind === "on";
  const body = isOn ? "f6" : "f4";
  return (
    <svg
      className={small ? styles["smallArt"] : styles["art"]}
      data-on={isOn}
      viewBox="0 0 112 120"
      aria-hidden="true"
      focusable="false"
    >
      {kind === "none" ? (
        <path
          className={styles["outline"]}
          d="M8 108V56a48 48 0 0 1 96 0v52M20 108V58a36 36 0 0 1 72 0v50"
        />
      ) : (
        <>
          <path className="f2" d="M8 108V56a48 48 0 0 1 96 0v52z" />
          <path className={isOn ? "f3" : "f1"} d="M20 108V58a36 36 0 0 1 72 0v50z" />
        </>
      )}
      <rect className={body} x="43" y="34" width="26" height="40" rx="13" />
      {isOn && <path className="f5" d="M43 50h26v-3a13 13 0 0 0-26 0z" />}
      <path
        className={isOn ? "k6" : "k4"}
        strokeWidth="4"
        d="M35 60v2a21 21 0 0 0 42 0v-2M56 84v10"
      />
      <path className={body} d="M40 104a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6z" />
      {isOn && <path className={styles["waves"]} d="M28 58v12M20 54v20M84 58v12M92 54v20" />}
      {kind === "asking" && (
        <>
          <circle className={styles["badge"]} cx="86" cy="34" r="14" />
          <path
            className={styles["question"]}
            d="M82 31a4.500 4.500 0 1 1 6 4.200c-1.500.6-2 1.300-2 2.600m0 3.700v.1"
          />
        </>
      )}
      {kind === "off" && <path className={styles["stroke"]} d="m30 30 52 62" />}
      <rect className="f5" x="0" y="104" width="112" height="8" rx="3" />
      <path className="f4" d="M8 112h96l-4 5H12z" />
    </svg>
  );
}
