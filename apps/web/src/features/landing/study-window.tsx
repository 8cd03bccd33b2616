/** The window with its shutters, and the road behind it, tomorrow. */
export function StudyWindow() {
  return (
    <>
      <path className="f3" d="M112 186 62 206v202l50 14z" />
      <path
        className="k2"
        style={{ strokeWidth: 4 }}
        d="m72 224 32-11m-32 33 32-9m-32 31 32-8m-32 30 32-6m-32 28 32-4m-32 26 32-3m-32 25 32-1m-32 23 32 1m-32 21 32 3"
      />
      <path className="f3" d="m388 186 50 20v202l-50 14z" />
      <path
        className="k2"
        style={{ strokeWidth: 4 }}
        d="m396 213 32 11m-32 13 32 9m-32 14 32 8m-32 16 32 6m-32 18 32 4m-32 19 32 3m-32 21 32 1m-32 23 32-1m-32 23 32-3"
      />
      <path className="f5" d="M110 424V190a140 140 0 0 1 280 0v234z" />
      <g clipPath="url(#win)">
        <path fill="url(#sky)" d="M120 60h260v370H120z" />
        <g style={{ fill: "var(--star)" }}>
          <circle cx="186" cy="128" r="1.800" />
          <circle cx="240" cy="98" r="2.200" />
          <circle cx="302" cy="136" r="1.600" />
          <circle cx="336" cy="186" r="1.800" />
          <circle cx="160" cy="190" r="1.500" />
          <circle cx="262" cy="164" r="1.400" />
        </g>
        <circle className="fl" cx="250" cy="354" r="46" />
        <path
          style={{ fill: "var(--land-1)" }}
          d="M120 362v-50h12v-10h16v10h8v-30h5v-8h12v8h5v46h8v-14h10v38zM380 362v-56h-10v-12h-14v12h-8v26h-10v-20h-6v-6h-12v6h-6v32h-8v18z"
        />
        <path style={{ fill: "var(--land-2)" }} d="M120 358c50-8 90-5 130-5s90-4 130 3v72H120z" />
        <path
          style={{ fill: "var(--land-3)" }}
          d="M120 388c40-12 76-2 110 4 54 8 100-20 150-12v48H120z"
        />
        <path
          style={{ fill: "var(--road)" }}
          d="M247 353c2 9 18 12 16 21-3 14-38 20-58 52h92c-6-22 4-36-8-50-10-11-34-13-36-23z"
        />
      </g>
      <rect className="f6" x="92" y="422" width="316" height="14" rx="3" />
    </>
  );
}
