import { transform } from "sucrase";
import { decodeMappings, type LineMappings } from "./source-map.ts";

/** Code as the browser can run it: without types, its exports as properties of `exports`. */
export interface Translated {
  readonly code: string;
  /** From places in it to those in the person's own code. */
  readonly mappings: LineMappings;
}

export interface Refusal {
  readonly message: string;
  /** Counted from 1. */
  readonly line: number | null;
  readonly column: number | null;
}

const MODULE_SYNTAX = /^\s*(?:import|export)\b/mu;

/**
 * Takes types away and turns modules into functions. Lines stay where they are.
 *
 * @returns  what was wrong, where the parser does not understand it
 */
export function translate(
  code: string,
  language: "javascript" | "typescript",
): Translated | Refusal {
  // A program without modules stays as loose as it was written.
  const isModule = MODULE_SYNTAX.test(code);
  if (!isModule && language === "javascript") return { code, mappings: null };
  try {
    const made = transform(code, {
      transforms: [
        ...(language === "typescript" ? (["typescript"] as const) : []),
        ...(isModule ? (["imports"] as const) : []),
      ],
      disableESTransforms: true,
      preserveDynamicImport: true,
      filePath: "solution",
      sourceMapOptions: { compiledFilename: "solution" },
    });
    const mappings = made.sourceMap ? decodeMappings(made.sourceMap.mappings) : null;
    return { code: made.code, mappings };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Its message ends in the place, which is also given by itself. */
function refusalOf(error: unknown): Refusal {
  const { message, loc } = error as Error & {
    readonly loc?: { readonly line: number; readonly column: number };
  };
  return {
    message: message.replace(/^Error transforming [^:]*: /u, "").replace(/ \(\d+:\d+\)$/u, ""),
    line: loc?.line ?? null,
    column: loc?.column ?? null,
  };
}
