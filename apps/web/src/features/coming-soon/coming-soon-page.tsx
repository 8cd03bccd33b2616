import { Link, useRouterState } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Message } from "../../ui/message.tsx";
import { comingSoonAt } from "./coming-soon-screens.ts";

/** Says in one sentence what a screen will hold, and leads to what works. */
export function ComingSoonPage() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const outlook = comingSoonAt(path);
  if (!outlook) throw new Error(`No outlook for ${path}.`);
  const { title, text, Icon, instead } = outlook;
  return (
    <Message title={title} text={text} picture={<EmptyState Icon={Icon} />}>
      <Link to={instead.to} className={buttonClass("primary")}>
        {instead.label}
      </Link>
    </Message>
  );
}
