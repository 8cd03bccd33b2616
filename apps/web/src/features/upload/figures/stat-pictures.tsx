import { formatDate } from "../../../lib/dates.ts";

const MONTH = new Intl.DateTimeFormat("en-IN", { month: "long" });

interface ByMonthProps {
  /** One count a month, oldest first. */
  readonly counts: readonly number[];
  readonly today: Date;
}

/** A bar a month; the last one is this month. */
export function ByMonth({ counts, today }: ByMonthProps) {
  const most = Math.max(...counts, 1);
  const first = new Date(today.getFullYear(), today.getMonth() - counts.length + 1, 1);
  const label = `By month, ${MONTH.format(first)} to ${MONTH.format(today)}: ${counts.join(", ")}`;
  return (
    <svg width="76" height="32" role="img" aria-label={label}>
      {counts.map((count, month) => {
        const height = count === 0 ? 3 : 6 + Math.round((25 * count) / most);
        const isLast = month === counts.length - 1;
        const fill = count === 0 ? "var(--line)" : isLast ? "var(--primary)" : "var(--line-strong)";
        const left = 13 * month;
        return (
          <rect key={left} x={left} y={32 - height} width="8" height={height} rx="2" fill={fill} />
        );
      })}
    </svg>
  );
}

interface RisesProps {
  readonly rises: readonly { readonly first: number; readonly latest: number }[];
}

/** A line per resume from its first score to its latest; the last one stands out. */
export function Rises({ rises }: RisesProps) {
  const shown = rises.slice(-5);
  const scores = shown.flatMap(({ first, latest }) => [first, latest]);
  const low = Math.min(...scores);
  const span = Math.max(Math.max(...scores) - low, 1);
  const y = (score: number) => 32 - (28 * (score - low)) / span;
  const last = shown.at(-1);
  const words = rises.map(({ first, latest }) => `${first} to ${latest}`).join(", ");
  return (
    <svg width="76" height="36" role="img" aria-label={`First report to latest: ${words}`}>
      {shown.map((rise, index) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- two resumes may have the same scores
          key={index}
          d={`M4 ${y(rise.first)} 72 ${y(rise.latest)}`}
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          stroke={rise === last ? "var(--primary)" : "var(--line-strong)"}
        />
      ))}
      {last && (
        <>
          <circle cx="72" cy={y(last.latest)} r="3.5" fill="var(--primary)" />
          <circle
            cx="4"
            cy={y(last.first)}
            r="3"
            fill="var(--surface)"
            stroke="var(--primary)"
            strokeWidth="1.5"
          />
        </>
      )}
    </svg>
  );
}

/** A dot a report along a line of time; dots of the same place are stacked. */
export function Timeline({ times }: { readonly times: readonly string[] }) {
  const moments = times.map((time) => Date.parse(time));
  const start = Math.min(...moments);
  const span = Math.max(Math.max(...moments) - start, 1);
  const stacked = new Map<number, number>();
  const dots = moments.map((moment) => {
    const x = moments.length === 1 ? 72 : 5 + 9 * Math.round((67 * ((moment - start) / span)) / 9);
    const height = stacked.get(x) ?? 0;
    stacked.set(x, height + 1);
    return { x: Math.min(x, 72), y: 26 - 9 * Math.min(height, 2) };
  });
  const since = times[0] ? formatDate(times[0]) : "";
  const label = `${times.length === 1 ? "One report" : `The last ${times.length} reports`}, since ${since}`;
  return (
    <svg width="76" height="32" role="img" aria-label={label}>
      <path d="M2 26H74" stroke="var(--line)" strokeWidth="2" />
      {dots.map(({ x, y }, index) => (
        <circle
          // oxlint-disable-next-line react/no-array-index-key -- dots of one place may lie on each other
          key={index}
          cx={x}
          cy={y}
          r={index === dots.length - 1 ? 4 : 3.5}
          fill={index === dots.length - 1 ? "var(--primary)" : "var(--line-strong)"}
        />
      ))}
    </svg>
  );
}
