const FRAME = {
  viewBox: "0 0 300 136",
  preserveAspectRatio: "xMidYMid slice",
  "aria-hidden": true,
  focusable: false,
} as const;

/** x, y, width, height of lines on a page. */
type Line = readonly [number, number, number, number];

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return lines.map(([x, y, width, height]) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={height / 2} />
  ));
}

const REPORT_LINES: readonly Line[] = [
  [12, 14, 40, 6],
  [12, 32, 72, 4],
  [12, 42, 58, 4],
  [12, 60, 30, 5],
  [12, 73, 72, 4],
  [12, 98, 66, 4],
  [12, 110, 72, 4],
];

const EDITOR_LINES: readonly Line[] = [
  [12, 32, 72, 4],
  [12, 42, 58, 4],
  [12, 60, 30, 5],
  [12, 73, 72, 4],
  [12, 84, 60, 4],
  [12, 98, 66, 4],
];

/** A page with one line marked, and a dial. */
export function ReportPicture() {
  return (
    <svg {...FRAME}>
      <g transform="translate(78 14)">
        <rect
          width="96"
          height="140"
          rx="6"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <g fill="var(--line-strong)">
          <Lines lines={REPORT_LINES} />
        </g>
        <rect x="9" y="81" width="62" height="11" rx="3" fill="var(--accent-soft)" />
        <rect x="12" y="84.5" width="54" height="4" rx="2" fill="var(--accent-ink)" />
      </g>
      <g transform="translate(190 66)">
        <circle r="37" fill="var(--surface)" />
        <g fill="none" strokeWidth="9" transform="rotate(-90)">
          <circle r="30" stroke="var(--line)" />
          <circle r="30" stroke="var(--primary)" pathLength="100" strokeDasharray="78 100" />
        </g>
        <path
          d="m-10 0 7 7L11-8"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}

/** A form beside the page that it fills. */
export function EditorPicture() {
  return (
    <svg {...FRAME}>
      <g transform="translate(62 26)">
        <rect
          width="70"
          height="120"
          rx="6"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <g fill="none" stroke="var(--line-strong)" strokeWidth="1.5">
          <rect x="10" y="12" width="50" height="14" rx="4" />
          <rect x="10" y="60" width="50" height="14" rx="4" />
          <rect x="10" y="84" width="50" height="30" rx="4" />
        </g>
        <rect
          x="10"
          y="36"
          width="50"
          height="14"
          rx="4"
          fill="var(--primary-soft)"
          stroke="var(--primary)"
          strokeWidth="2"
        />
        <rect x="15" y="41.5" width="24" height="3.5" rx="1.7" fill="var(--primary)" />
      </g>
      <g transform="translate(144 14)">
        <rect
          width="96"
          height="140"
          rx="6"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <rect x="12" y="14" width="52" height="8" rx="4" fill="var(--primary)" />
        <g fill="var(--line-strong)">
          <Lines lines={EDITOR_LINES} />
        </g>
      </g>
      <path
        d="M132 69h9"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 5"
      />
    </svg>
  );
}
