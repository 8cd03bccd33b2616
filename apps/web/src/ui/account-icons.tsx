import type { ComponentProps } from "react";
import { Glyph } from "./icons.tsx";

/** Apart from the icons of every screen: fetched with the screens about signing in. */
type IconProps = Omit<ComponentProps<typeof Glyph>, "children">;

export function LockIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <rect x="5.5" y="10.5" width="13" height="9.5" rx="2" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </Glyph>
  );
}

/** A keyboard with a code on it: signing in. */
export function CodeIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <rect x="3" y="6.5" width="18" height="11.5" rx="2" />
      <path d="M7 10.5h.01m3.3 0h.01m3.3 0h.01m3.3 0h.01M8 14.5h8" />
    </Glyph>
  );
}

export function PasskeyIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="8" cy="14" r="4.5" />
      <path d="m11.3 10.7 7.2-7.2m-3.5 3.5 3 3" />
    </Glyph>
  );
}

/** Two links of a chain: an account that is connected to another one. */
export function LinkIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M10.5 13.5a3.8 3.8 0 0 0 5.4 0l2.6-2.6a3.8 3.8 0 0 0-5.4-5.4l-1 1" />
      <path d="M13.5 10.5a3.8 3.8 0 0 0-5.4 0l-2.6 2.6a3.8 3.8 0 0 0 5.4 5.4l1-1" />
    </Glyph>
  );
}

export function LaptopIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <rect x="5" y="5" width="14" height="10" rx="1.5" />
      <path d="M2.5 18.5h19" />
    </Glyph>
  );
}

export function MobileIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <rect x="7" y="3" width="10" height="18" rx="2" />
      <path d="M11 18h2" />
    </Glyph>
  );
}
