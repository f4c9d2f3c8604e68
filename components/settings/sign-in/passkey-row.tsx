"use client";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { DropdownMenuItem } from "#components/ui/dropdown-menu.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { RowMenu } from "#components/ui/row-menu.tsx";
import type { Passkey } from "./factors.ts";

type Props = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** One passkey: its name, whether it travels with its keeper, and when it was used. */
export function PasskeyRow({ passkey, onRename, onRemove }: Props) {
  const t = useTranslations("settings.passkeys");
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0">
      <div className="flex min-w-0 gap-3 text-sm">
        <KeyRound aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
        <div className="grid min-w-0 gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-medium wrap-anywhere">{name}</span>
            {isSynced ? <Badge>{t("synced")}</Badge> : null}
          </p>
          <p className="flex flex-wrap gap-x-4 text-ink-muted">
            <span>{t.rich("created", { time: () => <LocalTime value={createdAt} format="date" /> })}</span>
            <span>
              {lastUsedAt === null
                ? t("neverUsed")
                : t.rich("lastUsed", { time: () => <LocalTime value={lastUsedAt} format="dateTime" /> })}
            </span>
          </p>
        </div>
      </div>
      <RowMenu label={t("actionsFor", { name })}>
        <DropdownMenuItem onSelect={onRename}>{t("rename")}</DropdownMenuItem>
        <DropdownMenuItem destructive onSelect={onRemove}>
          {t("remove")}
        </DropdownMenuItem>
      </RowMenu>
    </li>
  );
}
