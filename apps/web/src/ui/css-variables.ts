import type { CSSProperties } from "react";

/** Inline custom properties, which React's own type for `style` does not know. */
export function style(variables: Readonly<Record<`--${string}`, number | string>>): CSSProperties {
  return variables;
}
