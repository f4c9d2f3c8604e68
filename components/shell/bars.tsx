import { FlaskConical } from "lucide-react";
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { CommandsButton } from "#components/commands/command-center.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/link.tsx";
import { Logo, LogoMark } from "./logo.tsx";
import { AccountMenu, BoardMenu, MoreMenu } from "./menus.tsx";
import { NavLink } from "./nav-link.tsx";
import { navigation, type ShellBoard, type ShellPlaces, type ShellUser, tabs } from "./navigation.ts";

type BarProps = { places: ShellPlaces; productName: string };

/** Shows the navigation at the left edge of wide windows. */
export function Sidebar({ places, productName }: BarProps) {
  const t = useTranslations("shell");
  return (
    <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-6 overflow-y-auto border-r border-line bg-sunken px-3 py-4 lg:flex">
      <Link href="/today" className="flex h-9 items-center self-start rounded-control px-1.5">
        <Logo name={productName} />
      </Link>
      <nav aria-label={t("mainNavigation")} className="flex flex-1 flex-col gap-5">
        {navigation(places).map((group) => (
          <div key={group[0]?.section} className="flex flex-col gap-0.5 last:mt-auto">
            {group.map(({ label, name: given, href, section, icon: Icon }) => (
              <Fragment key={section}>
                <NavLink href={href} section={section} className="nav-link">
                  <Icon aria-hidden />
                  <span title={given} className="truncate">
                    {given ?? t(label)}
                  </span>
                </NavLink>
                {label === "board" && places.boards.length > 1 ? <BoardLinks boards={places.boards} /> : null}
              </Fragment>
            ))}
          </div>
        ))}
      </nav>
    </aside>
  );
}

const boardLinkClasses =
  "block truncate rounded-control py-1.5 pr-2.5 pl-10 text-sm text-ink-muted transition-colors hover:bg-hover hover:text-ink data-current:font-medium data-current:text-ink pointer-coarse:py-3";

/** Lists the boards by name, if there are several. */
function BoardLinks({ boards }: { boards: readonly ShellBoard[] }) {
  return (
    <ul>
      {boards.map(({ id, name }) => (
        <li key={id}>
          <NavLink href={`/boards/${id}`} className={boardLinkClasses}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export type TopBarProps = {
  user: ShellUser;
  environment: "live" | "sandbox";
  boards: readonly ShellBoard[];
  productName: string;
};

/** Shows the current place, the search, and the account menu. Scrolls away in low windows. */
export function TopBar({ user, environment, boards, productName }: TopBarProps) {
  const t = useTranslations("shell");
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-canvas px-4 sm:px-6 low:static">
      <Link
        href="/today"
        aria-label={productName}
        className="-ml-1 rounded-control p-1 pointer-coarse:p-2 lg:hidden"
      >
        <LogoMark />
      </Link>
      <BoardMenu boards={boards} />
      <div className="flex flex-1 items-center justify-end gap-2">
        <CommandsButton />
        {environment === "sandbox" ? (
          <Badge tone="warning" title={t("sandboxHint")}>
            <FlaskConical aria-hidden />
            {t("sandbox")}
          </Badge>
        ) : null}
        <AccountMenu user={user} />
      </div>
    </header>
  );
}

/** Shows the same destinations within reach of a thumb, in windows too narrow for the sidebar. */
export function TabBar({ places }: { places: ShellPlaces }) {
  const t = useTranslations("shell");
  const { shown, more } = tabs(places);
  return (
    <nav
      aria-label={t("mainNavigation")}
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--tab-bar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {shown.map(({ label, name, tabLabel, href, section, icon: Icon }) => (
        <NavLink key={section} href={href} section={section} className="tab">
          <Icon aria-hidden />
          <span className="line-clamp-2 max-w-full px-0.5 text-center leading-3.5 wrap-anywhere">
            {tabLabel ? t(tabLabel) : (name ?? t(label))}
          </span>
          {tabLabel ? <span className="sr-only">: {name}</span> : null}
        </NavLink>
      ))}
      {more.length > 0 ? (
        <MoreMenu places={places} sections={more.map(({ section }) => section)} className="tab" />
      ) : null}
    </nav>
  );
}
