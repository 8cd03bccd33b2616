import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Builds the program that draws the beginnings of course pages for the server (`app/first-view/render.tsx`) into OUT_DIR.
 * Class names are those of the app's own build: they come from the content of the style sheets.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    ssr: fileURLToPath(new URL("../src/app/first-view/render.tsx", import.meta.url)),
    outDir: process.env["OUT_DIR"] ?? "dist",
    emptyOutDir: true,
    // Its style sheet is sent within the page.
    ssrEmitAssets: true,
    cssCodeSplit: false,
    cssMinify: true,
  },
});
