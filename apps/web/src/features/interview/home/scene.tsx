/** A lit doorway, a table with a microphone, and a chair on each side of it. */
export function Scene() {
  return (
    <svg
      viewBox="0 0 560 380"
      role="img"
      aria-label="A lit doorway, a table with a microphone and two chairs"
    >
      <defs>
        <linearGradient id="scene-cone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.5 }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0.04 }} />
        </linearGradient>
        <radialGradient id="scene-bulb">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.6 }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0 }} />
        </radialGradient>
      </defs>
      <path className="f2" d="M120 340V190a160 160 0 0 1 320 0v150z" />
      <path className="f3" d="M138 340V190a142 142 0 0 1 284 0v150z" />
      <path
        d="M158 340V192a122 122 0 0 1 244 0v148z"
        style={{ fill: "color-mix(in oklab, var(--accent) 20%, var(--paper))" }}
      />
      <path d="M268 126h24l96 214H172z" fill="url(#scene-cone)" />
      <circle cx="280" cy="120" r="92" fill="url(#scene-bulb)" />
      <path d="M280 70v34" style={{ stroke: "var(--i-6)", strokeWidth: 3 }} />
      <path className="f6" d="M262 116a18 18 0 0 1 36 0z" />
      <circle cx="280" cy="120" r="11" style={{ fill: "var(--lamp)" }} />
      <Table />
      <Chairs />
      <Speech />
      <rect className="f5" x="60" y="340" width="440" height="12" rx="4" />
      <path className="f4" d="M78 352h404l-8 9H86z" />
    </svg>
  );
}

function Table() {
  return (
    <>
      <rect className="f5" x="150" y="252" width="260" height="12" rx="4" />
      <path className="f6" d="M176 264h12v76h-12zM372 264h12v76h-12z" />
      <rect className="f6" x="262" y="178" width="36" height="54" rx="18" />
      <path className="f5" d="M262 200h36v-4a18 18 0 0 0-36 0z" />
      <path className="k4" style={{ strokeWidth: 2.5 }} d="M269 190h22m-22 6h22" />
      <path
        d="M252 210v2a28 28 0 0 0 56 0v-2M280 240v8"
        style={{ fill: "none", stroke: "var(--i-6)", strokeWidth: 5, strokeLinecap: "round" }}
      />
      <path className="f6" d="M256 252a7 7 0 0 1 7-7h34a7 7 0 0 1 7 7z" />
      <path className="f0" d="m182 246 46-3 6 9h-58z" />
      <path className="kp1" style={{ strokeWidth: 2 }} d="m190 247 30-2" />
      <path className="f0" d="M344 222h24l-3 30h-18z" opacity=".9" />
      <path className="f3" d="M345.3 234h21.4l-1.9 18h-17.6z" />
    </>
  );
}

function Chairs() {
  const legs = { stroke: "var(--i-6)", strokeWidth: 6, strokeLinecap: "round" } as const;
  return (
    <>
      <path className="f4" d="M92 182a12 12 0 0 1 12-12h8a12 12 0 0 1 12 12v112H92z" />
      <path className="f5" d="M88 288h72a8 8 0 0 1 0 16H88z" />
      <path d="M98 304l-6 36M150 304l6 36" style={legs} />
      <path className="f4" d="M468 182a12 12 0 0 0-12-12h-8a12 12 0 0 0-12 12v112h32z" />
      <path className="f5" d="M472 288h-72a8 8 0 0 0 0 16h72z" />
      <path d="M462 304l6 36M410 304l-6 36" style={legs} />
    </>
  );
}

function Speech() {
  return (
    <>
      <path
        className="f5"
        d="M30 84a12 12 0 0 1 12-12h82a12 12 0 0 1 12 12v36a12 12 0 0 1-12 12h-4v18l-20-18H42a12 12 0 0 1-12-12z"
      />
      <path
        style={{ fill: "none", stroke: "var(--i-3)", strokeWidth: 5, strokeLinecap: "round" }}
        d="M50 92h66M50 108h44"
      />
      <path
        className="f0"
        d="M424 66a12 12 0 0 1 12-12h92a12 12 0 0 1 12 12v50a12 12 0 0 1-12 12h-60l-20 18v-18h-12a12 12 0 0 1-12-12z"
        style={{ stroke: "var(--i-3)", strokeWidth: 1.5 }}
      />
      <path className="kp1" style={{ strokeWidth: 5 }} d="M442 76h76M442 108h40" />
      <path className="kp3" style={{ strokeWidth: 5 }} d="M442 92h50" />
      <path d="M442 100h50" style={{ stroke: "var(--lamp)", strokeWidth: 3 }} />
    </>
  );
}
