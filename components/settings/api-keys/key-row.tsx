"use client";
import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { TableCell, TableRow } from "#components/ui/table.tsx";

export type ApiKey = Outputs["pages"]["apiKeys"]["list"][number];
export type KeyRowProps = { apiKey: ApiKey; onRotate: () => void; onRevoke: () => void };

/** One key: its name and beginning, what it may do, and when it was last used. */
export function KeyRow({ apiKey, onRotate, onRevoke }: KeyRowProps) {
  const t = useTranslations("keys");
  const { name, environment, displayPrefix, scopes, lastUsedAt, expiresAt } = apiKey;
  return (
    <TableRow>
      <TableCell>
        <span className="grid gap-0.5">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {name}
            {environment === "sandbox" ? <Badge tone="info">{t("sandbox")}</Badge> : null}
          </span>
          <code className="text-xs text-ink-muted">{displayPrefix}…</code>
        </span>
      </TableCell>
      <TableCell>
        <details className="group">
          <summary className="cursor-pointer whitespace-nowrap">
            {t("scopeCount", { count: scopes.length })}
          </summary>
          <ul className="mt-1.5 grid gap-0.5 text-xs text-ink-muted">
            {scopes.map((scope) => (
              <li key={scope}>
                <code>{scope}</code>
              </li>
            ))}
          </ul>
        </details>
      </TableCell>
      <TableCell className="whitespace-nowrap">
        {lastUsedAt === null ? t("never") : <LocalTime value={lastUsedAt} format="dateTime" />}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <Expiry expiresAt={expiresAt} />
      </TableCell>
      <TableCell className="text-right">
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={t("actionsFor", { name })}>
              <Ellipsis aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem onSelect={onRotate}>{t("rotate")}</DropdownMenuItem>
            <DropdownMenuItem destructive onSelect={onRevoke}>
              {t("revoke")}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </TableCell>
    </TableRow>
  );
}

function Expiry({ expiresAt }: { expiresAt: string | null }) {
  const t = useTranslations("keys");
  if (expiresAt === null) return t("never");
  if (Date.parse(expiresAt) <= Date.now()) return <Badge tone="warning">{t("expired")}</Badge>;
  return <LocalTime value={expiresAt} format="date" />;
}
