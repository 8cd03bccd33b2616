declare module "*.py" {
  /** The file's text. */
  const text: string;
  // oxlint-disable-next-line import/no-default-export -- as the bundler gives it
  export default text;
}

declare module "pyodide/pyodide.asm.mjs" {
  // oxlint-disable-next-line import/no-default-export
  export { createPyodideModule as default };
  const createPyodideModule: (settings: object) => Promise<object>;
}
