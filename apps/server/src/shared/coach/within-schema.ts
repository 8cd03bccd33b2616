/** What of a JSON Schema is looked at. */
export interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/**
 * Of unfinished JSON what its schema knows: other keys are left out, and values of another type. A key is as little to
 * be trusted as a text.
 *
 * @returns  undefined where nothing is left
 */
export function withinSchema(value: unknown, shape: Shape): unknown {
  if (shape.anyOf) {
    return shape.anyOf.map((one) => withinSchema(value, one)).find((one) => one !== undefined);
  }
  if (shape.const !== undefined) return value === shape.const ? value : undefined;
  if (shape.enum) return shape.enum.includes(value) ? value : undefined;
  if (Array.isArray(value)) {
    const { items } = shape;
    if (!items) return undefined;
    return value.map((item) => withinSchema(item, items)).filter((item) => item !== undefined);
  }
  if (value === null) return shape.type === "null" ? null : undefined;
  if (typeof value === "object") {
    if (!shape.properties) return undefined;
    const kept = Object.entries(shape.properties).flatMap(([key, inner]) => {
      const own = Object.hasOwn(value, key)
        ? withinSchema(Reflect.get(value, key), inner)
        : undefined;
      return own === undefined ? [] : [[key, own] as const];
    });
    return Object.fromEntries(kept);
  }
  if (typeof value === "number") {
    return shape.type === "number" || shape.type === "integer" ? value : undefined;
  }
  return typeof value === shape.type ? value : undefined;
}
