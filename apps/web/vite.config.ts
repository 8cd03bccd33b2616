import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstFiles } from "./build/first-files.ts";
import { offlineEditor } from "./build/offline-editor.ts";
import { paperFonts } from "./build/paper-fonts.ts";
import { precompress } from "./build/precompress.ts";
import { previewFrame } from "./build/preview-frame.ts";
import { slimContract } from "./build/slim-contract.ts";

/** Where `npm run dev` has the server listen. */
const API = process.env["API_URL"] ?? "http://127.0.0.1:3001";

const SIGNED_IN = "app/signed-in-layout.tsx";

/** A few files instead of thirty: on a slow line small ones cost more in requests than in bytes. */
const GROUPS = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@orpc)\//,
    priority: 4,
  },
  // What every screen stands on.
  {
    name: "base",
    test: /vite\/preload-helper|\/domain\/src\/result\.|\/src\/(lib|ui)\/(api|failures|page-title|redirect-target|session|session-store|storage|tabs|theme|toast-store|alert|button|field|icons|logo|message|password-field|spinner|toasts)\.(tsx?|module\.css)$/,
    priority: 3,
  },
  // What the screens of visitors share.
  {
    name: "visitor",
    test: /\/features\/account\/(?!.*-page\.)|\/domain\/src\/account\./,
    priority: 2,
  },
  // What the first screens of a signed-in person share.
  {
    name: "inside",
    test: /\/src\/(ui\/(line-icon|modal-dialog|theme-toggle|score-sign|score-ring|score-change|css-variables|next-mark)|lib\/(dates|numbers)|app\/top-bar\/|app\/search\/)/,
    priority: 2,
  },
  // What the screens of the Resume Engine share.
  {
    name: "resume",
    test: /\/src\/(shared\/(uploads|failures)\/|features\/upload\/sending\/|lib\/file-size\.|ui\/(breakable|drop-veil|page-thumb|use-page-drop)\.)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [
    slimContract(),
    react(),
    paperFonts(),
    previewFrame({ isKept: true }),
    firstFiles({
      "/": ["features/landing/landing-page.tsx"],
      "/login": ["features/account/login-page.tsx"],
      "/ragister": ["features/account/registration-page.tsx"],
      "/overview": [SIGNED_IN, "features/overview/overview-page.tsx"],
      "/resume": [SIGNED_IN, "app/resume/resume-landing-page.tsx"],
    }),
    offlineEditor([SIGNED_IN, "app/resume/editor-screen.tsx"]),
    precompress(),
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    target: "baseline-widely-available",
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
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
