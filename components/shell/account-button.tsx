"use client";
import { UserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";

export type ShellUser = { email: string; displayName: string | null };

/** The face of the account menu. */
export function AccountButton({ user, ...rest }: { user: ShellUser } & ComponentProps<"button">) {
  const t = useTranslations("shell");
  return (
    <IconButton
      aria-haspopup="menu"
      {...rest}
      label={t("accountMenu", { name: user.displayName ?? user.email })}
    >
      <span className="grid size-7 place-content-center rounded-full bg-accent-soft text-accent-text">
        <UserRound aria-hidden className="size-4!" />
      </span>
    </IconButton>
  );
}
