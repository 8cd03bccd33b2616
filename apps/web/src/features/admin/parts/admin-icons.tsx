import type { ComponentProps } from "react";
import { Glyph } from "../../../ui/icons.tsx";

type IconProps = Omit<ComponentProps<typeof Glyph>, "children">;

export function FilesIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M4 6a1.5 1.5 0 0 1 1.5-1.5h4l2 2.5h7A1.5 1.5 0 0 1 20 8.5v9A1.5 1.5 0 0 1 18.5 19h-13A1.5 1.5 0 0 1 4 17.5z" />
    </Glyph>
  );
}

export function BatchesIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M5 19V12m4.700 7V8m4.600 11v-5M19 19V5" />
    </Glyph>
  );
}

export function CoachIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M4 5.500h16v11h-9.500L6.500 20v-3.500H4zM8 9.500h8m-8 3h5" />
    </Glyph>
  );
}

export function LogIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M9 7h11M9 12h11M9 17h11M4.500 7h.01m-.01 5h.01m-.01 5h.01" />
    </Glyph>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <rect x="3.500" y="5.500" width="17" height="13" rx="2" />
      <path d="m4 7.500 8 6 8-6" />
    </Glyph>
  );
}
