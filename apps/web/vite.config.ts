import locales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { codeSplittingGroups } from "./build/chunk-groups.ts";
import { codeRunner } from "./build/code-runner.ts";
import { courseFiles } from "./build/course-files.ts";
import { preloadFiles } from "./build/preload-files.ts";
import { offlineEditor } from "./build/offline-editor.ts";
import { paperFonts } from "./build/paper-fonts.ts";
import { precompress } from "./build/precompress.ts";
import { previewFrame } from "./build/preview-frame.ts";
import { slimContract } from "./build/slim-contract.ts";
import { sqlEngine } from "./build/sql-engine.ts";

/** Where `npm run dev` has the server listen. */
const API = process.env["API_URL"] ?? "http://127.0.0.1:3001";

const SIGNED_IN = "app/signed-in-layout.tsx";
const OPEN = "app/open-layout.tsx";
const COURSE = "/learning/sql-for-data-professionals";

export default defineConfig({
  plugins: [
    slimContract(),
    react(),
    locales.vite({ locales: ["en-US"] }),
    paperFonts(),
    courseFiles(),
    previewFrame({ isKept: true }),
    sqlEngine(),
    codeRunner(),
    preloadFiles({
      "/": ["features/landing/landing-page.tsx"],
      "/login": ["features/account/login-page.tsx"],
      "/ragister": ["features/account/registration-page.tsx"],
      "/overview": [SIGNED_IN, "features/overview/overview-page.tsx"],
      "/resume": [SIGNED_IN, "app/resume/resume-landing-page.tsx"],
      "/learning": [SIGNED_IN, "features/learning/catalogue/learning-page.tsx"],
      [COURSE]: [OPEN, "features/learning/course/course-page.tsx"],
      [`${COURSE}/content`]: [SIGNED_IN, "features/learning/path/path-page.tsx"],
      // Each page of the course by its name when the course is built too: tools/first-course-files.ts.
      [`${COURSE}/docs/*`]: [OPEN, "features/learning/lesson/lesson-page.tsx"],
    }),
    offlineEditor({
      start: ["app/offline/offline-start.tsx"],
      editor: [SIGNED_IN, "app/resume/editor-screen.tsx", "app/resume/resume-landing-page.tsx"],
      course: [
        OPEN,
        SIGNED_IN,
        "app/resume/resume-landing-page.tsx",
        "features/learning/lesson/lesson-page.tsx",
        "features/workspace/workspace-page.tsx",
        "features/practice/catalogue/practice-page.tsx",
        "features/practice/problem/problem-page.tsx",
        "features/practice/round/round-page.tsx",
        "features/practice/round/report-page.tsx",
        "features/interview/interview-page.tsx",
        "features/interview/setup-page.tsx",
        "features/interview/studio-page.tsx",
        "features/interview/report-page.tsx",
        "features/interview/report-of-own.ts",
        "features/interview/home/standing-cards.tsx",
        "features/interview/coding/coding-desk.tsx",
        "features/simulation/simulation-page.tsx",
        "features/simulation/desk-page.tsx",
        "features/simulation/task-page.tsx",
        "features/simulation/debrief-page.tsx",
      ],
    }),
    precompress(),
  ],
  // It finds its WebAssembly beside itself.
  optimizeDeps: { exclude: ["@wasm-fmt/ruff_fmt"] },
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    target: "baseline-widely-available",
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: codeSplittingGroups() } } },
  },
  // One file without imports, because its own policy lets it load nothing; a module, for HarfBuzz awaits at its top.
  worker: { format: "es", rolldownOptions: { output: { codeSplitting: false } } },
  server: {
    proxy: {
      "/api": { target: API, changeOrigin: false },
      "/templates": { target: API, changeOrigin: false },
    },
  },
});
