import { createReadStream, existsSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Where `tools/build-course.ts`, `build-problems.ts`, `build-interviews.ts`, `build-simulations.ts` and `build-careers.ts` put what they compile, by the address it is served at. */
const FOLDERS = {
  "/course": "course-files",
  "/problems": "problem-files",
  "/interviews": "interview-files",
  "/simulations": "simulation-files",
  "/careers": "careers-files",
} as const;

/** Serves the compiled course, problems, interview questions, simulated days and what ties them while developing. The build copies them beside the web app. */
export function courseFiles(): Plugin {
  return {
    name: "course-files",
    apply: "serve",
    configureServer({ middlewares }) {
      for (const [address, name] of Object.entries(FOLDERS)) {
        const folder = fileURLToPath(
          new URL(`../../../node_modules/.taiyari/${name}`, import.meta.url),
        );
        middlewares.use(address, (request, response, next) => {
          const wanted = decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/");
          const file = path.join(folder, path.normalize(wanted));
          if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
            next();
            return;
          }
          response.setHeader(
            "content-type",
            file.endsWith(".json") ? "application/json" : "application/x-tar",
          );
          createReadStream(file).pipe(response);
        });
      }
    },
  };
}
