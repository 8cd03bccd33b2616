import type { Template } from "@taiyari/domain/resume";
import { local } from "../../lib/storage.ts";

const KEY = "templates";

/** Keeps what this installation's templates are, for when it cannot be asked. Nothing in it is anybody's. */
export function storeTemplates(templates: readonly Template[]): void {
  local.set(KEY, JSON.stringify(templates));
}

/** The templates as the server had them last; [] when that is not known. */
export function storedTemplates(): readonly Template[] {
  try {
    const value: unknown = JSON.parse(local.get(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isTemplate) : [];
  } catch {
    return [];
  }
}

/** What was kept may be of another version: it needs what the preview and the grid read. */
function isTemplate(value: unknown): value is Template {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, hasScript, margins, defaults, reads } = value as Partial<Template>;
  return (
    typeof id === "string" &&
    typeof name === "string" &&
    typeof hasScript === "boolean" &&
    [margins, defaults, reads].every((part) => typeof part === "object" && part !== null)
  );
}
