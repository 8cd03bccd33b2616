import type { InterviewerManner } from "@taiyari/domain/interview";
import { ARCHES } from "./arches.ts";

interface SmallArchProps {
  readonly manner: InterviewerManner;
  /** Darker: it is the chosen one, or the one in the room. */
  readonly isChosen: boolean;
}

/** The doorway of a manner, small. */
export function SmallArch({ manner, isChosen }: SmallArchProps) {
  const shades = isChosen ? ["f3", "f4", "f5"] : ["f2", "f3", "f4"];
  return (
    <svg viewBox="0 0 64 80" aria-hidden="true" focusable="false">
      <g transform="translate(32 72)">
        {[28, 20, 12].map((size, at) => (
          <path key={size} className={shades[at]} transform={`scale(${size})`} d={ARCHES[manner]} />
        ))}
        <rect className="f5" x="-32" y="0" width="64" height="5" rx="2" />
      </g>
    </svg>
  );
}
