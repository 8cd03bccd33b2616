import type {
  Award,
  Certification,
  CustomItem,
  CustomSection,
  Education,
  Experience,
  Project,
  Publication,
  Reference,
  Skills,
  TemplateData,
} from "@taiyari/domain/resume";

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

/** Every name of a type, so that a new field of the resume does not compile until it stands here. */
type FieldsOf<Type> = { readonly [Name in keyof Type]-?: Field };

const experience = {
  title: "text",
  company: "text",
  location: "text",
  startDate: "text",
  endDate: "text",
  current: "flag",
  description: "text",
} satisfies FieldsOf<Experience>;

const education = {
  degree: "text",
  institution: "text",
  location: "text",
  startDate: "text",
  endDate: "text",
  current: "flag",
  description: "text",
} satisfies FieldsOf<Education>;

const skills = {
  technical: { each: "text" },
  soft: { each: "text" },
  languages: { each: "text" },
} satisfies FieldsOf<Skills>;

const project = {
  name: "text",
  role: "text",
  startDate: "text",
  endDate: "text",
  url: "text",
  description: "text",
  technologies: { each: "text" },
} satisfies FieldsOf<Project>;

const certification = {
  name: "text",
  issuer: "text",
  date: "text",
  expiry: "text",
  description: "text",
} satisfies FieldsOf<Certification>;

const award = {
  title: "text",
  issuer: "text",
  date: "text",
  description: "text",
} satisfies FieldsOf<Award>;

const publication = {
  title: "text",
  publisher: "text",
  date: "text",
  url: "text",
  description: "text",
} satisfies FieldsOf<Publication>;

const reference = {
  name: "text",
  position: "text",
  company: "text",
  email: "text",
  phone: "text",
  reference: "text",
} satisfies FieldsOf<Reference>;

const customItem = { title: "text", description: "text" } satisfies FieldsOf<CustomItem>;

const custom = {
  name: "text",
  content: "text",
  items: { each: customItem },
} satisfies FieldsOf<Omit<CustomSection, "id">>;

const personal = {
  fullName: "text",
  title: "text",
  email: "text",
  phone: "text",
  location: "text",
  linkedin: "text",
  website: "text",
  summary: "text",
  photo: "picture",
} satisfies FieldsOf<TemplateData["personal"]>;

/** All that a template shows. Each section is one name. */
export const DATA: Shape = {
  personal: { fields: personal },
  experience: { each: experience },
  education: { each: education },
  skills: { fields: skills },
  projects: { each: project },
  certifications: { each: certification },
  awards: { each: award },
  publications: { each: publication },
  references: { each: reference },
  custom: { each: custom },
} satisfies FieldsOf<Omit<TemplateData, "sections">>;

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
