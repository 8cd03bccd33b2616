interface DoorLightProps {
  /** Begins the ids: what is different for each picture of a screen. */
  readonly name: string;
}

/** For `defs` of a picture: the glow around a lit door, `url(#NAME-lit)`, and the light that falls out of it, `url(#NAME-spill)`. */
export function DoorLight({ name }: DoorLightProps) {
  return (
    <>
      <radialGradient id={`${name}-lit`}>
        <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.34 }} />
        <stop offset="1" style={{ stopColor: "var(--accent)", stopOpacity: 0 }} />
      </radialGradient>
      <linearGradient id={`${name}-spill`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" style={{ stopColor: "var(--accent)", stopOpacity: 0.5 }} />
        <stop offset=".8" style={{ stopColor: "var(--accent)", stopOpacity: 0 }} />
      </linearGradient>
    </>
  );
}
