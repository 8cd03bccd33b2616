import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Crumbs } from "../../ui/screen-head.tsx";

interface CourseCrumbsProps {
  /** Of the course. */
  readonly title: string;
  /** What lies between the course and the screen, and the screen itself. */
  readonly children?: ReactNode;
}

/** The way to a screen of the course. */
export function CourseCrumbs({ title, children }: CourseCrumbsProps) {
  return (
    <Crumbs>
      <Link to="/learning">Learning</Link>
      <Link to="/learning/sql-for-data-professionals/content">{title}</Link>
      {children}
    </Crumbs>
  );
}
