import styles from "./study.module.css";

/** What hangs on the wall: the resume, the calendar with the day ringed, the blazer, and the light on them. */
export function StudyWall() {
  return (
    <>
      <g transform="rotate(-3 530 210)">
        <rect x="478" y="136" width="106" height="142" rx="4" className="f0" />
        <rect
          x="478.500"
          y="136.500"
          width="105"
          height="141"
          rx="3.500"
          style={{ fill: "none", stroke: "var(--i-3)" }}
        />
        <circle className="p2" cx="500" cy="162" r="10" />
        <path className="kp3" d="M520 157h40" style={{ strokeWidth: 5 }} />
        <path className="kp1" d="M520 168h26" style={{ strokeWidth: 4 }} />
        <path
          className="kp1"
          d="M492 190h76m-76 12h64m-64 24h78m-78 12h70m-70 12h44"
          style={{ strokeWidth: 4 }}
        />
        <path className="kp3" d="M492 214h26" style={{ strokeWidth: 4 }} />
        <circle className="f5" cx="531" cy="138" r="4.500" />
      </g>
      <g className={styles["cal"]}>
        <g transform="translate(612 70)">
          <rect className="f0" width="96" height="98" rx="5" />
          <rect
            x=".5"
            y=".5"
            width="95"
            height="97"
            rx="4.500"
            style={{ fill: "none", stroke: "var(--i-3)" }}
          />
          <path className="f5" d="M5 0h86a5 5 0 0 1 5 5v19H0V5a5 5 0 0 1 5-5z" />
          <g className="p1">
            <circle cx="16" cy="40" r="4" />
            <circle cx="32" cy="40" r="4" />
            <circle cx="48" cy="40" r="4" />
            <circle cx="64" cy="40" r="4" />
            <circle cx="80" cy="40" r="4" />
            <circle cx="16" cy="60" r="4" />
            <circle cx="32" cy="60" r="4" />
            <circle cx="48" cy="60" r="4" />
            <circle cx="64" cy="60" r="4" />
            <circle cx="80" cy="60" r="4" />
            <circle cx="16" cy="80" r="4" />
            <circle cx="32" cy="80" r="4" />
          </g>
          <circle className="p3" cx="48" cy="80" r="4" />
          <circle className="kl" cx="48" cy="80" r="10.500" />
        </g>
      </g>

      <g className={styles["hide"]} transform="translate(744 58)">
        <path className="k4" d="M66 26V12a8 8 0 1 1 8-8" style={{ strokeWidth: 4 }} />
        <path
          className="f6"
          d="M4 60 54 30h24l50 30c8 5 10 12 11 20l5 126c0 5-3 8-8 8h-16l-4-40v84c0 5-3 8-8 8H24c-5 0-8-3-8-8v-84l-4 40H-4c-5 0-8-3-8-8L-7 80c1-8 3-15 11-20z"
        />
        <path className="f0" d="M46 34 66 150 86 34 78 26H54z" />
        <path className="p2" d="m60 46 6-6 6 6-3 8 5 60-8 24-8-24 5-60z" />
        <path className="f0" d="m52 26 14 14-12 18-10-24zM80 26 66 40l12 18 10-24z" />
        <path
          className="kp1"
          style={{ strokeWidth: 1.5 }}
          d="m52 28 14 12-11 16m25-28L66 40l11 16"
        />
        <path
          className="f5"
          d="M44 32 24 52l14 22-8 8 36 82V150L46 34zM88 32l20 20-14 22 8 8-36 82V150l20-116z"
        />
        <path className="k4" d="M66 164v98M16 96v78M116 96v78" style={{ strokeWidth: 2 }} />
        <path className="k4" d="M84 116h18m-70 100h22m26 0h22" />
        <circle className="f4" cx="75" cy="184" r="3.500" />
        <circle className="f4" cx="75" cy="208" r="3.500" />
      </g>

      <circle className={styles["lamp"]} cx="650" cy="360" r="290" fill="url(#glow)" />
    </>
  );
}
