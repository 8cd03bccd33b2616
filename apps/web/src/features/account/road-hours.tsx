/** The sun at the end of the road. */
export function DaySky() {
  return (
    <>
      <g style={{ fill: "var(--star)" }}>
        <circle cx="150" cy="190" r="2" />
        <circle cx="232" cy="92" r="2.600" />
        <circle cx="352" cy="58" r="1.800" />
        <circle cx="468" cy="118" r="2" />
        <circle cx="572" cy="232" r="2.400" />
        <circle cx="96" cy="310" r="1.800" />
        <circle cx="610" cy="356" r="1.800" />
        <circle cx="196" cy="372" r="1.600" />
        <circle cx="508" cy="330" r="1.600" />
      </g>
      <circle cx="350" cy="590" r="270" fill="url(#halo)" />
      <circle className="fl" cx="350" cy="592" r="104" />
    </>
  );
}

/** Stars and a full moon. */
export function NightSky() {
  return (
    <>
      <g style={{ fill: "var(--star)" }}>
        <circle cx="150" cy="190" r="2" />
        <circle cx="232" cy="92" r="2.600" />
        <circle cx="352" cy="58" r="1.800" />
        <circle cx="468" cy="118" r="2" />
        <circle cx="572" cy="232" r="2.400" />
        <circle cx="96" cy="310" r="1.800" />
        <circle cx="610" cy="356" r="1.800" />
        <circle cx="196" cy="372" r="1.600" />
      </g>
      <circle style={{ fill: "var(--star)", opacity: 0.1 }} cx="470" cy="330" r="96" />
      <circle style={{ fill: "var(--star)", opacity: 0.16 }} cx="470" cy="330" r="72" />
      <circle style={{ fill: "var(--moon)" }} cx="470" cy="330" r="50" />
      <g style={{ fill: "var(--sky-2)", opacity: 0.45 }}>
        <circle cx="456" cy="318" r="10" />
        <circle cx="486" cy="340" r="14" />
        <circle cx="462" cy="352" r="6" />
      </g>
      <g style={{ fill: "var(--star)" }}>
        <circle cx="290" cy="300" r="1.600" />
        <circle cx="140" cy="428" r="1.800" />
        <circle cx="330" cy="410" r="2" />
        <circle cx="590" cy="440" r="1.600" />
        <circle cx="66" cy="440" r="1.500" />
      </g>
    </>
  );
}

/** Someone with a bag, half way, and the far trees. */
export function Traveller() {
  return (
    <>
      <g style={{ fill: "var(--land-1)" }}>
        <ellipse cx="300" cy="594" rx="6" ry="22" />
        <ellipse cx="402" cy="596" rx="6" ry="24" />
        <ellipse cx="430" cy="612" rx="9" ry="36" />
        <ellipse cx="262" cy="612" rx="10" ry="40" />
      </g>
      <g transform="translate(258 744)">
        <path style={{ fill: "var(--tree-2)", opacity: 0.2 }} d="m-8 92-22 64h30l16-64z" />
        <g style={{ fill: "var(--tree-2)" }}>
          <circle cx="0" cy="-12" r="7" />
          <path d="M-14 8c0-6 6-10 14-10S14 2 14 8l3 38h-6v2l-2 44H2L0 54l-2 38h-7l-2-44v-2h-6z" />
        </g>
        <rect style={{ fill: "var(--land-1)" }} x="9" y="34" width="17" height="15" rx="2.500" />
        <path style={{ fill: "none", stroke: "var(--land-1)", strokeWidth: 2 }} d="m-9 2 24 33" />
      </g>
    </>
  );
}

/** A door at the end of the road with the light on, between the far trees. */
export function LightLeftOn() {
  return (
    <>
      <g style={{ fill: "var(--land-1)" }}>
        <ellipse cx="448" cy="612" rx="10" ry="38" />
        <ellipse cx="258" cy="612" rx="10" ry="40" />
      </g>
      <g transform="translate(307 470)">
        <path
          style={{ fill: "var(--tree-2)" }}
          d="M0 126V56a44 44 0 0 1 88 0v70zM-14 126h116v10H-14z"
        />
        <path className="fl" d="M18 126V60a26 26 0 0 1 52 0v66z" />
        <path style={{ fill: "var(--tree-2)" }} d="M42.5 34h3v92h-3zM18 78h52v3H18z" />
      </g>
    </>
  );
}
