import type { ReactNode } from "react";
import "./line-icon.css";

/** Line drawings on a 20-unit grid. They decorate words that stand beside them and say nothing themselves. */
const DRAWINGS = {
  advise: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="m12.9 7.1-1.8 4-4 1.8 1.8-4 4-1.8Z" />
    </>
  ),
  arrow: <path d="M4 10h12m-4.6-4.6L16 10l-4.6 4.6" />,
  calendar: <path d="M3.5 4.6h13v12h-13zM3.5 8.3h13M7 3v3m6-3v3" />,
  chat: (
    <>
      <path d="M3 4.2h14v9.6H9.2L5.6 17v-3.2H3V4.2Z" />
      <path d="M6.6 7.6h6.8M6.6 10.4h4.4" />
    </>
  ),
  check: <path d="m4.5 10.5 3.6 3.6 7.4-8.2" />,
  "check-circle": (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="m6.8 10.3 2.2 2.2 4.2-4.7" />
    </>
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 6v4.200l2.600 1.600" />
    </>
  ),
  cross: <path d="m5 5 10 10M15 5 5 15" />,
  "cross-circle": (
    <>
      <path d="M6.9 2.8h6.2l4.1 4.1v6.2l-4.1 4.1H6.9l-4.1-4.1V6.9l4.1-4.1Z" />
      <path d="m7.6 7.6 4.8 4.8m0-4.8-4.8 4.8" />
    </>
  ),
  down: <path d="m5.5 8 4.5 4.5L14.5 8" />,
  download: <path d="M10 3.2v9m-3.8-3.6L10 12.4l3.8-3.8M3.8 16.2h12.4" />,
  enhance: (
    <>
      <path d="m9 3.5 1.4 4.1 4.1 1.4-4.1 1.4L9 14.5l-1.4-4.1L3.5 9l4.1-1.4Z" />
      <path d="M15.5 12.8v3.7M13.65 14.65h3.7" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5Z" />
      <circle cx="10" cy="10" r="2.2" />
    </>
  ),
  "eye-off": (
    <path d="M4.7 6.7C3.2 8.1 2.5 10 2.5 10S5.2 15 10 15c1.4 0 2.6-.4 3.6-1M7.6 5.3C8.3 5.1 9.1 5 10 5c4.8 0 7.5 5 7.5 5s-.6 1.2-1.8 2.4M3.5 3.5l13 13" />
  ),
  firm: <path d="M3 7h14v9.2H3zM7.2 7V4.2h5.6V7M3 11h14" />,
  globe: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M2.8 10h14.4M10 2.8c2.2 2.2 3.2 4.6 3.2 7.2s-1 5-3.2 7.2C7.8 15 6.8 12.6 6.8 10S7.8 5 10 2.8Z" />
    </>
  ),
  grip: (
    <g fill="currentColor" stroke="none">
      <circle cx="7" cy="4.5" r="1.5" />
      <circle cx="13" cy="4.5" r="1.5" />
      <circle cx="7" cy="10" r="1.5" />
      <circle cx="13" cy="10" r="1.5" />
      <circle cx="7" cy="15.5" r="1.5" />
      <circle cx="13" cy="15.5" r="1.5" />
    </g>
  ),
  half: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 2.8v14.4a7.2 7.2 0 0 0 0-14.4Z" fill="currentColor" stroke="none" />
    </>
  ),
  hidden: (
    <>
      <path d="M2.6 10C4.4 6.8 6.9 5.2 10 5.2s5.6 1.6 7.4 4.8c-1.8 3.2-4.3 4.8-7.4 4.8S4.4 13.2 2.6 10Z" />
      <circle cx="10" cy="10" r="2.2" />
      <path d="M4 16 16 4" />
    </>
  ),
  home: <path d="M3.4 9.4 10 3.6l6.6 5.8M5.2 8v8.4h9.6V8M8.2 16.2v-4.6h3.6v4.6" />,
  hybrid: <path d="M3 7h11.4m-3-3 3 3-3 3M17 13H5.6m3 3-3-3 3-3" />,
  info: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 9.200v4.200M10 6.600v.1" />
    </>
  ),
  left: <path d="M12 5.5 7.5 10l4.5 4.5" />,
  list: (
    <path d="M7.500 5.500h9M7.500 10h9M7.500 14.500h9M3.500 5.500h.1M3.500 10h.1M3.500 14.500h.1" />
  ),
  lock: <path d="M4.6 9h10.8v7.6H4.6zM6.8 9V6.4a3.2 3.2 0 0 1 6.4 0V9" />,
  minus: <path d="M4 10h12" />,
  more: (
    <g fill="currentColor" stroke="none">
      <circle cx="4.6" cy="10" r="1.5" />
      <circle cx="10" cy="10" r="1.5" />
      <circle cx="15.4" cy="10" r="1.5" />
    </g>
  ),
  office: (
    <path d="M4.2 16.8V3.4h7.4v13.4M11.6 8h4.2v8.8M2.6 16.8h14.8M7 6.8h1.8M7 9.8h1.8M7 12.8h1.8" />
  ),
  pen: <path d="m3.6 16.4.7-3.4 8.9-8.9 2.7 2.7L7 15.7l-3.4.7ZM11.4 5.9l2.7 2.7" />,
  people: (
    <>
      <circle cx="7.4" cy="7" r="2.6" />
      <path d="M2.4 16c.4-3 2.2-4.4 5-4.4s4.6 1.4 5 4.4M12.6 4.6a2.6 2.6 0 0 1 0 4.8M14.6 12c1.8.6 2.8 1.9 3 4" />
    </>
  ),
  person: (
    <>
      <circle cx="10" cy="6.6" r="3" />
      <path d="M4.2 16.6c.4-3.4 2.8-5 5.8-5s5.4 1.6 5.8 5" />
    </>
  ),
  play: <path d="M6.500 4.500v11l9-5.500z" fill="currentColor" />,
  plus: <path d="M10 4v12M4 10h12" />,
  redo: <path d="M16.4 8H8.2a4.4 4.4 0 0 0 0 8.8h3.4M13.2 4.6 16.6 8l-3.4 3.4" />,
  right: <path d="M8 5.5 12.5 10 8 14.5" />,
  ring: <circle cx="10" cy="10" r="7.2" strokeDasharray="2.6 1.9" />,
  seal: (
    <>
      <circle cx="10" cy="8" r="4.600" />
      <path d="m7.200 11.800-1.200 5.700 4-2 4 2-1.200-5.700" />
    </>
  ),
  search: (
    <>
      <circle cx="9" cy="9" r="5.4" />
      <path d="m13 13 3.8 3.8" />
    </>
  ),
  "move-down": <path d="M10 4v11.5M5 11l5 5 5-5" />,
  "move-up": <path d="M10 16V4.5M5 9l5-5 5 5" />,
  share: <path d="M10 12.6V3.2M6.4 6.6 10 3.2l3.6 3.4M6.6 9.4H4.4v7.4h11.2V9.4h-2.2" />,
  sort: <path d="M10 4.5v11m-4-4 4 4 4-4" />,
  send: <path d="M10 16V4.4M5.2 9.2 10 4.4l4.8 4.8" />,
  startup: (
    <path d="M10 16.8V9.6M10 11.4C10 8 7.6 6 3.8 6c0 3.6 2.4 5.6 6.2 5.4ZM10 9.2c0-3.6 2.2-5.6 6.2-5.8 0 3.8-2.2 6-6.2 5.8Z" />
  ),
  table: <path d="M3 4.600h14v11H3zM3 8.400h14M8 8.400v7.200" />,
  terminal: <path d="M2.600 4.200h14.800v11.600H2.600zM5.800 8l2.400 2-2.400 2M10 12.400h4" />,
  trash: (
    <path d="M3.8 5.6h12.4M8 5.6V3.4h4v2.2M5.4 5.6l.8 11h7.6l.8-11M8.6 8.8v4.8M11.4 8.8v4.8" />
  ),
  "up-down": <path d="M6.5 8 10 4.5 13.5 8M6.5 12l3.5 3.5 3.5-3.5" />,
  undo: <path d="M3.6 8h8.2a4.4 4.4 0 0 1 0 8.8H8.4M6.8 4.6 3.4 8l3.4 3.4" />,
  upload: <path d="M10 12.6v-9m-3.8 3.6L10 3.4l3.8 3.8M3.8 16.2h12.4" />,
  warn: (
    <>
      <path d="M10 3.2 17.4 16H2.6L10 3.2Z" />
      <path d="M10 8v3.6M10 13.7v.1" />
    </>
  ),
  zoom: <path d="M3.4 7.4v-4h4M16.6 7.4v-4h-4M3.4 12.6v4h4M16.6 12.6v4h-4" />,
  bulb: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <path d="M9.500 18h5M10 21h4M8.500 15.500A6.500 6.500 0 1 1 15.500 15.500c-.6.500-1 1.300-1 2.500h-5c0-1.200-.4-2-1-2.500z" />
    </g>
  ),
  hand: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <path d="M8 12.500V6.200a1.500 1.500 0 0 1 3 0V11m0-5.800a1.500 1.500 0 0 1 3 0V11m0-4.300a1.500 1.500 0 0 1 3 0V15c0 3.600-2.400 6-6 6-3 0-4.600-1.400-6-4l-1.700-3.200a1.400 1.400 0 0 1 2.400-1.400L8 14.500" />
    </g>
  ),
  keyboard: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <rect x="3" y="6.500" width="18" height="11.500" rx="2" />
      <path d="M7 10.500h.01m3.300 0h.01m3.300 0h.01m3.300 0h.01M8 14.500h8" />
    </g>
  ),
  microphone: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <rect x="9" y="3" width="6" height="11" rx="3" />
      <path d="M5.500 11a6.500 6.500 0 0 0 13 0M12 17.500V21M9 21h6" />
    </g>
  ),
  pause: <path d="M7 4.600v10.800m6-10.800v10.800" />,
  reply: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <path d="M9.500 6 4.500 11l5 5M5 11h8.500a6 6 0 0 1 6 6v1.500" />
    </g>
  ),
  retry: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <path d="M5 12a7 7 0 1 0 2.300-5.200L5 9m0-4.500V9h4.500" />
    </g>
  ),
  rupee: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <path d="M7 5h10.500M7 9h10.500M7 5h3.500a4 4 0 0 1 0 8H7l7.500 6.500" />
    </g>
  ),
  mail: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <rect x="3.500" y="5.500" width="17" height="13" rx="2" />
      <path d="m4 7.500 8 6 8-6" />
    </g>
  ),
  phone: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <rect x="7" y="3" width="10" height="18" rx="2" />
      <path d="M11 18h2" />
    </g>
  ),
  file: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <path d="M14 3H7a1.500 1.500 0 0 0-1.500 1.500v15A1.500 1.500 0 0 0 7 21h10a1.500 1.500 0 0 0 1.500-1.500v-12zM14 3v4.500h4.500M9 12.500h6M9 16.500h4" />
    </g>
  ),
  book: (
    <g transform="scale(0.8333)" strokeWidth="1.92">
      <path d="M12 6.500C10 5 7 4.500 3.500 5v13c3.500-.5 6.500 0 8.500 1.500 2-1.500 5-2 8.500-1.500V5C17 4.500 14 5 12 6.500zm0 0v13" />
    </g>
  ),
} satisfies Record<string, ReactNode>;

export type LineIconName = keyof typeof DRAWINGS;

interface LineIconProps {
  readonly name: LineIconName;
  readonly small?: boolean;
}

/** One drawing, hidden from screen readers. */
export function LineIcon({ name, small = false }: LineIconProps) {
  return (
    <svg
      className={small ? "line-icon line-icon--small" : "line-icon"}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
