import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compileLanguages, loadLanguages } from "@taiyari/content/languages";

const ROOT = path.join(import.meta.dirname, "..");
const FOLDER = path.join(ROOT, "packages/domain/src/lexicon/vocabulary");

/** `npm run languages`: makes the word lists of the domain from content/language. */
mkdirSync(FOLDER, { recursive: true });
for (const { name, text } of compileLanguages(loadLanguages(path.join(ROOT, "content"))))
  writeFileSync(path.join(FOLDER, name), text);
