"use client";
import { MailWarning } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { useToast } from "#components/ui/use-toast.ts";

/** Says on every page what needs a confirmed address, and sends the confirmation link. */
export function ConfirmAddressBanner({ email }: { email: string }) {
  const t = useTranslations("shell");
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  async function send() {
    setSending(true);
    try {
      await api.account.sendConfirmation.mutate({});
      toast.success(t("confirmAddressSent", { email }));
    } catch (error) {
      toast.error(problemOf(error)?.detail ?? t("confirmAddressFailed"));
    }
    setSending(false);
  }
  return (
    <aside
      aria-label={t("confirmAddressTitle")}
      className="flex min-h-(--banner) items-center justify-center gap-x-2 bg-warning-soft px-4 text-sm text-warning-text"
    >
      <MailWarning aria-hidden className="size-4 shrink-0" />
      <p className="truncate">{t("confirmAddressText")}</p>
      <button
        type="button"
        disabled={isSending}
        onClick={() => void send()}
        className="shrink-0 cursor-pointer rounded-control font-medium underline underline-offset-4 disabled:opacity-60"
      >
        {t("confirmAddressSend")}
      </button>
    </aside>
  );
}
