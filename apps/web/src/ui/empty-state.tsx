import type { Icon } from "./icons.tsx";

interface EmptyNicheProps {
  /** Hung on the wall, to say whose place it is. */
  readonly Icon?: Icon;
}

/** The arch of the solutions with its lamp off and its shelf empty: for places that hold nothing. */
export function EmptyState({ Icon: Sign }: EmptyNicheProps) {
  return (
    <svg viewBox="0 0 280 306" aria-hidden="true">
      <defs>
        <clipPath id="empty-niche-inside">
          <path d="M26 284V140a114 114 0 0 1 228 0v144z" />
        </clipPath>
      </defs>
      <path className="f2" d="M10 284V140a130 130 0 0 1 260 0v144z" />
      <path className="f3" d="M26 284V140a114 114 0 0 1 228 0v144z" />
      <g clipPath="url(#empty-niche-inside)">
        <path className="f1" d="M44 284V156a114 114 0 0 1 228 0v128z" />
      </g>
      <path className="k4" d="M140 27v38" />
      <rect className="f6" x="133" y="62" width="14" height="12" rx="3" />
      <circle className="f3" cx="140" cy="85" r="13" />
      {Sign && (
        <g transform="translate(104 150) scale(3)" style={{ color: "var(--i-4)" }}>
          <Sign className="drawn" />
        </g>
      )}
      <rect className="f5" x="0" y="280" width="280" height="14" rx="4" />
      <path className="f4" d="M16 294h248l-8 10H24z" />
    </svg>
  );
}
