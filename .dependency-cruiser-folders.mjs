import rules, { TESTS } from "./.dependency-cruiser.mjs";

/**
 * Which folders may import each other both ways: none of a feature, no topics of `shared`. Cruised without tests,
 * which stand beside their sources and open whole screens and servers.
 *
 * @type {import("dependency-cruiser").IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "folders-without-cycles",
      scope: "folder",
      severity: "error",
      from: { path: "^apps/[^/]+/src/(shared|features/[^/]+)/[^/]+" },
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: { path: [rules.options.exclude.path, TESTS, "node_modules"] },
  },
};
