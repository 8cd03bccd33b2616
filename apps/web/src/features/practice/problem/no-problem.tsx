import { Link } from "@tanstack/react-router";
import { PRACTICE } from "../../../shared/practice/addresses.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Message } from "../../../ui/message.tsx";

export function NoProblem() {
  return (
    <Message
      eyebrow="Practice Lab"
      title="There is no problem at this address"
      text="It may have another name by now. The list has them all."
      picture={<EmptyState />}
    >
      <Link to={PRACTICE} className={buttonClass("primary")}>
        See all problems
      </Link>
    </Message>
  );
}
