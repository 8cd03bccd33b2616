/** A script in one file without imports, for it can load nothing; classic, as a worker of a blob must be. */
export async function bundleScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: entry,
    platform: "browser",
    // Addresses that are made from it are never asked.
    transform: {
      define: { "import.meta.url": JSON.stringify("https://runner.invalid/runner.js"), ...define },
    },
    moduleTypes: { ".py": "text" },
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "iife", codeSplitting: false, minify: true });
  await bundle.close();
  return output[0].code.trim();
}
