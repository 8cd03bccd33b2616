import styles from "../../../ui/niche.module.css";

/** A laptop with code that passes, and a flask. */
export function PracticeThings() {
  return (
    <>
      <rect className="f6" x="58" y="142" width="164" height="128" rx="10" />
      <rect className="f5" x="68" y="152" width="144" height="106" rx="4" />
      <path
        className="kp1"
        style={{ strokeWidth: 5 }}
        d="M82 172h22m10 0h30M94 186h14m34 0h20M94 200h46M82 214h24"
      />
      <path className="k0" style={{ strokeWidth: 5 }} d="M118 186h14" />
      <rect className={styles["spark"]} x="116" y="208" width="9" height="13" rx="1" />
      <path
        className="k3"
        style={{ strokeWidth: 4 }}
        d="m82 240 5 5 9-10M110 240l5 5 9-10M138 240l5 5 9-10"
      />
      <path className="f4" d="M36 268h208v4a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8z" />
      <g transform="translate(9 0)">
        <path className="f0" d="M196 184h24v30l22 52c3 8-1 14-9 14h-50c-8 0-12-6-9-14l22-52z" />
        <path className="f4" d="M188 234h40l14 32c3 8-1 14-9 14h-50c-8 0-12-6-9-14z" />
        <path className="k6" style={{ strokeWidth: 5 }} d="M192 184h32" />
        <circle className="f0" cx="200" cy="254" r="4" />
        <circle className="f0" cx="214" cy="246" r="3" />
        <circle className="f0" cx="218" cy="264" r="5" />
      </g>
    </>
  );
}
