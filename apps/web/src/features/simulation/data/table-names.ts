/** The tables that statements make, in their order, before PostgreSQL was asked. */
export function tableNames(data: string): readonly string[] {
  const made = data.matchAll(
    /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:"((?:[^"]|"")+)"|([a-z_][\w$]*))/giu,
  );
  return [...made].map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain);
}
