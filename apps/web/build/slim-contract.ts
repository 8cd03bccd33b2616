import { minifyContractRouter, type AnyContractRouter } from "@orpc/contract";
import { runnerImport, type Plugin } from "vite";

const CONTRACT = "@taiyari/contract";
const SLIM = "\0slim-contract";

/**
 * Replaces the contract in the web's bundle by its paths and methods alone.
 *
 * The client needs nothing else of it at run time; the schemas, and with them the whole of zod, stay on the server.
 * Types are not touched. Importing a schema as a value (`SessionUser.parse`) fails the build, as it should.
 */
export function slimContract(): Plugin {
  return {
    name: "slim-contract",
    enforce: "pre",
    resolveId(source) {
      return source === CONTRACT ? SLIM : null;
    },
    async load(id) {
      if (id !== SLIM) return null;
      const path = new URL("../../../packages/contract/src/index.ts", import.meta.url).pathname;
      const { module, dependencies } = await runnerImport<{ contract: AnyContractRouter }>(path);
      for (const file of [path, ...dependencies]) this.addWatchFile(file);
      return `export const contract = ${JSON.stringify(minifyContractRouter(module.contract))};`;
    },
  };
}
