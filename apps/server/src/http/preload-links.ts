import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** What the web app's build writes: for each path, the files its first view needs beyond what the page names. */
const FirstFiles = z.record(
  z.string(),
  z.object({
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    /** What the first view asks for with `fetch`: JSON. */
    data: z.array(z.string()).default([]),
  }),
);

/** Gives the links that start loading a path's files with the page, a round trip earlier; "" for other paths. */
export type PreloadLinks = (pagePath: string) => string;

/** @param folder  of the built web app; without its list every path gets "" */
export function readPreloadLinks(folder: string): PreloadLinks {
  const file = path.join(folder, ".vite", "first-files.json");
  const listed = existsSync(file) ? FirstFiles.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const links = new Map(
    Object.entries(listed).map(([pagePath, { scripts, styles, data }]) => [
      pagePath,
      [
        ...styles.map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
        ...scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
        ...data.map((url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`),
      ].join("\n"),
    ]),
  );
  return (pagePath) => links.get(pagePath) ?? "";
}
