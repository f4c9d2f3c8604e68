"use client";
import { useMutation } from "@tanstack/react-query";
import { BadgeCheck, MailWarning } from "lucide-react";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { ChangeAddress } from "./change-address.tsx";

/** The address, whether it is proved to be theirs, and the way to prove it. */
export function EmailLine({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const t = useTranslations("settings.you");
  const toast = useToast();
  const confirm = useMutation({
    mutationFn: () => api.account.sendConfirmation.mutate({}),
    onSuccess: () => toast.success(t("confirmSent", { email })),
  });
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">{t("email")}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <span className="break-all">{email}</span>
        {isConfirmed ? (
          <Badge tone="success">
            <BadgeCheck aria-hidden />
            {t("confirmed")}
          </Badge>
        ) : (
          <Badge tone="warning">
            <MailWarning aria-hidden />
            {t("unconfirmed")}
          </Badge>
        )}
      </p>
      {isConfirmed ? null : (
        <div className="grid justify-items-start gap-2.5">
          <p className="text-sm text-ink-muted">{t("unconfirmedHint")}</p>
          <Button size="sm" pending={confirm.isPending} onClick={() => confirm.mutate()}>
            {t("confirm")}
          </Button>
        </div>
      )}
      <ChangeAddress />
    </div>
  );
}
