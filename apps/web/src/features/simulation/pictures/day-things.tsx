/** A lamp that burns. */
export function DiyaThings() {
  return (
    <>
      <path className="f5" d="M52 222h176c-4 36-40 58-88 58s-84-22-88-58z" />
      <path className="f6" d="M52 222h176l-4 14H56z" />
      <path className="f4" d="M208 222l40-12-12 26z" />
      <path
        d="M140 132c22 30 30 48 20 68-4 10-12 16-20 16s-16-6-20-16c-10-20-2-38 20-68z"
        style={{ fill: "var(--spark)" }}
      />
      <path className="f0" d="M140 172c10 14 13 22 9 32-2 5-5 8-9 8s-7-3-9-8c-4-10-1-18 9-32z" />
    </>
  );
}

/** A page of accounts with a coin. */
export function LedgerThings() {
  return (
    <>
      <path className="f6" d="M60 136a10 10 0 0 1 10-10h140a10 10 0 0 1 10 10v146H60z" />
      <rect className="f0" x="76" y="140" width="134" height="132" rx="3" />
      <path
        className="kp1"
        style={{ strokeWidth: 3 }}
        d="M76 172h134M76 196h134M76 220h134M76 244h134M160 140v132"
      />
      <path
        className="kp3"
        style={{ strokeWidth: 6 }}
        d="M90 158h40M90 184h54M90 208h34M90 232h46M176 158h20M176 184h20M176 208h20"
      />
      <circle cx="204" cy="250" r="30" style={{ fill: "var(--spark)" }} />
      <path
        d="M193 238h22m-22 9h22m-22-9h5c12 0 12 17 0 17h-5l15 12"
        style={{
          fill: "none",
          stroke: "var(--i-ico)",
          strokeWidth: 4.5,
          strokeLinecap: "round",
          strokeLinejoin: "round",
        }}
      />
    </>
  );
}

/** A screen with code. */
export function ReleaseThings() {
  return (
    <>
      <rect className="f6" x="50" y="126" width="180" height="128" rx="10" />
      <rect className="f5" x="60" y="150" width="160" height="94" rx="3" />
      <circle className="f4" cx="66" cy="139" r="4" />
      <circle className="f4" cx="80" cy="139" r="4" />
      <path
        className="kp1"
        style={{ strokeWidth: 6 }}
        d="M78 172h40m12 0h50M90 190h64M90 208h30m12 0h40M78 226h34"
      />
      <path className="f4" d="M120 254h40v26h-40z" />
      <rect className="f6" x="100" y="272" width="80" height="8" rx="3" />
    </>
  );
}

/** A phone that rings at night. */
export function PhoneThings() {
  return (
    <>
      <path className="f4" d="M170 128a46 46 0 1 1-44-60 36 36 0 0 0 44 60z" />
      <circle className="f4" cx="196" cy="92" r="4" />
      <circle className="f4" cx="214" cy="130" r="3" />
      <circle className="f4" cx="176" cy="58" r="3" />
      <rect className="f6" x="100" y="184" width="66" height="98" rx="10" />
      <rect className="f0" x="107" y="196" width="52" height="70" rx="3" />
      <path className="kp3" style={{ strokeWidth: 6 }} d="M118 216h30M118 230h20" />
      <path
        d="M84 206c-8 12-8 36 0 48M182 206c8 12 8 36 0 48"
        style={{ fill: "none", stroke: "var(--spark)", strokeWidth: 7, strokeLinecap: "round" }}
      />
    </>
  );
}

/** A board of cards on its stand. */
export function BoardThings() {
  return (
    <>
      <rect className="f0" x="56" y="118" width="168" height="120" rx="6" />
      <rect className="p2" x="70" y="132" width="44" height="40" rx="3" />
      <rect className="p1" x="122" y="132" width="44" height="40" rx="3" />
      <rect className="p3" x="174" y="132" width="38" height="40" rx="3" />
      <rect className="p1" x="70" y="182" width="44" height="40" rx="3" />
      <rect x="122" y="182" width="44" height="40" rx="3" style={{ fill: "var(--spark)" }} />
      <path className="k6" style={{ strokeWidth: 6 }} d="m84 238-18 42M196 238l18 42" />
    </>
  );
}

/** A headset. */
export function HeadsetThings() {
  return (
    <>
      <path
        d="M72 214v-22a68 68 0 0 1 136 0v22"
        style={{ fill: "none", stroke: "var(--i-6)", strokeWidth: 12 }}
      />
      <rect className="f5" x="54" y="200" width="38" height="62" rx="16" />
      <rect className="f5" x="188" y="200" width="38" height="62" rx="16" />
      <path
        d="M206 258c0 16-18 22-44 22"
        style={{ fill: "none", stroke: "var(--i-6)", strokeWidth: 7, strokeLinecap: "round" }}
      />
      <rect x="134" y="268" width="34" height="14" rx="7" style={{ fill: "var(--spark)" }} />
    </>
  );
}

/** A badge on a ribbon. */
export function BadgeThings() {
  return (
    <>
      <path
        d="m112 60 22 76m34-76-22 76"
        style={{ fill: "none", stroke: "var(--i-5)", strokeWidth: 7 }}
      />
      <rect className="f6" x="122" y="124" width="36" height="16" rx="5" />
      <rect className="f0" x="82" y="134" width="116" height="134" rx="10" />
      <path className="p3" d="M82 144a10 10 0 0 1 10-10h96a10 10 0 0 1 10 10v16H82z" />
      <path className="p2" d="M116 226v-18a24 24 0 0 1 48 0v18z" />
      <path className="kp1" style={{ strokeWidth: 6 }} d="M104 242h72M116 254h48" />
    </>
  );
}

/** A lorry. */
export function LorryThings() {
  return (
    <>
      <rect className="f5" x="38" y="164" width="124" height="88" rx="6" />
      <path className="f4" d="M166 190h38l30 32v30h-68z" />
      <path className="f0" d="M178 200h22l18 20h-40z" />
      <circle className="f6" cx="82" cy="256" r="24" />
      <circle className="f0" cx="82" cy="256" r="10" />
      <circle className="f6" cx="192" cy="256" r="24" />
      <circle className="f0" cx="192" cy="256" r="10" />
      <path className="k3" style={{ strokeWidth: 6 }} d="M58 190h46m-46 18h30" />
    </>
  );
}
