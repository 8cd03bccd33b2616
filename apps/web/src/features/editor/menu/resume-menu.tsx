import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ComponentType, Suspense, useMemo, useState } from "react";
import { api } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import type { DraftStore } from "../../../shared/drafts/draft-store.ts";
import type { Saving } from "../state/saving.ts";
import { FIRST_NAME } from "../../../shared/drafts/unknown-resume.ts";
import { resumeStorage } from "../../../shared/drafts/stored-resume.ts";
import { TailorDialog } from "../enhance/coach-on-demand.ts";
import { useEnhancing } from "../enhance/enhance-context.ts";
import { NameDialog } from "../../../ui/name-dialog.tsx";
import { useResumeActions } from "./use-resume-actions.ts";
import styles from "./menu.module.css";
import { onDemand } from "../../../ui/on-demand.tsx";

const { Component: VersionsPanel } = onDemand(
  async () => (await import("../versions/versions-panel.tsx")).VersionsPanel,
);

/** A question about one resume: its links, a letter that goes with it. */
export type ResumeDialog = ComponentType<{
  readonly resumeId: string;
  readonly onClose: () => void;
}>;

/** What is open beside the menu. */
type Opened = "versions" | "share" | "letter" | "rename" | "tailor";

interface ResumeMenuProps {
  readonly resumeId: string;
  readonly store: DraftStore;
  readonly saving: Saving;
  readonly ShareDialog: ResumeDialog;
  readonly LetterDialog: ResumeDialog;
}

/** How many other resumes are offered; the rest are in the list. */
const MOST_OTHERS = 5;

/** The name of the resume, and what can be done with it as a whole. */
export function ResumeMenu(props: ResumeMenuProps) {
  const { resumeId, store, saving, ShareDialog, LetterDialog } = props;
  const navigate = useNavigate();
  const actions = useResumeActions();
  const list = useQuery(api.editor.listResumes.queryOptions());
  const [open, setOpen] = useState<Opened | null>(null);
  const resumes = list.data?.resumes ?? [];
  const userId = useUser()?.id ?? "";
  // Without a connection nobody can say what the list calls it.
  const keptName = useMemo(() => resumeStorage(userId, resumeId).read()?.name, [userId, resumeId]);
  const name = resumes.find(({ id }) => id === resumeId)?.name ?? keptName ?? FIRST_NAME;
  const resume = { id: resumeId, name };
  const close = () => setOpen(null);
  const enhancing = useEnhancing();

  /** Nothing can be done with a resume that the server does not have as it is. */
  async function whenSaved(task: () => unknown): Promise<void> {
    if (await saving.saveNow()) return void task();
    showToast({
      kind: "problem",
      title: "Not everything is saved yet",
      text: "What you typed is kept on this device. Check your connection and try again.",
    });
  }

  function goTo(id: string | null): void {
    if (id !== null) void navigate({ to: "/resume/builder/$id", params: { id } });
  }

  const others = resumes.filter(({ id }) => id !== resumeId).slice(0, MOST_OTHERS);
  return (
    <>
      <div className={styles["place"]}>
        <MenuButton
          label={`${name}: what to do with this resume`}
          className={styles["name"] ?? ""}
          align="start"
          items={[
            { label: "Tailor to a job", onChoose: () => setOpen("tailor") },
            { label: "Versions", onChoose: () => void whenSaved(() => setOpen("versions")) },
            { label: "Share", onChoose: () => void whenSaved(() => setOpen("share")) },
            {
              label: "Write a cover letter",
              onChoose: () => void whenSaved(() => setOpen("letter")),
            },
            { label: "Rename", onChoose: () => void whenSaved(() => setOpen("rename")) },
            {
              label: "Duplicate",
              onChoose: () => void whenSaved(async () => goTo(await actions.duplicate(resume))),
            },
            { label: "New resume", startsGroup: true, onChoose: () => goTo(actions.begin()) },
            ...others.map((other) => ({
              label: `Open ${other.name}`,
              onChoose: () => goTo(other.id),
            })),
            { label: "All your resumes", onChoose: () => void navigate({ to: "/resume" }) },
            {
              label: "Delete",
              startsGroup: true,
              isDangerous: true,
              onChoose: () =>
                void whenSaved(async () => {
                  if (await actions.remove(resume)) void navigate({ to: "/resume" });
                }),
            },
          ]}
        >
          <span>{name}</span>
          <LineIcon name="down" small />
        </MenuButton>
      </div>
      {open === "tailor" && (
        <TailorDialog
          onClose={close}
          onTailor={(job) => {
            close();
            void enhancing?.tailor(job);
          }}
        />
      )}
      {open === "versions" && <VersionsPanel resumeId={resumeId} store={store} onClose={close} />}
      {open === "share" && <ShareDialog resumeId={resumeId} onClose={close} />}
      {open === "letter" && (
        <Suspense>
          <LetterDialog resumeId={resumeId} onClose={close} />
        </Suspense>
      )}
      {open === "rename" && (
        <NameDialog
          title="Rename this resume"
          label="Name, for you alone"
          name={name}
          done="Rename"
          onDone={(next) => actions.rename(resume, next)}
          onClose={close}
        />
      )}
    </>
  );
}
