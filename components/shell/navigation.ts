import { Building2, Columns3, FileText, IdCard, type LucideIcon, Settings } from "lucide-react";
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

/** Where a signed-in person can go. A page that is new is one line here; what is not listed does not exist yet. */
export function destinations(boards: readonly ShellBoard[]): Destination[] {
  const board = boards.find(({ isActive }) => isActive) ?? boards[0];
  return [
    ...(board
      ? [{ label: "board" as const, href: `/boards/${board.id}`, section: "/boards", icon: Columns3 }]
      : []),
    { label: "companies", href: "/companies", section: "/companies", icon: Building2 },
    { label: "resumes", href: "/resumes", section: "/resumes", icon: FileText },
    { label: "profile", href: "/profile", section: "/profile", icon: IdCard },
    { label: "settings", href: "/settings", section: "/settings", icon: Settings },
  ];
}
