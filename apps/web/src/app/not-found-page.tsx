import { Link } from "@tanstack/react-router";
import { buttonClass } from "../ui/button.tsx";
import { Message } from "../ui/message.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export function NotFoundPage() {
  return (
    <Message
      eyebrow="404"
      title="There is no page at this address"
      text="It may have been moved, or the address may have a typing error. The search, at the top or in the menu, finds every page."
      picture={<EmptyState />}
    >
      <Link to="/overview" className={buttonClass("primary")}>
        Go to the overview
      </Link>
      <Link to="/resume" className={buttonClass("line")}>
        Open the Resume Engine
      </Link>
    </Message>
  );
}
