"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { leaveFor } from "#components/auth/sign-out.ts";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";

/** Ends all other sessions, or all of them, after asking. */
export function EndSessions({ hasOthers }: { hasOthers: boolean }) {
  const t = useTranslations("security.sessions");
  const toast = useToast();
  const client = useQueryClient();
  const [asking, setAsking] = useState<"others" | "all" | null>(null);
  const others = useMutation({
    mutationFn: () => api.sessions.endOthers.mutate({}),
    onSuccess: () => toast.success(t("othersEnded")),
    onSettled: () => client.invalidateQueries(),
  });
  const all = useMutation({
    mutationFn: () => leaveFor("/sign-in", () => api.sessions.endAll.mutate({})),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {hasOthers ? <Button onClick={() => setAsking("others")}>{t("endOthers")}</Button> : null}
      <Button variant="ghost" onClick={() => setAsking("all")}>
        {t("endAll")}
      </Button>
      <ConfirmDialog
        open={asking === "others"}
        onOpenChange={(open) => setAsking(open ? "others" : null)}
        title={t("endOthersTitle")}
        description={t("endOthersText")}
        confirmLabel={t("endOthers")}
        destructive
        onConfirm={() => others.mutateAsync()}
      />
      <ConfirmDialog
        open={asking === "all"}
        onOpenChange={(open) => setAsking(open ? "all" : null)}
        title={t("endAllTitle")}
        description={t("endAllText")}
        confirmLabel={t("endAll")}
        destructive
        onConfirm={() => all.mutateAsync()}
      />
    </div>
  );
}
