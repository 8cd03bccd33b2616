import { DaySky, NightSky, Traveller, LightLeftOn } from "./road-hours.tsx";

/** The road of the pages for visitors, from here to a lit door. */
const ROAD =
  "M349 592C349 593 349 596 349 598C349 600 349 603 349 606C348 609 348 613 346 618C344 623 342 628 337 634C332 640 326 648 318 656C309 664 299 673 287 684C275 695 261 707 247 720C232 733 216 748 201 764C186 780 170 798 157 816C144 834 131 857 122 872C114 887 110 899 108 904L400 904C397 899 390 887 385 872C380 857 372 834 368 816C365 798 364 780 364 764C365 748 367 733 369 720C372 707 375 695 377 684C379 673 381 664 381 656C382 648 382 640 380 634C379 628 377 623 375 618C372 613 369 609 366 606C364 603 361 600 359 598C357 596 354 593 354 592z";

const WINDOWS =
  "M98 470h8v8h-8zm0 22h8v8h-8zm-68 46h8v8h-8zm176 4h8v8h-8zm446-42h8v8h-8zm0 22h8v8h-8zm-78 6h8v8h-8zm-64 46h8v8h-8z";

interface RoadProps {
  /** The same road: on the way at registration, arrived in the evening at sign-in. */
  readonly time: "day" | "night";
}

export function RoadIllustration({ time }: RoadProps) {
  const isNight = time === "night";
  return (
    <svg viewBox="0 0 700 900" preserveAspectRatio="xMidYMax slice">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: "var(--sky-1)" }} />
          <stop offset=".34" style={{ stopColor: "var(--sky-1)" }} />
          <stop offset=".72" style={{ stopColor: "var(--sky-2)" }} />
          <stop offset="1" style={{ stopColor: "var(--sky-3)" }} />
        </linearGradient>
        <radialGradient id="halo">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.5 }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0 }} />
        </radialGradient>
        <clipPath id="road">
          <path d={ROAD} />
        </clipPath>
        <linearGradient id="fall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.95 }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0 }} />
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h700v640H0z" />
      {isNight ? <NightSky /> : <DaySky />}
      <path
        style={{ fill: "var(--land-1)" }}
        d="M0 620V520h26v-22h34v22h20v-62h10v-16h26v16h10v94h18v-34h40v-14h12v14h14v60h22v-22h24v70zM700 620V502h-24v-24h-12v-12h-26v12h-12v52h-22v-44h-12v-10h-26v10h-12v74h-18v-32h-36v44h-20v54z"
      />
      <path style={{ fill: isNight ? "var(--lamp)" : "var(--sky-3)" }} d={WINDOWS} />
      <path style={{ fill: "var(--land-2)" }} d="M0 602c110-20 230-10 350-10s240-10 350 8v300H0z" />
      <path
        style={{ fill: "var(--land-3)" }}
        d="M0 700c90-34 170-20 250 0 140 34 260-46 450-12v220H0z"
      />
      <path style={{ fill: "var(--road)" }} d={ROAD} />
      {isNight && <path clipPath="url(#road)" fill="url(#fall)" d="M0 600h700v190H0z" />}
      <Avenue />
      {isNight ? <LightLeftOn /> : <Traveller />}
    </svg>
  );
}

function Avenue() {
  return (
    <>
      <g style={{ fill: "var(--tree-1)" }}>
        <path d="M206 640h6v46h-6zM488 640h6v50h-6zM118 700h9v70h-9zM590 690h9v76h-9z" />
        <ellipse cx="209" cy="618" rx="17" ry="66" />
        <ellipse cx="491" cy="620" rx="18" ry="70" />
      </g>
      <g style={{ fill: "var(--tree-2)" }}>
        <path d="M118 690h9v80h-9zM590 690h9v80h-9z" />
        <ellipse cx="122" cy="634" rx="32" ry="122" />
        <ellipse cx="594" cy="638" rx="33" ry="124" />
      </g>
    </>
  );
}
