/** A desk with what a day at work is made of. */
export function Scene() {
  return (
    <svg
      viewBox="0 0 520 340"
      role="img"
      aria-label="A desk with a screen, a clock, a tray of letters and a badge on a hook"
    >
      <path className="f2" d="M90 300V180a170 170 0 0 1 340 0v120z" />
      <path className="f3" d="M108 300V182a152 152 0 0 1 304 0v118z" />
      <path className="f1" d="M128 300V186a132 132 0 0 1 264 0v114z" />
      <path d="M260 30v44" style={{ stroke: "var(--i-6)", strokeWidth: 3 }} />
      <path className="f6" d="M238 92a22 22 0 0 1 44 0z" />
      <circle className="f3" cx="260" cy="96" r="11" />
      <rect className="f6" x="186" y="136" width="150" height="104" rx="8" />
      <rect className="f5" x="194" y="144" width="134" height="82" rx="3" />
      <rect className="f0" x="202" y="152" width="40" height="66" rx="2" />
      <path
        className="kp1"
        style={{ strokeWidth: 4 }}
        d="M208 162h28M208 172h22M208 192h28M208 202h18"
      />
      <path className="kp3" style={{ strokeWidth: 4 }} d="M208 182h28" />
      <rect className="f0" x="248" y="152" width="72" height="40" rx="2" />
      <path
        d="m254 184 12-10 12 6 16-16 18 6"
        style={{
          fill: "none",
          stroke: "var(--i-5)",
          strokeWidth: 4,
          strokeLinejoin: "round",
          strokeLinecap: "round",
        }}
      />
      <rect className="f3" x="248" y="198" width="72" height="20" rx="2" />
      <path className="f4" d="M246 240h30v20h-30z" />
      <rect className="f6" x="226" y="256" width="70" height="7" rx="3" />
      <circle className="f5" cx="146" cy="226" r="36" />
      <circle className="f0" cx="146" cy="226" r="28" />
      <path className="kp1" style={{ strokeWidth: 3 }} d="M146 203v4m0 38v4m-23-23h4m38 0h4" />
      <path className="kp3" style={{ strokeWidth: 4.5 }} d="M146 226v-14" />
      <path
        d="m146 226 11 7"
        style={{ stroke: "var(--i-4)", strokeWidth: 4.5, strokeLinecap: "round" }}
      />
      <path className="f4" d="M352 228h70l-6 34h-58z" />
      <path className="f0" d="M360 210h54v34h-54z" />
      <path className="kp2" style={{ strokeWidth: 2.5 }} d="m360 211 27 17 27-17" />
      <path className="f5" d="M348 234h24l7 8h16l7-8h24l-6 28h-66z" />
      <path
        d="m448 92 7 62m11-52-8 52"
        style={{ fill: "none", stroke: "var(--i-5)", strokeWidth: 4 }}
      />
      <circle className="f6" cx="456" cy="90" r="6" />
      <rect className="f0" x="434" y="154" width="46" height="58" rx="5" />
      <path className="p3" d="M434 159a5 5 0 0 1 5-5h36a5 5 0 0 1 5 5v8h-46z" />
      <path className="p2" d="M447 194v-7a10 10 0 0 1 20 0v7z" />
      <path className="kp1" style={{ strokeWidth: 3 }} d="M443 202h28" />
      <rect className="f5" x="40" y="262" width="440" height="12" rx="4" />
      <path className="f6" d="M84 274h12v42H84zM424 274h12v42h-12z" />
      <rect className="f4" x="60" y="316" width="400" height="6" rx="3" />
    </svg>
  );
}
