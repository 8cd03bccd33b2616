import { isDefinedError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { api } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Message } from "../../../ui/message.tsx";
import { currentResumeId } from "../../../shared/uploads/current-resume.ts";
import { usePrepared } from "../../../shared/preparation/preparation.ts";
import { useUploadQuery } from "../../../shared/uploads/use-upload-query.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { DetailsForm } from "./details-form.tsx";
import { DetailsSkeleton } from "./details-skeleton.tsx";

/** `/resume/report`: what the report should be measured against. Of `?id=`, else the current resume, else the latest. */
export function DetailsPage() {
  const { id } = useSearch({ strict: false });
  const user = useUser();
  const asked = id ?? currentResumeId();
  const history = useQuery({ ...api.resume.history.queryOptions(), enabled: asked === null });
  const uploadId = asked ?? history.data?.items[0]?.id;
  const prepared = usePrepared();
  const upload = useUploadQuery(uploadId ?? null);
  // The form starts from what is known: not from what was known before, nor before the file was read.
  const isKnown =
    (upload.isFetchedAfterMount || upload.fetchStatus !== "fetching") &&
    upload.data?.status !== "pending" &&
    (!prepared.isLoading || prepared.failureCount > 0);

  if (upload.data && isKnown) {
    return <DetailsForm key={upload.data.id} upload={upload.data} userId={user?.id ?? ""} />;
  }
  const isGone = isDefinedError(upload.error) && upload.error.code === "NOT_FOUND";
  if (isGone || history.data?.items.length === 0) {
    return (
      <Message
        title={isGone ? "This resume is not here any more" : "No resume yet"}
        text="The form starts from a resume. Upload the one you would send today; it takes about a minute."
      >
        <Link to="/resume/metadata" className={buttonClass("primary")}>
          Upload a resume
        </Link>
        <Link to="/resume" className={buttonClass("line")}>
          Resume Builder
        </Link>
      </Message>
    );
  }
  const error = upload.error ?? history.error;
  if (error && !upload.data) {
    return (
      <div className="wrap">
        <ServerTrouble
          error={error}
          onRetry={() => void (uploadId ? upload.refetch() : history.refetch())}
        />
      </div>
    );
  }
  return <DetailsSkeleton />;
}
