"use client";
import { useMutation } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { AuthenticatorDialog } from "./authenticator-dialog.tsx";
import type { AuthenticatorSetUp, FactorProps } from "./factors.ts";

/** The authenticator app: set up or not, and the way from one to the other. */
export function Authenticator({ factors: { app, passkeys }, onChange }: FactorProps) {
  const t = useTranslations("settings.authenticator");
  const toast = useToast();
  const [isRemoving, setRemoving] = useState(false);
  const [setUp, setSetUp] = useState<AuthenticatorSetUp | null>(null);
  const begin = useMutation({ mutationFn: () => api.factors.beginApp.mutate({}), onSuccess: setSetUp });
  const removal = useMutation({
    mutationFn: () => api.factors.removeApp.mutate({}),
    onSuccess: () => toast.success(t("removed")),
    onSettled: () => onChange(),
  });
  return (
    <div className="grid justify-items-start gap-4">
      <div className="flex gap-3 text-sm">
        <Smartphone aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
        {app === null ? (
          <p className="grid gap-0.5">
            <span className="font-medium">{t("off")}</span>
            <span className="text-ink-muted">{t("offHint")}</span>
          </p>
        ) : (
          <div className="grid justify-items-start gap-1">
            <Badge tone="success">{t("on")}</Badge>
            <p className="flex flex-wrap gap-x-4 text-ink-muted">
              <span>
                {t.rich("since", { time: () => <LocalTime value={app.createdAt} format="date" /> })}
              </span>
              {app.lastUsedAt === null ? null : (
                <span>
                  {t.rich("lastUsed", {
                    time: () => <LocalTime value={app.lastUsedAt ?? ""} format="dateTime" />,
                  })}
                </span>
              )}
            </p>
          </div>
        )}
      </div>
      {app === null ? (
        <Button pending={begin.isPending} onClick={() => begin.mutate()}>
          {t("setUp")}
        </Button>
      ) : (
        <Button onClick={() => setRemoving(true)}>{t("remove")}</Button>
      )}
      <AuthenticatorDialog setUp={setUp} onClose={() => setSetUp(null)} onAdded={onChange} />
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t("removeTitle")}
        description={t(passkeys.length === 0 ? "removeLast" : "removeDescription")}
        confirmLabel={t("remove")}
        destructive
        onConfirm={() => removal.mutateAsync()}
      />
    </div>
  );
}
