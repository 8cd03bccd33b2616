import { StudyDesk } from "./study-desk.tsx";
import { StudyFloor } from "./study-floor.tsx";
import { StudyWall } from "./study-wall.tsx";
import { StudyWindow } from "./study-window.tsx";

const DESCRIPTION =
  "A study at dusk: a lamp lit over an open notebook, a blazer on its hanger, and beyond the window a path towards the sun.";

/** The picture of the landing page. */
export function Study() {
  return (
    <svg viewBox="0 0 900 660" role="img" aria-label={DESCRIPTION}>
      <defs>
        <clipPath id="win">
          <path d="M124 424V190a126 126 0 0 1 252 0v234z" />
        </clipPath>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: "var(--sky-1)" }} />
          <stop offset=".52" style={{ stopColor: "var(--sky-2)" }} />
          <stop offset=".82" style={{ stopColor: "var(--sky-3)" }} />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.26 }} />
          <stop offset=".5" style={{ stopColor: "var(--accent)", stopOpacity: 0.09 }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0 }} />
        </radialGradient>
        <linearGradient id="cone" x1=".8" y1="0" x2=".5" y2="1">
          <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.42 }} />
          <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0.04 }} />
        </linearGradient>
      </defs>
      <StudyWindow />
      <StudyWall />
      <StudyDesk />
      <StudyFloor />
    </svg>
  );
}
