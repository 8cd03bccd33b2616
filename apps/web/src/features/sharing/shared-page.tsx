import { client } from "../../lib/api.ts";
import { LinkPage, useLinkToken } from "../../shared/links/link-page.tsx";
import { useOpenedLink } from "../../shared/links/use-opened-link.ts";
import { SharedResumeView } from "./shared-resume-view.tsx";

/** `/shared/{token}`: a resume, for anybody who has the link. */
export function SharedPage() {
  const token = useLinkToken();
  const { state, open } = useOpenedLink("resume", token, (opening) =>
    client.editor.openShare(opening),
  );
  return (
    <LinkPage thing="resume" state={state} onPassword={open}>
      {(resume) => <SharedResumeView resume={resume} />}
    </LinkPage>
  );
}
