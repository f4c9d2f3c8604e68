"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { type Share, sharingKey } from "./sharing-data.ts";

/** Asks before a share ends, and says what stays. */
export function StopSharing({ share, onClose }: { share: Share; onClose: () => void }) {
  const t = useTranslations("sharing");
  const toast = useToast();
  const queryClient = useQueryClient();
  const names = { board: share.boardName, organization: share.organization.name };
  const { mutateAsync } = useMutation({
    mutationFn: () => api.shares.delete.mutate({ shareId: share.id }),
    onSuccess: () => toast.success(t("stopped", names)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharingKey }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("stopTitle", names)}
      description={t("stopText", names)}
      confirmLabel={t("stop")}
      destructive
      onConfirm={async () => {
        await mutateAsync();
      }}
    />
  );
}
