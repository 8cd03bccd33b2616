import { findRole, indexCareers } from "../../careers/careers-index.ts";
import type { Careers, Role } from "../../careers/careers.ts";
import { titleLikeness } from "../../careers/title-likeness.ts";

/** A title with less in common names another role. Half of its words. */
const LEAST_LIKENESS = 0.2;

/** The role that is meant by an id or a title, "data-analyst" or "Sr. Data Analyst"; else the one with the likest title, and null where none is like it. */
export function findAskedRole(careers: Careers, written: string): Role | null {
  const id = written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, "-");
  const index = indexCareers(careers);
  const named = careers.roles.find((role) => role.id === id) ?? findRole(index, written);
  if (named) return named;
  const [best] = careers.roles
    .map((role) => ({ role, likeness: titleLikeness(role.title, written, index) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  return best && best.likeness >= LEAST_LIKENESS ? best.role : null;
}
