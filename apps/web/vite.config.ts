import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstFiles } from "./build/first-files.ts";
import { precompress } from "./build/precompress.ts";
import { slimContract } from "./build/slim-contract.ts";

/** Where `npm run dev` has the server listen. */
const API = process.env["API_URL"] ?? "http://127.0.0.1:3001";

const SIGNED_IN = "app/signed-in-layout.tsx";

/** What every screen stands on, in two files instead of thirty: small ones cost more in requests than in bytes. */
const FRAMEWORK = {
  name: "framework",
  test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@orpc)\//,
};
const BASE = {
  name: "base",
  test: /\/src\/(lib|ui)\/(api|failures|page-title|redirect-target|session|session-store|storage|tabs|theme|toast-store|alert|button|field|icons|logo|message|password-field|spinner|toasts)\.tsx?$/,
};

export default defineConfig({
  plugins: [
    slimContract(),
    react(),
    firstFiles(
      {
        "/": ["features/landing/landing-page.tsx"],
        "/login": ["features/account/login-page.tsx"],
        "/ragister": ["features/account/registration-page.tsx"],
        "/overview": [SIGNED_IN, "features/overview/overview-page.tsx"],
        "/resume": [SIGNED_IN, "features/resume/landing/landing-page.tsx"],
      },
      ["bricolage-grotesque-latin-wght-normal", "inter-latin-wght-normal"],
    ),
    precompress(),
  ],
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    target: "baseline-widely-available",
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [FRAMEWORK, BASE] } } },
  },
  server: { proxy: { "/api": { target: API, changeOrigin: false } } },
});
