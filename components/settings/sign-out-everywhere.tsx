"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";

/** Ends every session of the person, this one included, and leads to signing in. */
export function SignOutEverywhere() {
  const t = useTranslations("settings.sessions");
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = useMutation({ mutationFn: () => api.pages.account.signOutEverywhere.mutate() });
  async function confirm() {
    await mutateAsync();
    // A whole load, so that nothing of what was shown stays behind.
    window.location.assign("/sign-in");
  }
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{t("everywhere")}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("everywhereTitle")}
        description={t("everywhereDescription")}
        confirmLabel={t("everywhere")}
        destructive
        onConfirm={confirm}
      />
    </div>
  );
}
