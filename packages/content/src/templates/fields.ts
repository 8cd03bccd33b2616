import {
  fieldsOf,
  type FieldType,
  isListSection,
  SECTION_IDS,
  type SectionId,
} from "@taiyari/domain/fields";

/** What a path leads to. */
export type Field =
  | "text"
  | "flag"
  | "picture"
  | { readonly fields: Shape }
  | { readonly each: Shape | "text" };

export interface Shape {
  readonly [name: string]: Field;
}

/** What a field shows, by its type. */
const SHOWN: Readonly<Record<FieldType, Field>> = {
  text: "text",
  textarea: "text",
  date: "text",
  checkbox: "flag",
  tags: { each: "text" },
};

function shapeOf(section: SectionId): Shape {
  return Object.fromEntries(fieldsOf(section).map(({ id, type }) => [id, SHOWN[type]] as const));
}

/** A section the person added. */
const custom: Shape = {
  name: "text",
  content: "text",
  items: {
    each: {
      title: "text",
      organization: "text",
      role: "text",
      location: "text",
      startDate: "text",
      endDate: "text",
      current: "flag",
      url: "text",
      description: "text",
      technologies: { each: "text" },
    },
  },
};

/** What is beside the fields of a form. */
const MORE: Partial<Record<SectionId, Shape>> = {
  personal: { photo: "picture" },
  experience: { employer: "text", employerPlace: "text" },
  skills: { groups: { each: { name: "text", skills: { each: "text" } } } },
};

/** All that a template shows. Each section is one name. */
export const DATA: Shape = {
  ...Object.fromEntries(
    SECTION_IDS.map((id) => {
      const shape = { ...shapeOf(id), ...MORE[id] };
      return [id, isListSection(id) ? { each: shape } : { fields: shape }] as const;
    }),
  ),
  custom: { each: custom },
};

/** The path of a repeated text itself. */
export const ITSELF = ".";

/** One block inside another: the item of the innermost first, the whole data last. */
export interface Scope {
  readonly shape: Shape | "text";
  /** How items are written from the outside: "experience"; "" for the whole data. */
  readonly path: string;
}

/** What a path means at a place, and its name from the outside ("experience.title"); null for nothing. */
export function resolve(
  scopes: readonly Scope[],
  path: string,
): { readonly field: Field; readonly full: string } | null {
  const [innermost] = scopes;
  if (path === ITSELF) {
    return innermost?.shape === "text" ? { field: "text", full: innermost.path } : null;
  }
  const [first = "", ...rest] = path.split(".");
  const scope = scopes.find(({ shape }) => shape !== "text" && Object.hasOwn(shape, first));
  if (!scope || scope.shape === "text") return null;
  let field = scope.shape[first];
  for (const name of rest) {
    field =
      typeof field === "object" && "fields" in field && Object.hasOwn(field.fields, name)
        ? field.fields[name]
        : undefined;
  }
  return field === undefined
    ? null
    : { field, full: [scope.path, path].filter((part) => part !== "").join(".") };
}

/** Every text, flag and picture by its name from the outside: "personal.email", "custom.items.title". */
export function allFields(shape: Shape = DATA, prefix = ""): readonly string[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    if (typeof field === "string") return [path];
    if ("fields" in field) return allFields(field.fields, `${path}.`);
    return field.each === "text" ? [path] : allFields(field.each, `${path}.`);
  });
}
