import styles from "../../../ui/niche.module.css";

/** A sheet of paper, and a ring that counts its points. */
export function ResumeThings() {
  return (
    <>
      <g transform="rotate(8 150 200)">
        <rect className="f3" x="96" y="116" width="116" height="160" rx="6" />
      </g>
      <rect className="f0" x="70" y="112" width="124" height="168" rx="6" />
      <rect
        style={{ fill: "none", stroke: "var(--i-3)", strokeWidth: 1.5 }}
        x="70.700"
        y="112.700"
        width="122.600"
        height="166.600"
        rx="5.500"
      />
      <circle className="p2" cx="94" cy="138" r="12" />
      <path className="kp3" style={{ strokeWidth: 6 }} d="M116 132h46" />
      <path className="kp1" style={{ strokeWidth: 5 }} d="M116 146h30" />
      <path className="kp3" style={{ strokeWidth: 5 }} d="M84 172h32" />
      <path
        className="kp1"
        style={{ strokeWidth: 5 }}
        d="M84 186h94M84 198h80M84 236h34M84 248h28M84 260h34"
      />
      <path className="kp3" style={{ strokeWidth: 5 }} d="M84 220h24" />
      <g transform="translate(184 230)">
        <circle className="f0" r="44" />
        <circle style={{ fill: "none", stroke: "var(--i-3)", strokeWidth: 9 }} r="34" />
        <circle
          className={styles["kspark"]}
          style={{ strokeWidth: 9 }}
          r="34"
          pathLength="100"
          strokeDasharray="78 100"
          transform="rotate(-90)"
        />
        <path className="kp3" style={{ strokeWidth: 6 }} d="m-13 1 9 9 17-19" />
      </g>
    </>
  );
}
