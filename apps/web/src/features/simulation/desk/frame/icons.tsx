import { Glyph } from "../../../../ui/icons.tsx";

/** Signs of the parts of a desk. */
export function MailIcon() {
  return (
    <Glyph>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7.5 8 6 8-6" />
    </Glyph>
  );
}

export function ChatIcon() {
  return (
    <Glyph>
      <path d="M4 5.5h16v11h-9.5L6.5 20v-3.5H4zM8 9.5h8m-8 3h5" />
    </Glyph>
  );
}

export function FolderIcon() {
  return (
    <Glyph>
      <path d="M4 6a1.5 1.5 0 0 1 1.5-1.500h4l2 2.500h7A1.500 1.500 0 0 1 20 8.500v9A1.500 1.500 0 0 1 18.500 19h-13A1.500 1.500 0 0 1 4 17.500z" />
    </Glyph>
  );
}

export function TableIcon() {
  return (
    <Glyph>
      <rect x="4" y="5" width="16" height="14" rx="1.5" />
      <path d="M4 10h16M4 14.500h16M10 10v9" />
    </Glyph>
  );
}

export function TasksIcon() {
  return (
    <Glyph>
      <path d="m4 7 1.800 1.800L9 5.500M4 16l1.800 1.800L9 14.500M12.500 7.500H20m-7.500 9H20" />
    </Glyph>
  );
}

export function NoteIcon() {
  return (
    <Glyph>
      <path d="M5 4.500h14v10L14 19.500H5zM14 19.500v-5h5M8.500 9h7m-7 3.500h4" />
    </Glyph>
  );
}

export function ClipIcon() {
  return (
    <Glyph>
      <path d="m19 11.500-7.300 7.300a4.500 4.500 0 0 1-6.400-6.400l7.800-7.800a3 3 0 0 1 4.300 4.300l-7.600 7.500a1.500 1.500 0 0 1-2.100-2.100l6.800-6.800" />
    </Glyph>
  );
}

export function DocumentIcon() {
  return (
    <Glyph>
      <path d="M14 3H7a1.500 1.500 0 0 0-1.500 1.500v15A1.500 1.500 0 0 0 7 21h10a1.500 1.500 0 0 0 1.500-1.500v-12zM14 3v4.500h4.500M9 12.500h6M9 16.500h4" />
    </Glyph>
  );
}

export function LogIcon() {
  return (
    <Glyph>
      <path d="M9 7h11M9 12h11M9 17h11M4.500 7h.01m-.01 5h.01m-.01 5h.01" />
    </Glyph>
  );
}

export function CodeIcon() {
  return (
    <Glyph>
      <path d="m8.500 7.500-4.500 4.500 4.500 4.500m7-9 4.500 4.500-4.500 4.500M13.500 5l-3 14" />
    </Glyph>
  );
}

export function TicketIcon() {
  return (
    <Glyph>
      <path d="M4 6.500h16V10a2 2 0 0 0 0 4v3.500H4V14a2 2 0 0 0 0-4zM14.500 6.500v11" />
    </Glyph>
  );
}

export function ClockIcon() {
  return (
    <Glyph>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </Glyph>
  );
}
