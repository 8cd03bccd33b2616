import {
  CODE_LANGUAGES,
  type CodeLanguage,
  type NamedTypes,
  nameIn,
  parseType,
  type ProblemStyle,
  type Signature,
  type ValueType,
} from "@taiyari/domain/practice";

const PROGRAMS: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'const lines = require("fs").readFileSync(0, "utf8").split("\\n");\n\n',
  typescript: 'const lines: string[] = require("fs").readFileSync(0, "utf8").split("\\n");\n\n',
  python: "import sys\n\nlines = sys.stdin.read().splitlines()\n\n",
};

/** What stands in the editor before anybody wrote anything. */
export function startersOf(style: ProblemStyle): Readonly<Record<CodeLanguage, string>> {
  if (style.kind === "program") return PROGRAMS;
  const { signature, types } = style;
  const [javascript, typescript, python] = CODE_LANGUAGES.map((language) =>
    language === "python"
      ? pythonStarter(signature, types)
      : scriptStarter(signature, types, language),
  );
  return { javascript: javascript ?? "", typescript: typescript ?? "", python: python ?? "" };
}

function scriptStarter(
  { name, parameters, returns }: Signature,
  types: NamedTypes,
  language: CodeLanguage,
): string {
  const isTyped = language === "typescript";
  const typed = (text: string) => (isTyped ? `: ${scriptType(typeOf(text, types))}` : "");
  const list = parameters.map((each) => `${each.name}${typed(each.type)}`).join(", ");
  return [
    ...(isTyped ? interfaces(types) : fieldComments(types).map((line) => `// ${line}`)),
    `export function ${name}(${list})${typed(returns)} {`,
    ...parameters.flatMap((each) =>
      each.about === null ? [] : [`  // ${each.name}: ${each.about}`],
    ),
    "  ",
    "}",
    "",
  ].join("\n");
}

function pythonStarter({ name, parameters, returns }: Signature, types: NamedTypes): string {
  const typed = (text: string) => pythonType(typeOf(text, types));
  const list = parameters
    .map((each) => `${nameIn("python", each.name)}: ${typed(each.type)}`)
    .join(", ");
  return [
    ...fieldComments(types).map((line) => `# ${line}`),
    `def ${nameIn("python", name)}(${list}) -> ${typed(returns)}:`,
    ...parameters.flatMap((each) =>
      each.about === null ? [] : [`    # ${nameIn("python", each.name)}: ${each.about}`],
    ),
    "    pass",
    "",
  ].join("\n");
}

/** The loader refused types that cannot be read. */
function typeOf(text: string, types: NamedTypes): ValueType {
  const parsed = parseType(text, types);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

function scriptType(type: ValueType): string {
  switch (type.kind) {
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
      return type.kind;
    case "list":
      return type.of.kind === "nullable"
        ? `(${scriptType(type.of)})[]`
        : `${scriptType(type.of)}[]`;
    case "map":
      return `Record<string, ${scriptType(type.of)}>`;
    case "nullable":
      return `${scriptType(type.of)} | null`;
    case "named":
      return type.name;
  }
}

const PYTHON_TYPES = { integer: "int", number: "float", string: "str", boolean: "bool" } as const;

function pythonType(type: ValueType): string {
  switch (type.kind) {
    case "list":
      return `list[${pythonType(type.of)}]`;
    case "map":
      return `dict[str, ${pythonType(type.of)}]`;
    case "nullable":
      return `${pythonType(type.of)} | None`;
    case "named":
      return "dict";
    case "integer":
    case "number":
    case "string":
    case "boolean":
      return PYTHON_TYPES[type.kind];
  }
}

function interfaces(types: NamedTypes): readonly string[] {
  return Object.entries(types).flatMap(([name, fields]) => [
    `interface ${name} {`,
    ...Object.entries(fields).map(([key, text]) => `  ${key}: ${scriptType(typeOf(text, types))};`),
    "}",
    "",
  ]);
}

/** "Stop: { name: string, minutes: integer, next: Stop or null }" */
function fieldComments(types: NamedTypes): readonly string[] {
  return Object.entries(types).map(([name, fields]) => {
    const list = Object.entries(fields).map(
      ([key, text]) => `${key}: ${text.replace(/\?$/u, " or null")}`,
    );
    return `${name}: { ${list.join(", ")} }`;
  });
}
