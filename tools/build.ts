import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { buildCareers, CAREERS_FOLDER } from "./build-careers.ts";
import { buildCourse, COURSE_FOLDER } from "./build-course.ts";
import { buildProblems, PROBLEMS_FOLDER } from "./build-problems.ts";
import { buildInterviews, INTERVIEWS_FOLDER } from "./build-interviews.ts";
import { buildSimulations, SIMULATIONS_FOLDER } from "./build-simulations.ts";
import { bundleServer } from "./bundle-server.ts";
import { writeContentState } from "./content-state.ts";
import { buildFirstView, listFirstCourseFiles } from "./first-course-files.ts";
import { ROOT, run } from "./run.ts";

/**
 * Builds what `npm start` runs: the web app, the SQL course, the practice problems, the questions of interviews, the simulated days and what ties them into apps/web/dist, the server into apps/server/dist.
 *
 * The server is bundled because drizzle-orm read file by file costs 200 MB and a second at every start
 * (docs/decisions/0004-bundle-the-server.md).
 */
async function build(): Promise<void> {
  const server = path.join(ROOT, "apps/server/dist");
  await rm(server, { recursive: true, force: true });
  const [web, course, practice, interviews, simulations, careers] = await Promise.all([
    run("vite", ["build"], { cwd: path.join(ROOT, "apps/web") }),
    buildCourse(),
    buildProblems(),
    buildInterviews(),
    buildSimulations(),
    buildCareers(),
    bundleServer(server),
    buildFirstView(),
  ]);
  writeContentState(server, { course, problems: practice, interviews, simulations });
  // `npm run check` fails for them; it is built without what they are about.
  for (const problem of [...course, ...practice, ...interviews, ...simulations, ...careers])
    process.stderr.write(`${problem}\n`);
  const webFolder = path.join(ROOT, "apps/web/dist");
  await cp(COURSE_FOLDER, path.join(webFolder, "course"), { recursive: true });
  await cp(PROBLEMS_FOLDER, path.join(webFolder, "problems"), { recursive: true });
  await cp(INTERVIEWS_FOLDER, path.join(webFolder, "interviews"), { recursive: true });
  await cp(CAREERS_FOLDER, path.join(webFolder, "careers"), { recursive: true });
  await cp(SIMULATIONS_FOLDER, path.join(webFolder, "simulations"), { recursive: true });
  if (web.code !== 0) {
    process.stderr.write(web.output);
    process.exitCode = 1;
    return;
  }
  await listFirstCourseFiles(webFolder);
}

await build();
