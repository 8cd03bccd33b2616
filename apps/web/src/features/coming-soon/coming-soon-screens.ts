import { GaugeIcon, UserIcon, type Icon } from "../../ui/icons.tsx";

/** What a screen will hold, while its solution is being built. */
export interface ComingSoon {
  readonly title: string;
  /** One sentence. */
  readonly text: string;
  readonly Icon: Icon;
  /** What works already and helps with the same thing. */
  readonly instead: {
    readonly label: string;
    readonly to: "/overview";
  };
}

/** By the beginning of the path; the first that fits counts. */
const OUTLOOKS: readonly (readonly [path: string, outlook: ComingSoon])[] = [
  [
    "/dashboard",
    {
      title: "Dashboard",
      text: "This will show how ready you are on each axis, what you did and what to do next; until then the overview shows where you stand.",
      Icon: GaugeIcon,
      instead: { label: "Go to the overview", to: "/overview" },
    },
  ],
  [
    "/profile",
    {
      title: "Profile",
      text: "This will hold your details, your sessions, and the export and deletion of everything; until then an admin of this installation can give you a link that sets a new password.",
      Icon: UserIcon,
      instead: { label: "Go to the overview", to: "/overview" },
    },
  ],
];

/** What stands at a path whose solution is still being built; null for a path that has no such place. */
export function comingSoonAt(path: string): ComingSoon | null {
  return OUTLOOKS.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? null;
}
