import { findRole, indexCareers } from "../../careers/careers-index.ts";
import type { Careers, Role } from "../../careers/careers.ts";

/** The role that is meant by an id or a title, "data-analyst" or "Sr. Data Analyst"; null for neither. */
export function findAskedRole(careers: Careers, written: string): Role | null {
  const id = written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, "-");
  const named = careers.roles.find((role) => role.id === id);
  return named ?? findRole(indexCareers(careers), written);
}
