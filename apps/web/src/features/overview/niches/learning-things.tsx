import styles from "./niche.module.css";

/** An open book beside a database. */
export function LearningThings() {
  return (
    <>
      <g>
        <path className="f4" d="M158 150h70v100h-70z" />
        <ellipse className="f4" cx="193" cy="250" rx="35" ry="10" />
        <ellipse className="f5" cx="193" cy="150" rx="35" ry="10" />
        <path className="k2" d="M158 182c6 12 64 12 70 0m-70 32c6 12 64 12 70 0" />
      </g>
      <path className="f6" d="M52 190l80 10 80-10v84l-80 6-80-6z" />
      <path className="f0" d="M58 184c30-2 58 2 74 14v80c-16-10-44-14-74-12z" />
      <path className="f0" d="M206 184c-30-2-58 2-74 14v80c16-10 44-14 74-12z" />
      <path className="p1" d="M132 198c-3-2-6-4-10-5.5v80c4 1.5 7 3.5 10 5.5z" />
      <path className="kp3" style={{ strokeWidth: 4 }} d="M70 200c14 0 24 1 34 4" />
      <path
        className="kp1"
        style={{ strokeWidth: 4 }}
        d="M70 214c16 0 30 2 40 5M70 228c16 0 30 2 40 5M70 242c12 0 22 1 30 3"
      />
      <g transform="matrix(1 -.1 0 1 0 0)">
        <rect className="p3" x="144" y="218" width="52" height="11" />
        <g className="kp2" style={{ strokeWidth: 1.5 }}>
          <path d="M144 229h52v38h-52zM144 242h52M144 254.5h52M161 229v38M179 229v38" />
        </g>
        <rect className="p1" x="161.700" y="242.700" width="16.600" height="11" />
      </g>
      <path className={styles["spark"]} d="M126 192h12v44l-6-6-6 6z" />
    </>
  );
}
