import { createReadStream, existsSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Where `tools/build-course.ts` puts the compiled course. */
const FOLDER = fileURLToPath(
  new URL("../../../node_modules/.taiyari/course-files", import.meta.url),
);

/** Serves the compiled course while developing. The build copies it beside the web app. */
export function courseFiles(): Plugin {
  return {
    name: "course-files",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/course", (request, response, next) => {
        const wanted = decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/");
        const file = path.join(FOLDER, path.normalize(wanted));
        if (!file.startsWith(FOLDER) || !existsSync(file) || !statSync(file).isFile()) {
          next();
          return;
        }
        response.setHeader(
          "content-type",
          file.endsWith(".json") ? "application/json" : "application/x-tar",
        );
        createReadStream(file).pipe(response);
      });
    },
  };
}
