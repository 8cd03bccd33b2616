import { onDemand } from "../../../../ui/on-demand.tsx";
import { ChatField } from "./chat-field.tsx";
import { DecisionField } from "./decision-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { MailField } from "./mail-field.tsx";
import { PlanField } from "./plan-field.tsx";
import { TextField } from "./text-field.tsx";

// What brings an editor, an engine or dragging along comes when a task asks for it.
const { Component: SqlField } = onDemand(async () => (await import("./sql-field.tsx")).SqlField);
const { Component: CodeField } = onDemand(async () => (await import("./code-field.tsx")).CodeField);
const { Component: ReviewField } = onDemand(
  async () => (await import("./review-field.tsx")).ReviewField,
);
const { Component: RankingField } = onDemand(
  async () => (await import("./ranking-field.tsx")).RankingField,
);

/** The form of a task's work. */
export function WorkFields(props: FieldProps) {
  const { task, draft, change, before } = props;
  const { deliverable } = task;
  switch (deliverable.kind) {
    case "mail":
      return <MailField {...props} />;
    case "chat":
      return <ChatField {...props} deliverable={deliverable} />;
    case "document":
    case "call-notes":
      return (
        <TextField
          label={task.title}
          text={draft.text}
          onChange={(text) => change({ text })}
          before={before?.text ?? null}
          size="page"
        />
      );
    case "sql":
      return <SqlField {...props} />;
    case "code":
      return <CodeField {...props} deliverable={deliverable} />;
    case "review":
      return <ReviewField {...props} deliverable={deliverable} />;
    case "ranking":
      return <RankingField {...props} deliverable={deliverable} />;
    case "decision":
      return <DecisionField {...props} deliverable={deliverable} />;
    case "plan":
      return <PlanField {...props} deliverable={deliverable} />;
    default:
      return deliverable satisfies never;
  }
}
