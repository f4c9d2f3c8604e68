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

/** The signed-in person. */
export type ShellUser = { email: string; displayName: string | null };

/** The shell's data of a board. */
export type ShellBoard = { id: string; name: string; isActive: boolean };

/** The shell's data of one of the person's organizations. */
type ShellOrganization = { name: string; slug: string; role: Role; isStaff: boolean };

/** The shell's data of the person's boards and organizations. */
export type ShellPlaces = {
  boards: readonly ShellBoard[];
  organizations: readonly ShellOrganization[];
  /** True if the person looks for a job; if false, the pages of a search are left out. */
  hasSearch: boolean;
};

export type Destination = {
  /** The key of its name in `messages/en/shell.json`. */
  label: keyof Messages["shell"];
  /** The name that people gave it, which replaces the label. */
  name?: string;
  /** The message key of the one-word label of a tab, which has no room for the name. */
  tabLabel?: keyof Messages["shell"];
  href: string;
  /** The path prefix of the pages that belong to it. */
  section: string;
  icon: LucideIcon;
};

/**
 * Returns the destinations of a signed-in person, in groups. A new page is one line here. Sidebar, tab bar, and command
 * palette all show these.
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

/** Returns the person's start page: the organization, if they only coach in one and don't look for a job; otherwise Today. */
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
 * Returns the navigation of a phone: the destinations with a tab, and those behind "More". Coaches get a tab for their
 * first organization, beside Today and the board. It is called Roster unless tabs of several organizations must be told apart.
 */
export function tabs(places: ShellPlaces): { shown: Destination[]; more: Destination[] } {
  const all = navigation(places).flat();
  const coached = places.organizations.find(({ isStaff }) => isStaff);
  const first = all.find(({ section }) => section === `/o/${coached?.slug}`);
  const ordered = first ? [...all.slice(0, 2), first, ...all.slice(2)] : all;
  const unique = [...new Set(ordered)];
  const shown = unique.slice(0, TABS);
  const isOnlyOne = shown.filter(({ name }) => name !== undefined).length === 1;
  const roster = (place: Destination): Destination => ({ ...place, tabLabel: "roster" });
  return {
    shown: shown.map((place) => (place === first && isOnlyOne ? roster(place) : place)),
    more: unique.slice(TABS),
  };
}
