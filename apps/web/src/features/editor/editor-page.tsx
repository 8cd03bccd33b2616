import { useParams, useSearch } from "@tanstack/react-router";
import { UploadOpening } from "../import/upload-opening.tsx";
import { ProofLink } from "./download/proof-link.tsx";
import { Editor } from "./editor.tsx";
import { ResumeMenu } from "./menu/resume-menu.tsx";
import { Opened } from "./opened-resume.tsx";

/** The editor, at the address of one resume or at that of the one last worked on. */
export function EditorPage() {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const wantedId = typeof params["id"] === "string" ? params["id"] : null;
  const { upload } = search;
  if (wantedId === null && typeof upload === "string") return <UploadOpening uploadId={upload} />;
  return (
    <Opened wantedId={wantedId}>
      {({ resumeId, store, saving }) => (
        <ProofLink resumeId={resumeId}>
          <Editor
            store={store}
            saving={saving}
            menu={<ResumeMenu resumeId={resumeId} store={store} saving={saving} />}
          />
        </ProofLink>
      )}
    </Opened>
  );
}
