import {
  Building2,
  CalendarClock,
  Columns3,
  FileText,
  GraduationCap,
  Handshake,
  IdCard,
  ListTodo,
  type LucideIcon,
  Settings,
  Users,
} from "lucide-react";
import type { Role } from "#domain/roles.ts";
import type { Messages } from "../../i18n/messages.ts";

/** Who is signed in. */
export type ShellUser = { email: string; displayName: string | null };

/** What the shell knows of a board. */
export type ShellBoard = { id: string; name: string; isActive: boolean };

/** What the shell knows of an organization that the person is in. */
type ShellOrganization = { name: string; slug: string; role: Role; isStaff: boolean };

/** What the shell knows of the person's own things. */
export type ShellPlaces = {
  boards: readonly ShellBoard[];
  organizations: readonly ShellOrganization[];
  /** Whether they look for a job themselves; staff who don't have no use for the pages of a search. */
  hasSearch: boolean;
};

export type Destination = {
  /** Its name in `messages/en/shell.json`. */
  label: keyof Messages["shell"];
  /** What people have called it themselves, in place of that. */
  name?: string;
  href: string;
  /** Every page whose path begins with this belongs to it. */
  section: string;
  icon: LucideIcon;
};

/**
 * Where a signed-in person can go, in groups of what belongs together. A page that is new is one line here; what is not
 * listed does not exist yet. Sidebar, tab bar and command palette all show this.
 */
export function navigation({ boards, organizations, hasSearch }: ShellPlaces): Destination[][] {
  const board = boards.find(({ isActive }) => isActive) ?? boards[0];
  const today: Destination = { label: "today", href: "/today", section: "/today", icon: ListTodo };
  const settings: Destination = {
    label: "settings",
    href: "/settings",
    section: "/settings",
    icon: Settings,
  };
  const joined = organizations.map(placeOf);
  if (!hasSearch) return [[today, ...joined], [settings]];
  return [
    [
      today,
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
    ...(joined.length === 0 ? [] : [joined]),
    [settings],
  ];
}

/**
 * Returns where someone begins: the organization, for those who coach in one alone and don't look for a job themselves; Today for
 * everyone else.
 */
export function homeOf({
  organizations,
  hasSearch,
}: Pick<ShellPlaces, "organizations" | "hasSearch">): string {
  const [first, ...others] = organizations.filter(({ isStaff }) => isStaff);
  return first && others.length === 0 && !hasSearch ? `/o/${first.slug}` : "/today";
}

function placeOf({ name, slug }: ShellOrganization): Destination {
  return { label: "organization", name, href: `/o/${slug}`, section: `/o/${slug}`, icon: GraduationCap };
}

const TABS = 4;

/**
 * The same for a phone: what has a tab of its own, and what stands behind "More". Whoever coaches has their first organization
 * within reach, beside today and the board.
 */
export function tabs(places: ShellPlaces): { shown: Destination[]; more: Destination[] } {
  const all = navigation(places).flat();
  const coached = places.organizations.find(({ isStaff }) => isStaff);
  const first = all.find(({ section }) => section === `/o/${coached?.slug}`);
  const ordered = first ? [...all.slice(0, 2), first, ...all.slice(2)] : all;
  const unique = [...new Set(ordered)];
  return { shown: unique.slice(0, TABS), more: unique.slice(TABS) };
}
