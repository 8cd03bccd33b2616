export function catalogue(categories, above = "") {
  return categories.flatMap(({ name, parts }) => {
    const path = above === "" ? name : `${above} > ${name}`;
    return [path, ...catalogue(parts, path)];
  });
}
