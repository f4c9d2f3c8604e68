"use client";
import { ChevronsUpDown, Ellipsis, UserRound } from "lucide-react";
import { useParams, usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import type { ShellBoard, ShellPlaces, ShellUser } from "./navigation.ts";

const loadLists = () => import("./menu-lists.tsx");
const AccountMenuList = lazy(async () => ({ default: (await loadLists()).AccountMenuList }));
const BoardMenuList = lazy(async () => ({ default: (await loadLists()).BoardMenuList }));
const MoreMenuList = lazy(async () => ({ default: (await loadLists()).MoreMenuList }));

type MenuProps = {
  button: ReactElement<{ onClick?: () => void }>;
  /** The whole menu with the same button; it comes open, since its first press fetched it. */
  children: ReactNode;
};

/** The button of a menu whose code comes with the first press. */
function Menu({ button, children }: MenuProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) return cloneElement(button, { onClick: () => setAsked(true) });
  return <Suspense fallback={button}>{children}</Suspense>;
}

/** Opens what concerns the person: theme, settings, the way out. */
export function AccountMenu({ user }: { user: ShellUser }) {
  const t = useTranslations("shell");
  const button = (
    <IconButton aria-haspopup="menu" label={t("accountMenu", { name: user.displayName ?? user.email })}>
      <span className="grid size-7 place-content-center rounded-full bg-accent-soft text-accent-text">
        <UserRound aria-hidden className="size-4!" />
      </span>
    </IconButton>
  );
  return (
    <Menu button={button}>
      <AccountMenuList user={user} button={button} />
    </Menu>
  );
}

/** The way to the other boards where the sidebar, which names them, has no room. */
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
    <Menu button={button}>
      <BoardMenuList boards={boards} open={open} button={button} />
    </Menu>
  );
}

type MoreMenuProps = {
  places: ShellPlaces;
  /** The paths behind it; on one of them it is the tab one is on. */
  sections: readonly string[];
  className: string;
};

/** The destinations for which the tab bar has no room. */
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
    <Menu button={button}>
      <MoreMenuList places={places} button={button} />
    </Menu>
  );
}
