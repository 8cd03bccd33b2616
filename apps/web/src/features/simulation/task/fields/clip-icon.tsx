import { Glyph } from "../../../../ui/icons.tsx";

/** A paper clip. */
export function ClipIcon() {
  return (
    <Glyph>
      <path d="m19 11.5-7.3 7.3a4.5 4.5 0 0 1-6.4-6.4l7.8-7.8a3 3 0 0 1 4.3 4.3l-7.6 7.5a1.5 1.5 0 0 1-2.1-2.1l6.8-6.8" />
    </Glyph>
  );
}
