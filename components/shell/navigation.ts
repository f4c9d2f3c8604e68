import {
  Building2,
  CalendarClock,
  Columns3,
  FileText,
  Handshake,
  IdCard,
  ListTodo,
  type LucideIcon,
  Settings,
  Users,
} from "lucide-react";
import type { Messages } from "../../i18n/messages.ts";

/** What the shell knows of a board. */
export type ShellBoard = { id: string; name: string; isActive: boolean };

export type Destination = {
  /** Its name in `messages/en/shell.json`. */
  label: keyof Messages["shell"];
  href: string;
  /** Every page whose path begins with this belongs to it. */
  section: string;
  icon: LucideIcon;
};

/**
 * Where a signed-in person can go, in groups of what belongs together. A page that is new is one line here; what is not
 * listed does not exist yet. Sidebar, tab bar and command palette all show this.
 */
export function navigation(boards: readonly ShellBoard[]): Destination[][] {
  const board = boards.find(({ isActive }) => isActive) ?? boards[0];
  return [
    [
      { label: "today", href: "/today", section: "/today", icon: ListTodo },
      { label: "board", href: board ? `/boards/${board.id}` : "/boards", section: "/boards", icon: Columns3 },
    ],
    [
      { label: "interviews", href: "/interviews", section: "/interviews", icon: CalendarClock },
      { label: "companies", href: "/companies", section: "/companies", icon: Building2 },
      { label: "people", href: "/people", section: "/people", icon: Users },
    ],
    [
      { label: "resumes", href: "/resumes", section: "/resumes", icon: FileText },
      { label: "profile", href: "/profile", section: "/profile", icon: IdCard },
      { label: "sharing", href: "/sharing", section: "/sharing", icon: Handshake },
    ],
    [{ label: "settings", href: "/settings", section: "/settings", icon: Settings }],
  ];
}

const TABS = 4;

/** The same for a phone: what has a tab of its own, and what stands behind "More". */
export function tabs(boards: readonly ShellBoard[]): { shown: Destination[]; more: Destination[] } {
  const all = navigation(boards).flat();
  return { shown: all.slice(0, TABS), more: all.slice(TABS) };
}
