/** A node of PostgreSQL's query tree, as `debug_print_parse` writes it: `{QUERY :commandType 1 :cteList <> …}`. */
export interface TreeNode {
  /** "QUERY", "JOINEXPR". */
  readonly name: string;
  /** What stands after each ":field"; "<>" is an empty one. */
  readonly fields: ReadonlyMap<string, readonly TreeValue[]>;
}

export type TreeValue = string | TreeNode;

/** A word goes on after a backslash with whatever follows it. */
const PIECE = /[{}()]|"(?:[^"\\]|\\[\s\S])*"|(?:[^\s{}()\\]|\\[\s\S])+/gu;

/** Lists are read as the values of the field they stand in. @returns null for a text that is no tree */
export function readTree(text: string): TreeNode | null {
  const pieces = text.match(PIECE) ?? [];
  let at = 0;
  function node(): TreeNode {
    at += 1;
    const name = pieces[at] ?? "";
    at += 1;
    const fields = new Map<string, TreeValue[]>();
    let values: TreeValue[] = [];
    for (let piece = pieces[at]; piece !== undefined && piece !== "}"; piece = pieces[at]) {
      if (piece === "{") {
        values.push(node());
        continue;
      }
      if (/^:[a-z_]+$/iu.test(piece)) {
        values = [];
        fields.set(piece.slice(1), values);
      } else if (piece !== "(" && piece !== ")") values.push(piece);
      at += 1;
    }
    at += 1;
    return { name, fields };
  }
  return pieces[0] === "{" ? node() : null;
}

/** Every node below one, each with the node it stands in; the first is the root itself. */
export function* nodesIn(
  root: TreeNode,
  parent: TreeNode | null = null,
): Generator<{ readonly node: TreeNode; readonly parent: TreeNode | null }> {
  yield { node: root, parent };
  for (const values of root.fields.values())
    for (const value of values) if (typeof value !== "string") yield* nodesIn(value, root);
}

/** Whether a field holds anything. */
export function has({ fields }: TreeNode, field: string): boolean {
  const values = fields.get(field) ?? [];
  return values.length > 0 && values[0] !== "<>" && values[0] !== "false";
}

export function word({ fields }: TreeNode, field: string): string {
  const [value] = fields.get(field) ?? [];
  return typeof value === "string" ? value : "";
}
