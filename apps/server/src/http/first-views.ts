import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Stands in index.html wherever the nonce of a response belongs. */
export const NONCE_PLACEHOLDER = "__CSP_NONCE__";

const View = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** What the first view asks for with `fetch`: JSON. */
  data: z.array(z.string()).default([]),
  /** What can be shown before any of that has arrived. */
  first: z.object({ html: z.string(), style: z.string() }).optional(),
});
type View = z.infer<typeof View>;

/** What the web app's build writes: for each path, what its first view needs beyond what the page names. */
const FirstFiles = z.record(z.string(), View);

/** In index.html: the sign that the app is opening. */
const OPENING = /<!--opening-->[^]*<!--\/opening-->/u;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*>/gu;

/** Puts into index.html what the view of a path starts with. A path without anything gets it as it is. */
export type FirstViews = (page: string, pagePath: string) => string;

/** @param folder  of the built web app; without its list there is nothing for any path */
export function readFirstViews(folder: string): FirstViews {
  const file = path.join(folder, ".vite", "first-files.json");
  const listed = existsSync(file) ? FirstFiles.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const views = new Map(Object.entries(listed));
  return (page, pagePath) => {
    const view = views.get(pagePath);
    if (!view) return page;
    const linked = page.replace("</head>", () => `${linksOf(view)}\n</head>`);
    return view.first ? withFirstView(linked, view.first) : linked;
  };
}

/** They start loading with the page, a round trip earlier. */
function linksOf({ styles, scripts, data }: View): string {
  return [
    ...styles.map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
    ...scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
    ...data.map((url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`),
  ].join("\n");
}

/** Style sheets go to the end: at the beginning, nothing would be shown until they have arrived. */
function withFirstView(page: string, { html, style }: NonNullable<View["first"]>): string {
  const sheets = page.match(STYLE_SHEETS) ?? [];
  return page
    .replaceAll(STYLE_SHEETS, "")
    .replace("</head>", () => `<style nonce="${NONCE_PLACEHOLDER}">${style}</style>\n</head>`)
    .replace(OPENING, () => html)
    .replace("</body>", () => `${sheets.join("\n")}\n</body>`);
}
