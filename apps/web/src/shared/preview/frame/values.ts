import { plainText } from "@taiyari/domain/rich";

/** What a path leads through: the item of the innermost repeated block first, the whole data last. */
export type Scopes = readonly unknown[];

/** The path of a repeated text itself. */
const ITSELF = ".";

/**
 * The value at a dotted path. Its first name is looked for from the innermost scope outwards, so a template writes
 * "title" within an item and "personal.fullName" anywhere.
 *
 * @returns  undefined for a path that leads nowhere; own properties only, so "constructor" is nothing
 */
export function valueAt(scopes: Scopes, path: string): unknown {
  if (path === ITSELF) return scopes[0];
  const names = path.split(".");
  const [first = ""] = names;
  const scope = scopes.find((candidate) => ownValue(candidate, first) !== undefined);
  return names.reduce<unknown>(ownValue, scope);
}

function ownValue(holder: unknown, name: string): unknown {
  if (typeof holder !== "object" || holder === null || Array.isArray(holder)) return undefined;
  return Object.hasOwn(holder, name) ? (holder as Record<string, unknown>)[name] : undefined;
}

/** Whether there is anything to show: a text that is not blank, true, or something that holds such a value. */
export function isPresent(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "boolean") return value;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some(isPresent);
}

/** The lines of a text, or the texts of a list, without blank ones; [] for anything else. */
export function linesOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value];
  return texts
    .filter((text) => typeof text === "string" || typeof text === "number")
    .flatMap((text) => String(text).split(/\r\n|[\n\r\u2028\u2029]/u))
    .map((line) => line.trimEnd())
    .filter((line) => plainText(line).trim() !== "");
}

const BULLET = /^\s*•\s*/u;

/** A line without its bullet and the blanks before it. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, "").trimStart();
}

/** All of a value on one line, as it is stored. */
export function onOneLine(value: unknown, between: string): string {
  const separator = Array.isArray(value) ? between : " ";
  return linesOf(value).map(withoutBullet).join(separator);
}
