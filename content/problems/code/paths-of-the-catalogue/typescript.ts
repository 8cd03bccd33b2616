interface Category {
  name: string;
  parts: Category[];
}

export function catalogue(categories: Category[]): string[] {
  return categories.flatMap(({ name, parts }) =>
    parts.length === 0 ? [name] : catalogue(parts).map((path) => `${name} > ${path}`),
  );
}
