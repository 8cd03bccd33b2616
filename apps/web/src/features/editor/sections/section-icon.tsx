import type { ReactNode } from "react";
import "../../../ui/line-icon.css";

/** The drawings of the sections on a 20-unit grid, by the names that the domain gives them. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  user: (
    <>
      <circle cx="10" cy="6.8" r="3.1" />
      <path d="M3.8 16.5c.8-3 3.2-4.6 6.2-4.6s5.4 1.6 6.2 4.6" />
    </>
  ),
  briefcase: (
    <>
      <rect x="3" y="6.5" width="14" height="9.5" rx="1.6" />
      <path d="M7.2 6.3V4.6c0-.6.4-1.1 1-1.1h3.6c.6 0 1 .5 1 1.1v1.7M3 10.5h14" />
    </>
  ),
  "graduation-cap": (
    <>
      <path d="M2.5 8 10 4.5 17.5 8 10 11.5z" />
      <path d="M5.5 9.7v3.6c1.2 1.3 2.7 1.9 4.5 1.9s3.3-.6 4.5-1.9V9.7" />
    </>
  ),
  tools: (
    <>
      <path d="M11.8 4.2a3.7 3.7 0 0 1 4.5 4.7l-2.2-2.1-1.9 1.9 2.1 2.1a3.7 3.7 0 0 1-4.6-4.5" />
      <path d="m10 7.7-6 6a1.6 1.6 0 0 0 2.3 2.3l6-6" />
    </>
  ),
  folder: (
    <path d="M3 6.2c0-.7.5-1.2 1.2-1.2h3.6l1.7 2h6.3c.7 0 1.2.5 1.2 1.2v6.6c0 .7-.5 1.2-1.2 1.2H4.2c-.7 0-1.2-.5-1.2-1.2z" />
  ),
  certificate: (
    <>
      <circle cx="10" cy="7.8" r="4.3" />
      <path d="M7.5 11.5 6.5 17l3.5-1.9 3.5 1.9-1-5.5" />
    </>
  ),
  trophy: (
    <path d="M6.5 3.5h7v4.3a3.5 3.5 0 0 1-7 0zM6.5 5H3.8v1.2A2.8 2.8 0 0 0 6.6 9M13.5 5h2.7v1.2A2.8 2.8 0 0 1 13.4 9M10 11.4V14M7 16.5h6M8 14h4v2.5H8z" />
  ),
  book: (
    <path d="M10 5.5C8.5 4.3 6.5 4 3.5 4v11c3 0 5 .3 6.5 1.5 1.5-1.2 3.5-1.5 6.5-1.5V4c-3 0-5 .3-6.5 1.5zM10 5.5v11" />
  ),
  quote: (
    <path d="M4 12.5c0-4 1.3-6.3 4-7.5M4 12.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 0 0-4.4 0zM11.5 12.5c0-4 1.3-6.3 4-7.5M11.5 12.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 0 0-4.4 0z" />
  ),
};

/** The drawing of a section, hidden from screen readers. A name without one has the folder. */
export function SectionIcon({ name }: { readonly name: string }) {
  return (
    <svg className="line-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {DRAWINGS[name] ?? DRAWINGS["folder"]}
    </svg>
  );
}
