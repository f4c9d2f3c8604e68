import { Check, LogOut, Monitor, Moon, Settings, Sun } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactElement } from "react";
import { signOutTo } from "#components/auth/sign-out.ts";
import { setTheme, type Theme, useTheme } from "#components/theme/theme.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { Link } from "#components/ui/link.tsx";
import { type ShellBoard, type ShellPlaces, type ShellUser, tabs } from "./navigation.ts";

// Every menu is rendered open: the first press of its button loaded it.

/** Shows who is signed in, the theme, the settings, and the sign-out. */
export function AccountMenuList({ user, button }: { user: ShellUser; button: ReactElement }) {
  const t = useTranslations("shell");
  const theme = useTheme();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64">
        <div className="px-2.5 pt-2 pb-2.5">
          {user.displayName ? <p className="truncate text-sm font-medium">{user.displayName}</p> : null}
          <p className="truncate text-sm text-ink-muted">{user.email}</p>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{t("theme")}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={theme ?? "system"} onValueChange={(value) => setTheme(value as Theme)}>
          <DropdownMenuRadioItem value="light" icon={<Sun aria-hidden />}>
            {t("themeLight")}
          </DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="dark" icon={<Moon aria-hidden />}>
            {t("themeDark")}
          </DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="system" icon={<Monitor aria-hidden />}>
            {t("themeSystem")}
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href="/settings">
            <Settings aria-hidden />
            {t("settings")}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOutTo("/")}>
          {t("signOut")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type BoardMenuListProps = { boards: readonly ShellBoard[]; open: ShellBoard; button: ReactElement };

/** Lists the boards to choose from. */
export function BoardMenuList({ boards, open, button }: BoardMenuListProps) {
  const t = useTranslations("shell");
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-72">
        {boards.map((board) => (
          <DropdownMenuItem key={board.id} asChild>
            <Link href={`/boards/${board.id}`} aria-current={board.id === open.id ? "page" : undefined}>
              <span className="flex-1 truncate">{board.name}</span>
              {board.isActive ? <span className="text-xs text-ink-muted">{t("activeBoard")}</span> : null}
              <Check aria-hidden className={board.id === open.id ? "text-accent-text!" : "invisible"} />
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Lists the destinations behind the tab bar's last tab. */
export function MoreMenuList({ places, button }: { places: ShellPlaces; button: ReactElement }) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" side="top" className="w-56">
        {tabs(places).more.map(({ label, name, href, section, icon: Icon }) => (
          <DropdownMenuItem key={section} asChild>
            <Link href={href} aria-current={pathname === href ? "page" : undefined}>
              <Icon aria-hidden />
              <span className="truncate">{name ?? t(label)}</span>
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
