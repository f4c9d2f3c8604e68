"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { ofOrganization } from "#components/api/of-organization.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { isStaff } from "#domain/roles.ts";
import type { Member, Organization } from "./types.ts";

export type RemoveMemberProps = { member: Member; organization: Organization; onClose: () => void };

/** Removes a member, after saying what ends with it. */
export function RemoveMember({ member, organization, onClose }: RemoveMemberProps) {
  const t = useTranslations("members.remove");
  const toast = useToast();
  const queryClient = useQueryClient();
  const { slug: organizationSlug, name: organizationName } = organization;
  const name = member.displayName ?? member.email;
  const { mutateAsync } = useMutation({
    mutationFn: () => api.members.remove.mutate({ organizationSlug, memberId: member.id }),
    onSuccess: () => toast.success(t("done", { name })),
    onSettled: () => queryClient.invalidateQueries(ofOrganization(organizationSlug)),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("question", { name, organization: organizationName })}
      description={t(isStaff(member.role) ? "staff" : "applicant")}
      confirmLabel={t("confirm")}
      destructive
      onConfirm={async () => {
        await mutateAsync();
      }}
    />
  );
}
