export function catalogue(categories) {
  const paths = [];
  walk(categories, "", paths);
  return paths;
}

function walk(categories, above, paths) {
  for (const { name, parts } of categories) {
    const path = above === "" ? name : `${above} > ${name}`;
    if (parts.length === 0) paths.push(path);
    else walk(parts, path, paths);
  }
}
