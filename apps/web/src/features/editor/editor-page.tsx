import { useParams } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { ProofLink } from "./download/proof-link.tsx";
import { Editor } from "./editor.tsx";
import { type ResumeDialog, ResumeMenu } from "./menu/resume-menu.tsx";
import { Opened } from "./opened-resume.tsx";
import { useNotes } from "./notes/notes-context.ts";
import type { Saving } from "./state/saving.ts";

interface EditorPageProps {
  readonly ShareDialog: ResumeDialog;
  /** Fetched when it is asked for. */
  readonly LetterDialog: ResumeDialog;
  readonly SharePicture: PictureUpdater;
}

/** Keeps the picture that links show of a resume up to date. Renders nothing. */
type PictureUpdater = ComponentType<{ readonly resumeId: string; readonly saving: Saving }>;

/** The editor, at the address of one resume or at that of the one last worked on. */
export function EditorPage({ ShareDialog, LetterDialog, SharePicture }: EditorPageProps) {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const wantedId = typeof params["id"] === "string" ? params["id"] : null;
  return (
    <Opened wantedId={wantedId}>
      {({ resumeId, store, saving }) => (
        <ProofLink resumeId={resumeId}>
          <Editor
            store={store}
            saving={saving}
            menu={
              <>
                <ResumeMenu
                  resumeId={resumeId}
                  store={store}
                  saving={saving}
                  ShareDialog={ShareDialog}
                  LetterDialog={LetterDialog}
                />
                <OnceScored>
                  <SharePicture resumeId={resumeId} saving={saving} />
                </OnceScored>
              </>
            }
          />
        </ProofLink>
      )}
    </Opened>
  );
}

/** What can wait until the draft has been scored for the first time, so that nothing on the screen waits for it. */
function OnceScored({ children }: { readonly children: ReactNode }) {
  const { score } = useNotes();
  return score && <Suspense>{children}</Suspense>;
}
