import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { paperFonts } from "./paper-fonts.ts";
import { previewFrame } from "./preview-frame.ts";
import { slimContract } from "./slim-contract.ts";

/** Builds a page with the preview alone, for browser tests and for the pictures of templates; into OUT_DIR. */
export default defineConfig({
  root: fileURLToPath(new URL("../src/testing/editor-harness", import.meta.url)),
  plugins: [slimContract(), react(), paperFonts(), previewFrame()],
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    target: "baseline-widely-available",
    outDir: process.env["OUT_DIR"] ?? "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
  worker: { format: "es", rolldownOptions: { output: { codeSplitting: false } } },
});
