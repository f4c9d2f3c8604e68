import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { DropdownMenuItem, RowMenu } from "#components/ui/dropdown-menu.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { FactorProps, Passkey } from "./factors.ts";
import { AddPasskey, RenamePasskey } from "./passkey-dialogs.tsx";

/** Lists the person's passkeys, each with its name and last use, and adds new ones. */
export function Passkeys({ factors, onChange }: FactorProps) {
  const t = useTranslations("settings.passkeys");
  const [pending, setPending] = useState<"add" | { rename: Passkey } | { remove: Passkey } | null>(null);
  const removal = useChange({
    mutationFn: (passkeyId: string) => api.factors.remove.mutate({ passkeyId }),
    says: () => t("removed"),
    onSettled: () => onChange(),
  });
  const { passkeys, app } = factors;
  const removed = pending !== null && pending !== "add" && "remove" in pending ? pending.remove : null;
  const renamed = pending !== null && pending !== "add" && "rename" in pending ? pending.rename : null;
  const isLast = passkeys.length === 1 && app === null;
  return (
    <div className="grid justify-items-start gap-4">
      {passkeys.length === 0 ? (
        <div className="flex gap-3 text-sm">
          <KeyRound aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
          <p className="grid gap-0.5">
            <span className="font-medium">{t("none")}</span>
            <span className="text-ink-muted">{t("noneHint")}</span>
          </p>
        </div>
      ) : (
        <ul className="w-full divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setPending({ rename: passkey })}
              onRemove={() => setPending({ remove: passkey })}
            />
          ))}
        </ul>
      )}
      <Button onClick={() => setPending("add")}>{t("add")}</Button>
      {pending === "add" ? <AddPasskey onClose={() => setPending(null)} onAdded={onChange} /> : null}
      {renamed ? (
        <RenamePasskey passkey={renamed} onClose={() => setPending(null)} onRenamed={() => onChange()} />
      ) : null}
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setPending(null)}
        title={t("removeTitle", { name: removed?.name ?? "" })}
        description={t(isLast ? "removeLast" : "removeDescription")}
        confirmLabel={t("remove")}
        destructive
        onConfirm={async () => {
          if (removed) await removal.mutateAsync(removed.id);
        }}
      />
    </div>
  );
}

type Props = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** Shows a passkey: its name, whether it is synced, and when it was used. */
function PasskeyRow({ passkey, onRename, onRemove }: Props) {
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
