import { FlaskConical } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { AccountMenu, type ShellUser } from "./account-menu.tsx";
import { BoardSwitcher } from "./board-switcher.tsx";
import { LogoMark } from "./logo.tsx";
import type { ShellBoard } from "./navigation.ts";

export type TopBarProps = {
  user: ShellUser;
  environment: "live" | "sandbox";
  boards: readonly ShellBoard[];
  /** Search and commands. */
  tools?: ReactNode;
};

/** Where one is, what one can look for, and who one is. */
export function TopBar({ user, environment, boards, tools }: TopBarProps) {
  const t = useTranslations("shell");
  const name = useTranslations("common")("productName");
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-canvas px-4 sm:px-6">
      <Link
        href="/today"
        aria-label={name}
        className="-ml-1 rounded-control p-1 pointer-coarse:p-2 lg:hidden"
      >
        <LogoMark />
      </Link>
      <BoardSwitcher boards={boards} />
      <div className="flex flex-1 items-center justify-end gap-2">
        {tools}
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
