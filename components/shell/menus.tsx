import { ChevronsUpDown, Ellipsis, UserRound } from "lucide-react";
import { useParams, usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { LazyMenu } from "#components/ui/lazy-menu.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import type { ShellBoard, ShellPlaces, ShellUser } from "./navigation.ts";

const loadLists = loadAhead(() => import("./menu-lists.tsx"));
const AccountMenuList = lazy(async () => ({ default: (await loadLists()).AccountMenuList }));
const BoardMenuList = lazy(async () => ({ default: (await loadLists()).BoardMenuList }));
const MoreMenuList = lazy(async () => ({ default: (await loadLists()).MoreMenuList }));

/** Opens the account menu: theme, settings, sign-out. */
export function AccountMenu({ user }: { user: ShellUser }) {
  const t = useTranslations("shell");
  const button = (
    <IconButton aria-haspopup="menu" label={t("accountMenu", { name: user.displayName ?? user.email })}>
      <span className="grid size-7 place-items-center rounded-full bg-accent-soft text-accent-text">
        <UserRound aria-hidden className="size-4!" />
      </span>
    </IconButton>
  );
  return (
    <LazyMenu button={button}>
      <AccountMenuList user={user} button={button} />
    </LazyMenu>
  );
}

/** Links to the other boards if there is no room for the sidebar, which lists them. */
export function BoardMenu({ boards }: { boards: readonly ShellBoard[] }) {
  const t = useTranslations("shell");
  const { boardId } = useParams<{ boardId?: string }>();
  const open = boards.find(({ id }) => id === boardId);
  if (!open || boards.length < 2) return null;
  const button = (
    <IconButton aria-haspopup="menu" label={t("switchBoard")} className="lg:hidden">
      <ChevronsUpDown aria-hidden />
    </IconButton>
  );
  return (
    <LazyMenu button={button}>
      <BoardMenuList boards={boards} open={open} button={button} />
    </LazyMenu>
  );
}

type MoreMenuProps = {
  places: ShellPlaces;
  /** The paths behind it; it is the current tab on each of them. */
  sections: readonly string[];
  className: string;
};

/** Lists the destinations that have no room in the tab bar. */
export function MoreMenu({ places, sections, className }: MoreMenuProps) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  const here = sections.some((section) => pathname === section || pathname.startsWith(`${section}/`));
  const button = (
    <button type="button" aria-haspopup="menu" data-current={here || undefined} className={className}>
      <Ellipsis aria-hidden />
      {t("more")}
    </button>
  );
  return (
    <LazyMenu button={button}>
      <MoreMenuList places={places} button={button} />
    </LazyMenu>
  );
}
