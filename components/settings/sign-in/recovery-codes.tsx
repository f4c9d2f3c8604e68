"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import type { FactorProps } from "./factors.ts";

const FEW = 3;

/** How many codes are left, with a word where they are few, and the way to new ones. */
export function RecoveryCodes({ factors, onChange }: FactorProps) {
  const t = useTranslations("settings.recovery");
  const [isAsking, setAsking] = useState(false);
  const renewal = useMutation({ mutationFn: () => api.factors.renewCodes.mutate({}) });
  const { passkeys, app, recoveryCodes: count } = factors;
  if (passkeys.length === 0 && app === null) return <p className="text-sm text-ink-muted">{t("none")}</p>;
  return (
    <div className="grid justify-items-start gap-4">
      {count <= FEW ? (
        <Callout tone="warning">{t("few", { count })}</Callout>
      ) : (
        <p className="text-sm font-medium">{t("left", { count })}</p>
      )}
      <Button onClick={() => setAsking(true)}>{t("renew")}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("renewTitle")}
        description={t("renewDescription")}
        confirmLabel={t("renew")}
        onConfirm={async () => onChange((await renewal.mutateAsync()).recoveryCodes)}
      />
    </div>
  );
}
