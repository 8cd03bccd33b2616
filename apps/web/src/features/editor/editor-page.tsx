import { useParams } from "@tanstack/react-router";
import { ProofLink } from "./download/proof-link.tsx";
import { Editor } from "./editor.tsx";
import { type ResumeDialog, ResumeMenu } from "./menu/resume-menu.tsx";
import { Opened } from "./opened-resume.tsx";

interface EditorPageProps {
  readonly ShareDialog: ResumeDialog;
  /** Fetched when it is asked for. */
  readonly LetterDialog: ResumeDialog;
}

/** The editor, at the address of one resume or at that of the one last worked on. */
export function EditorPage({ ShareDialog, LetterDialog }: EditorPageProps) {
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
              <ResumeMenu
                resumeId={resumeId}
                store={store}
                saving={saving}
                ShareDialog={ShareDialog}
                LetterDialog={LetterDialog}
              />
            }
          />
        </ProofLink>
      )}
    </Opened>
  );
}
