import { Link, useRouterState } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyNiche } from "../../ui/empty-niche.tsx";
import { Message } from "../../ui/message.tsx";
import { outlookAt } from "./outlooks.ts";

/** Says in one sentence what a screen will hold, and leads to what works. */
export function OutlookPage() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const outlook = outlookAt(path);
  if (!outlook) throw new Error(`No outlook for ${path}.`);
  const { title, text, Icon, instead } = outlook;
  return (
    <Message title={title} text={text} picture={<EmptyNiche Icon={Icon} />}>
      <Link to={instead.to} className={buttonClass("primary")}>
        {instead.label}
      </Link>
    </Message>
  );
}
