/** All of the coach that the editor shows and does, in one file of the build. */
export { ComparisonPanel } from "./comparison-panel.tsx";
export { EnhanceOverlay } from "./enhance-overlay.tsx";
export { enhanceDraft } from "./enhance-draft.ts";
export { TailorDialog } from "./tailor-dialog.tsx";
export { TailoredCard } from "./tailored-card.tsx";
export { tellNews } from "./tell-news.ts";
