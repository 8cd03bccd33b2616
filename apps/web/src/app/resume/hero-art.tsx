import { useId } from "react";

const WAVE = `M150 246${"q3.5 -4 7 0q3.5 4 7 0".repeat(10)}`;
const BEAM = "M-40 26H40L196 460H-210Z";

/** A desk lamp over a resume: what its light reaches has been read. */
export function HeroArt({ className }: { readonly className: string | undefined }) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox="0 0 560 400"
      role="img"
      aria-label="A desk lamp lights a resume. The lines in its light have been read; one of them is marked as the next to change."
    >
      <defs>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--accent)" stopOpacity=".5" />
          <stop offset=".45" stopColor="var(--accent)" stopOpacity=".2" />
          <stop offset=".86" stopColor="var(--accent)" stopOpacity="0" />
        </linearGradient>
        <clipPath id={`${id}cone`}>
          <path transform="translate(404 88) rotate(52)" d={BEAM} />
        </clipPath>
        <clipPath id={`${id}room`}>
          <path d="M0 0H560V352H0Z" />
        </clipPath>
      </defs>
      <path d="M24 352H536" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
      <g transform="rotate(-6 180 340)">
        <rect
          x="78"
          y="52"
          width="226"
          height="298"
          rx="8"
          fill="var(--sunken)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
      </g>
      <rect
        x="118"
        y="30"
        width="232"
        height="322"
        rx="8"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
      <g fill="var(--line)">
        <Lines />
      </g>
      <g clipPath={`url(#${id}room)`}>
        <path transform="translate(404 88) rotate(52)" d={BEAM} fill={`url(#${id}beam)`} />
      </g>
      <g clipPath={`url(#${id}cone)`} fill="var(--primary)">
        <Lines />
      </g>
      <rect x="146" y="228" width="150" height="18" rx="5" fill="var(--accent-soft)" />
      <rect x="152" y="234" width="138" height="6" rx="3" fill="var(--accent-ink)" />
      <path d={WAVE} fill="none" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" />
      <rect x="306" y="217" width="80" height="40" rx="20" fill="var(--accent)" />
      <path
        d="M334 237h24m-7-7 7 7-7 7"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M474 350 512 222 430 70"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle
        cx="512"
        cy="222"
        r="10"
        fill="var(--surface)"
        stroke="var(--primary)"
        strokeWidth="5"
      />
      <path d="M428 352c0-12 18-18 46-18s46 6 46 18Z" fill="var(--primary)" />
      <g transform="translate(404 88) rotate(52)">
        <ellipse cx="0" cy="26" rx="42" ry="9" fill="var(--accent)" />
        <path d="M-13 -30a13 13 0 0 1 26 0L44 26a44 9 0 0 0-88 0Z" fill="var(--primary)" />
      </g>
    </svg>
  );
}

/** x, y, width, height of what is written on the page. */
const WRITTEN: readonly (readonly [number, number, number, number])[] = [
  [142, 56, 104, 13],
  [142, 78, 150, 6],
  [142, 106, 58, 8],
  [142, 126, 184, 6],
  [142, 140, 168, 6],
  [142, 154, 120, 6],
  [142, 182, 72, 8],
  [152, 202, 160, 6],
  [152, 218, 172, 6],
  [152, 234, 138, 6],
  [152, 250, 164, 6],
  [142, 278, 50, 8],
  [142, 298, 44, 14],
  [192, 298, 58, 14],
  [256, 298, 36, 14],
];

function Lines() {
  return WRITTEN.map(([x, y, width, height]) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={height > 13 ? 7 : 3} />
  ));
}
