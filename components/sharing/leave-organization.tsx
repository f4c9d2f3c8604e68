"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { type Membership, sharingKey } from "./sharing-data.ts";

/** Asks before the person leaves an organization, which ends all that they share with it. */
export function LeaveOrganization({
  organization,
  onClose,
}: {
  organization: Membership;
  onClose: () => void;
}) {
  const t = useTranslations("sharing");
  const toast = useToast();
  const queryClient = useQueryClient();
  const named = { organization: organization.name };
  const { mutateAsync } = useMutation({
    mutationFn: () => api.members.leave.mutate({ organizationSlug: organization.slug }),
    onSuccess: () => toast.success(t("left", named)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharingKey }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("leaveTitle", named)}
      description={t("leaveText", named)}
      confirmLabel={t("leave")}
      destructive
      onConfirm={async () => {
        await mutateAsync();
      }}
    />
  );
}
