import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { bundleServer } from "./bundle-server.ts";
import { ROOT } from "./run.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of an installation with the server of these sources. In the project "processes" alone. */
    readonly installation: string;
  }
}

/**
 * Makes an installation with the server of these sources, for the tests that start it as a process of its own: run from
 * the sources each start takes five times as long. The web app in it is an empty page, so no build is needed.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Inside node_modules, where the packages are found that stay outside the bundle.
  const parent = path.join(ROOT, "node_modules", ".taiyari");
  await mkdir(parent, { recursive: true });
  const root = await mkdtemp(path.join(parent, "installation-"));
  const server = path.join(root, "apps", "server");
  const web = path.join(root, "apps", "web", "dist");
  await mkdir(web, { recursive: true });
  await writeFile(path.join(web, "index.html"), "<!doctype html><title>Taiyari</title>");
  await writeFile(path.join(root, "package.json"), '{ "name": "taiyari", "type": "module" }');
  await bundleServer(path.join(server, "dist"));
  await symlink(path.join(ROOT, "apps", "server", "drizzle"), path.join(server, "drizzle"));
  await symlink(path.join(ROOT, "content"), path.join(root, "content"));
  project.provide("installation", root);
  return () => rm(root, { recursive: true, force: true });
}
