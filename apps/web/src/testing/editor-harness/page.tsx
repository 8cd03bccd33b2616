import { QueryClientProvider } from "@tanstack/react-query";
import type { ResumeDraft } from "@taiyari/domain/draft";
import type { TemplateData } from "@taiyari/domain/resume";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { createDraftStore } from "../../shared/drafts/draft-store.ts";
import { LivePreview } from "../../features/editor/preview/live-preview.tsx";
import { PreviewProvider } from "../../shared/preview/preview-provider.tsx";
import { PreviewView } from "../../features/editor/preview/preview-view.tsx";
import { TemplateGrid } from "../../features/editor/templates/template-grid.tsx";
import { createQueryClient } from "../../lib/query-client.ts";
import { session } from "../../lib/session.ts";
import { Toasts } from "../../ui/toasts.tsx";
import "./harness.ts";
import "../../ui/styles/fonts.css";
import "../../ui/styles/tokens.css";
import "../../ui/styles/base.css";

/** `?view=preview|live|templates&sample=full`: a tab of the editor alone, with a sample in it. */
const query = new URLSearchParams(location.search);
const view = query.get("view");
if (view) await showTab(view, query.get("sample") ?? "full");

async function showTab(tab: string, sample: string): Promise<void> {
  await session.start();
  const data = (await (await fetch(`/samples/${sample}.json`)).json()) as TemplateData;
  const store = createDraftStore(draftOf(data));
  window.draftStore = store;
  const place = document.querySelector("#root");
  if (!place) throw new Error("The page has no place for the editor.");
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <PreviewProvider store={store}>
          <Tab tab={tab} />
        </PreviewProvider>
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  );
}

function Tab({ tab }: { readonly tab: string }) {
  const [item, setItem] = useState<string | null>("experience-0");
  if (tab === "templates") return <TemplateGrid />;
  if (tab === "preview") return <PreviewView onPick={(place) => (window.picked = place)} />;
  return (
    <div style={{ width: 560, marginLeft: "auto" }}>
      <LivePreview
        section="experience"
        item={item}
        onPick={(place) => {
          window.picked = place;
          setItem(`experience-${place.item}`);
        }}
        onExpand={() => (window.picked = "expand")}
      />
    </div>
  );
}

function draftOf(data: TemplateData): ResumeDraft {
  const { sections, custom, personal, skills, ...lists } = data;
  const { groups = [], ...tags } = skills;
  const ids = ["personal", "experience", "education", "skills", "projects", "certifications"];
  const order = [...ids, "awards", "publications", "references", ...custom.map(({ id }) => id)];
  return {
    resumeData: {
      personal,
      skills: groups.length === 0 ? tags : { ...tags, groups: withIds(groups, "skills") },
      experience: withIds(lists.experience, "experience"),
      education: withIds(lists.education, "education"),
      projects: withIds(lists.projects, "projects"),
      certifications: withIds(lists.certifications, "certifications"),
      awards: withIds(lists.awards, "awards"),
      publications: withIds(lists.publications, "publications"),
      references: withIds(lists.references, "references"),
      custom: custom.map(({ items, ...section }) => ({
        ...section,
        isRepeatable: items.length > 0,
        items: withIds(items, section.id),
      })),
    },
    currentTemplate: "modern",
    sections: order.map((id) => ({ id, isHidden: sections.hidden.includes(id) })),
    chosen: {},
  };
}

function withIds<Entry>(list: readonly Entry[], name: string) {
  return list.map((entry, index) => ({ ...entry, id: `${name}-${index}` }));
}
