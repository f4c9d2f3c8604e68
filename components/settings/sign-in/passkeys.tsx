"use client";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { AddPasskey } from "./add-passkey.tsx";
import type { FactorProps, Passkey } from "./factors.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";

/** The person's passkeys, each with its name and last use, and the way to another. */
export function Passkeys({ factors, onChange }: FactorProps) {
  const t = useTranslations("settings.passkeys");
  const toast = useToast();
  const [asked, setAsked] = useState<"add" | { rename: Passkey } | { remove: Passkey } | null>(null);
  const removal = useMutation({
    mutationFn: (id: string) => api.factors.removePasskey.mutate({ id }),
    onSuccess: () => toast.success(t("removed")),
    onSettled: () => onChange(),
  });
  const { passkeys, app } = factors;
  const removed = asked !== null && asked !== "add" && "remove" in asked ? asked.remove : null;
  const renamed = asked !== null && asked !== "add" && "rename" in asked ? asked.rename : null;
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
              onRename={() => setAsked({ rename: passkey })}
              onRemove={() => setAsked({ remove: passkey })}
            />
          ))}
        </ul>
      )}
      <Button onClick={() => setAsked("add")}>{t("add")}</Button>
      <AddPasskey open={asked === "add"} onClose={() => setAsked(null)} onAdded={onChange} />
      <RenamePasskey passkey={renamed} onClose={() => setAsked(null)} onRenamed={() => onChange()} />
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={(open) => !open && setAsked(null)}
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
