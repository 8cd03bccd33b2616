interface Category {
  name: string;
  parts: Category[];
}

export function catalogue(categories: Category[], path: string[] = []): string[] {
  const paths: string[] = [];
  for (const { name, parts } of categories) {
    path.push(name);
    if (parts.length === 0) {
      paths.push(path.join(" > "));
      path.pop();
    } else paths.push(...catalogue(parts, path));
  }
  return paths;
}
