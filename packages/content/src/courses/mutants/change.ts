import type { Fields, Place, Value } from "./syntax-tree.ts";

/** What can be done to a node to make another statement of it. */
export interface Change {
  /** "drop DISTINCT", "> for >=". Where it ends with a colon the expression that is dropped follows. */
  readonly name: string;
  /** What it is about, for the line and for the expression of its name. */
  readonly about: Value;
  /** Changes the node in place. */
  readonly apply: () => void;
}

/** The changes of one node. */
export type Rule = (place: Place, context: RuleContext) => readonly Change[];

export interface RuleContext {
  /** Whether the order of the rows of the last statement is judged. */
  readonly isOrdered: boolean;
  /** Whether numbers are compared in some digits only. */
  readonly isRounded: boolean;
}

/** Takes a field out of a node. */
export function dropping(fields: Fields, field: string, name: string): readonly Change[] {
  const value = fields[field];
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  return [{ name, about: value, apply: () => delete fields[field] }];
}

/** Puts another value into a field. */
export function setting(fields: Fields, field: string, value: Value, name: string): Change {
  return {
    name,
    about: fields,
    apply: () => {
      fields[field] = value;
    },
  };
}
