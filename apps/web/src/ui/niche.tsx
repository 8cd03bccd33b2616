import type { ReactNode } from "react";
import styles from "./niche.module.css";

interface NicheProps {
  /** Whether the lamp is on: only at the next thing to do. */
  readonly isLit: boolean;
  /** Where a moon shines. */
  readonly withoutLamp?: boolean;
  /** What stands in it. */
  readonly children: ReactNode;
}

/** An arched niche with a lamp and a shelf. Needs `NicheLight` somewhere on the page. */
export function Niche({ isLit, withoutLamp = false, children }: NicheProps) {
  return (
    <svg
      className={isLit ? `${styles["niche"]} ${styles["lit"]}` : styles["niche"]}
      viewBox="0 0 280 306"
      aria-hidden="true"
    >
      <path className="f2" d="M10 284V140a130 130 0 0 1 260 0v144z" />
      <path className={styles["jamb"]} d="M26 284V140a114 114 0 0 1 228 0v144z" />
      <g clipPath="url(#niche-inside)">
        <path className={styles["wall"]} d="M44 284V156a114 114 0 0 1 228 0v128z" />
        <path className={styles["beam"]} fill="url(#niche-cone)" d="M128 92h24l80 192H48z" />
        <circle className={styles["beam"]} cx="140" cy="86" r="96" fill="url(#niche-bulb)" />
      </g>
      {!withoutLamp && (
        <>
          <path className={styles["cord"]} d="M140 27v38" />
          <rect className="f6" x="133" y="62" width="14" height="12" rx="3" />
          <circle className={styles["bulb"]} cx="140" cy="85" r="13" />
          <circle
            className={styles["beam"]}
            style={{ fill: "var(--i-ico)" }}
            cx="140"
            cy="86"
            r="6"
          />
        </>
      )}
      {children}
      <rect className="f5" x="0" y="280" width="280" height="14" rx="4" />
      <path className="f4" d="M16 294h248l-8 10H24z" />
    </svg>
  );
}

/** The light that the niches of a page share. Once on the page. */
export function NicheLight() {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        <clipPath id="niche-inside">
          <path d="M26 284V140a114 114 0 0 1 228 0v144z" />
        </clipPath>
        <linearGradient id="niche-cone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.5 }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0.04 }} />
        </linearGradient>
        <radialGradient id="niche-bulb">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.6 }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0 }} />
        </radialGradient>
      </defs>
    </svg>
  );
}
