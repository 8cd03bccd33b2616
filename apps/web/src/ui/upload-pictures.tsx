import { useId } from "react";

const LINES: readonly (readonly [number, number, number])[] = [
  [18, 22, 4],
  [30, 36, 3],
  [37, 30, 3],
  [50, 36, 3],
  [57, 33, 3],
  [64, 24, 3],
];

function Page({ edge, ink, fill }: { edge: string; ink: string; fill: string }) {
  return (
    <>
      <rect
        x="34"
        y="8"
        width="52"
        height="70"
        rx="5"
        fill={fill}
        stroke={edge}
        strokeWidth="1.5"
      />
      <g fill={ink}>
        {LINES.map(([y, width, height]) => (
          <rect key={y} x="42" y={y} width={width} height={height} rx={height / 2} />
        ))}
      </g>
    </>
  );
}

/** A page over an open tray. */
export function IdlePicture() {
  return (
    <svg className="drop-zone__picture" viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      <path
        d="M14 60v22a6 6 0 0 0 6 6h80a6 6 0 0 0 6-6V60"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g transform="translate(0 -4)">
        <Page edge="var(--line-strong)" ink="var(--line-strong)" fill="var(--surface)" />
      </g>
      <path
        d="M14 60h22l6 12h36l6-12h22v22a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z"
        fill="var(--primary-soft)"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface PagePictureProps {
  readonly tone: "busy" | "done" | "warned" | "bad";
  /** How much of the page has been sent, from the bottom up. */
  readonly percent?: number;
}

const EDGES = {
  busy: "var(--line-strong)",
  done: "var(--good)",
  warned: "var(--mid)",
  bad: "var(--bad)",
} as const;

/** A page with what became of it. */
export function PagePicture({ tone, percent = 0 }: PagePictureProps) {
  const id = useId();
  const ink = tone === "bad" ? "var(--line)" : "var(--line-strong)";
  const top = 78 - 0.7 * percent;
  return (
    <svg className="drop-zone__picture" viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      <Page edge={EDGES[tone]} ink={ink} fill="var(--surface)" />
      {tone === "busy" && (
        <>
          <clipPath id={id}>
            <rect x="30" y={top} width="60" height={80 - top} />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <Page edge="var(--primary)" ink="var(--primary)" fill="var(--primary-soft)" />
          </g>
          <path d={`M26 ${top}h68`} stroke="var(--primary)" strokeWidth="2" strokeLinecap="round" />
        </>
      )}
      {tone === "done" && (
        <>
          <circle
            cx="86"
            cy="76"
            r="13"
            fill="var(--good)"
            stroke="var(--surface)"
            strokeWidth="3"
          />
          <path
            d="m80 76.5 4.2 4.2 7.8-8.8"
            fill="none"
            stroke="var(--surface)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {tone === "warned" && (
        <>
          <path d="M86 61 101 87H71Z" fill="var(--mid)" stroke="var(--surface)" strokeWidth="3" />
          <path
            d="M86 70v8m0 4v.1"
            stroke="var(--surface)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </>
      )}
      {tone === "bad" && (
        <g transform="translate(76 64)">
          <path
            d="M7 0h12l7 7v12l-7 7H7l-7-7V7Z"
            fill="var(--bad)"
            stroke="var(--surface)"
            strokeWidth="3"
          />
          <path
            d="m8.5 8.5 9 9m0-9-9 9"
            stroke="var(--surface)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </g>
      )}
    </svg>
  );
}
