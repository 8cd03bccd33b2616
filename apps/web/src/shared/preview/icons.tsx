import type { ReactNode } from "react";

/** Drawings of the preview alone, beside those of `LineIcon` and like them. */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="line-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function PrintIcon() {
  return (
    <Drawing>
      <path d="M6 7.5v-4h8v4M6 14H3.2V7.5h13.6V14H14M6 11.5h8v5H6z" />
    </Drawing>
  );
}

export function ExpandIcon() {
  return (
    <Drawing>
      <path d="M12 4h4v4M16 4l-5 5M8 16H4v-4M4 16l5-5" />
    </Drawing>
  );
}

export function StarIcon() {
  return (
    <Drawing>
      <path d="m10 3.2 2 4.3 4.7.6-3.5 3.2.9 4.7-4.1-2.3L5.9 16l.9-4.700L3.3 8.1 8 7.500z" />
    </Drawing>
  );
}

export function LooksIcon() {
  return (
    <Drawing>
      <path d="M3.5 6h6M14 6h2.500M3.5 14H6M10.5 14h6" />
      <circle cx="11.8" cy="6" r="2.2" />
      <circle cx="8.2" cy="14" r="2.2" />
    </Drawing>
  );
}

export function OnePageIcon() {
  return (
    <Drawing>
      <path d="M5 3.200h10v13.600H5zM10 6v2.600M8.6 7.4 10 8.800l1.4-1.400M10 14v-2.600M8.6 12.6 10 11.200l1.4 1.4" />
    </Drawing>
  );
}
