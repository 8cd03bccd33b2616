import type { Scenario } from "@taiyari/domain/simulation";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { api } from "../../../lib/api.ts";
import { newId } from "../../../lib/new-id.ts";
import { leaveChange } from "../../../shared/drafts/waiting-replacement.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { withDayAsProject } from "./on-resume.ts";
import styles from "./resume-dialog.module.css";

interface ResumeDialogProps {
  readonly scenario: Scenario;
  readonly lines: readonly string[];
  readonly onClose: () => void;
}

/** Asks which resume gets the day as a project, and opens it in the editor with that. */
export function ResumeDialog({ scenario, lines, onClose }: ResumeDialogProps) {
  const navigate = useNavigate();
  const list = useQuery(api.editor.listResumes.queryOptions());
  const resumes = list.data?.resumes ?? [];

  async function put(resumeId: string) {
    const item = newId();
    leaveChange({
      resumeId,
      change: (draft) => withDayAsProject(draft, scenario, lines, item),
      said: {
        title: "The day stands among your projects",
        text: "Fill what stands in brackets. Undo takes it out again.",
      },
    });
    await navigate({
      to: "/resume/builder/$id",
      params: { id: resumeId },
      search: { section: "projects", item },
    });
  }

  return (
    <ModalDialog title="Put it on my resume" onClose={onClose} size="small">
      <p className={styles["text"]}>
        It is added as a project that says it was practice. Nothing else changes.
      </p>
      {list.isPending && <Spinner label="Looking for your resumes" />}
      {list.isError && <ServerTrouble error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && resumes.length === 0 && (
        <>
          <p>You have no resume in the editor yet.</p>
          <Link to="/resume/editor" className={buttonClass("primary")}>
            Begin a resume
          </Link>
        </>
      )}
      <ul className={styles["resumes"]}>
        {resumes.map(({ id, name }) => (
          <li key={id}>
            <Button kind="line" onClick={() => void put(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
