import styles from "./niche.module.css";

/** An open book beside a database. */
export function BookThings() {
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

/** Two tables whose rows are joined. */
export function TablesThings() {
  return (
    <>
      <rect className="f0" x="48" y="160" width="76" height="112" rx="6" />
      <path className="p3" d="M48 166a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v14H48z" />
      <path
        className="kp1"
        style={{ strokeWidth: 2 }}
        d="M48 203h76M48 226h76M48 249h76M74 180v92"
      />
      <path
        className="kp2"
        style={{ strokeWidth: 5 }}
        d="M58 191.500h6M58 214.500h6M58 237.500h6M58 260.500h6M84 191.500h28M84 214.500h20M84 237.500h26M84 260.500h16"
      />
      <rect className="f0" x="166" y="182" width="66" height="90" rx="6" />
      <path className="p3" d="M166 188a6 6 0 0 1 6-6h54a6 6 0 0 1 6 6v14h-66z" />
      <path className="kp1" style={{ strokeWidth: 2 }} d="M166 225h66M166 248h66M190 202v70" />
      <path
        className="kp2"
        style={{ strokeWidth: 5 }}
        d="M174 213.500h6M174 236.500h6M174 259.500h6M200 213.500h22M200 236.500h16M200 259.500h22"
      />
      <path
        className={styles["kspark"]}
        style={{ strokeWidth: 4 }}
        d="M124 192c24 0 20 22 42 22M124 215c24 0 20 22 42 22M124 238c24 0 20 22 42 22"
      />
      <path className="f4" d="M44 272h84v8H44zM162 272h74v8h-74z" />
    </>
  );
}

/** A box of cards. */
export function CardThings() {
  return (
    <>
      <rect
        className="f4"
        x="74"
        y="150"
        width="104"
        height="72"
        rx="8"
        transform="rotate(-7 126 186)"
      />
      <rect className="f0" x="92" y="166" width="116" height="82" rx="8" />
      <path className="kp3" style={{ strokeWidth: 6 }} d="M110 188h48" />
      <path className="kp1" style={{ strokeWidth: 5 }} d="M110 206h78M110 220h60" />
      <path className="f5" d="M62 236h156v44H62z" />
      <path className="f6" d="M62 236h156v8H62z" />
      <path className="k3" style={{ strokeWidth: 5 }} d="M126 260h28" />
    </>
  );
}

/** A certificate with its seal. */
export function CertificateThings() {
  return (
    <>
      <rect className="f0" x="58" y="162" width="164" height="108" rx="6" />
      <rect
        x="68"
        y="172"
        width="144"
        height="88"
        rx="3"
        style={{ fill: "none", stroke: "var(--i-3)", strokeWidth: 2 }}
      />
      <path className="kp3" style={{ strokeWidth: 6 }} d="M104 192h72" />
      <path className="kp1" style={{ strokeWidth: 5 }} d="M92 210h96M104 224h72" />
      <path className="f5" d="M176 240l-8 34 14-7 14 7-8-34z" />
      <circle className="f5" cx="182" cy="236" r="19" />
      <path className="k0" style={{ strokeWidth: 4 }} d="m174 236 6 6 11-12" />
      <path className="f4" d="M50 270h180v10H50z" />
    </>
  );
}

/** A laptop with code that passes, and a flask. */
export function LaptopThings() {
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

/** An alarm clock. */
export function ClockThings() {
  return (
    <>
      <circle className="f6" cx="140" cy="212" r="58" />
      <circle className="f5" cx="140" cy="212" r="52" />
      <circle className="f0" cx="140" cy="212" r="42" />
      <path style={{ fill: "var(--lamp-3)" }} d="M140 212V170a42 42 0 0 1 0 84z" />
      <path className="kp3" style={{ strokeWidth: 5 }} d="M140 212v-28M140 212l20 14" />
      <path className="f6" d="M130 142h20v12h-20z" />
      <path className="k6" style={{ strokeWidth: 7 }} d="m104 262-12 18m84-18 12 18M122 140h36" />
    </>
  );
}
