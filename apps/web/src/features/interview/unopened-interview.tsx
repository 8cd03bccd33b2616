import { EmptyState } from "../../ui/empty-state.tsx";
import { Button } from "../../ui/button.tsx";
import { InterviewIcon } from "../../ui/icons.tsx";
import { Message } from "../../ui/message.tsx";

/** An interview that is on the server alone, which did not answer. */
export function UnopenedInterview({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Message
      title="This interview could not be opened"
      text="It is on the server, which did not answer. Check your connection."
      picture={<EmptyState Icon={InterviewIcon} />}
    >
      <Button kind="primary" onClick={onRetry}>
        Try again
      </Button>
    </Message>
  );
}
