/** A small page with lines on it: stands beside a file's name. */
export function PageThumb() {
  return (
    <svg viewBox="0 0 30 38" width="30" height="38" aria-hidden="true" focusable="false">
      <rect
        x=".75"
        y=".75"
        width="28.5"
        height="36.5"
        rx="4"
        fill="var(--paper)"
        stroke="var(--line-strong)"
      />
      <g fill="var(--line-strong)">
        <rect x="6" y="7" width="11" height="3" rx="1.5" />
        <rect x="6" y="14" width="18" height="2" rx="1" />
        <rect x="6" y="19" width="15" height="2" rx="1" />
        <rect x="6" y="24" width="18" height="2" rx="1" />
        <rect x="6" y="29" width="10" height="2" rx="1" />
      </g>
    </svg>
  );
}
