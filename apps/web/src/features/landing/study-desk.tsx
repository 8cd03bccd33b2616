import styles from "./study.module.css";

/** The desk, and on it books, chai, a laptop and a notebook under the lamp. */
export function StudyDesk() {
  return (
    <>
      <path className="f4" d="M116 516h22l-5 144h-10z" />
      <path className="f4" d="M704 516h164v130H704z" />
      <path className="f4" d="M716 646h10v14h-10zM846 646h10v14h-10z" />
      <rect className="f3" x="716" y="528" width="140" height="48" rx="3" />
      <rect className="f3" x="716" y="586" width="140" height="48" rx="3" />
      <path className="k5" style={{ strokeWidth: 5 }} d="M774 552h24m-24 58h24" />
      <rect className="f5" x="88" y="500" width="860" height="16" rx="4" />

      <rect className="f5" x="150" y="481" width="130" height="19" rx="3" />
      <path className="k3" d="M168 490.5h36" />
      <rect className="f3" x="160" y="463" width="112" height="18" rx="3" />
      <path className="k5" d="M228 472h28" />
      <rect className="f6" x="154" y="447" width="106" height="16" rx="3" />
      <path className="k4" d="M170 455h30" />
      <path className="f2" d="M312 456h32l-5 44h-22z" />
      <path className="f4" d="M313.2 467h29.5L339 500h-22z" />
      <path className="k3" d="M322 446c-5-8 5-12 0-22m12 22c-5-8 5-12 0-22" />

      <path className={styles["lamp"]} fill="url(#cone)" d="m628 319 94 50 10 131H404z" />
      <rect className="f6" x="424" y="388" width="164" height="106" rx="8" />
      <rect className="f5" x="432" y="396" width="148" height="90" rx="3" />
      <path
        className="kp1"
        style={{ strokeWidth: 5 }}
        d="M446 416h26m10 0h40m-66 16h18m42 0h34m-78 16h58m-84 16h34"
      />
      <path className="k0" style={{ strokeWidth: 5 }} d="M486 432h22" />
      <path className="f4" d="M404 492h204v2a6 6 0 0 1-6 6H410a6 6 0 0 1-6-6z" />
      <g className={styles["hide"]}>
        <path className="f0" d="M624 496c18-12 42-12 56-2 14-10 38-10 56 2v4H624z" />
        <path className="kp2" d="M680 494v5" style={{ strokeWidth: 2 }} />
        <path className="k5" d="m702 487 30-19" style={{ strokeWidth: 5 }} />
      </g>
      <g className={styles["lamp"]}>
        <rect className="f6" x="768" y="488" width="80" height="12" rx="6" />
        <path className="k6" d="m808 488 16-106-112-82" style={{ strokeWidth: 8 }} />
        <circle className="f6" cx="824" cy="382" r="10" />
        <g transform="translate(700 300) rotate(28)">
          <path
            className="fl"
            d="M-15-26c0-12 30-12 30 0l3 16C42 0 54 24 56 52H-56C-54 24-42 0-18-10z"
          />
          <ellipse className="fl3" cy="52" rx="56" ry="9" />
          <ellipse style={{ fill: "var(--i-0)" }} cy="53" rx="18" ry="5" />
        </g>
      </g>

      <g className={styles["hide"]} transform="translate(722 80)">
        <path className="f4" d="M128 420h34l-5-30h-24z" />
        <path
          className="k4"
          d="M145 392c0-16-2-28-10-40m10 32c2-16 8-28 16-34m-16 38c-6-12-12-16-20-18"
        />
        <path
          className="f4"
          d="M135 354c-9-3-12-11-9-20 9 3 13 11 9 20zm26-2c-2-9 3-17 11-19 3 9-2 17-11 19zm-37 20c-8 3-16-1-18-9 8-3 16 1 18 9z"
        />
      </g>
    </>
  );
}
