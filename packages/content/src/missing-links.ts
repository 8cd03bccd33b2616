import { resolve } from "node:path";
import { missingLinks } from "./next-steps.ts";

// `node packages/content/src/missing-links.ts [content folder]`: skills that roles must have and nothing is for, then roles without
// anything of their own, one a line.
const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, "../../../content"));
process.stdout.write(
  missingLinks(root)
    .map((line) => `${line}\n`)
    .join(""),
);
