"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Select } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { isOwner, isStaff, type Role, rolesGivenBy } from "#domain/roles.ts";
import type { Member, Organization } from "./members-data.ts";

type Question = "toOwner" | "fromApplicant" | "own";

/** Changes a member's role; asks first where that ends something or gives all away. */
export function RoleSelect({ member, organization }: { member: Member; organization: Organization }) {
  const t = useTranslations("members.change");
  const roles = useTranslations("organizations.roles");
  const toast = useToast();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<Role | null>(null);
  const { slug: organizationSlug, memberId, role: ownRole } = organization;
  const name = member.displayName ?? member.email;
  const change = useMutation({
    mutationFn: (role: Role) =>
      api.members.updateRole.mutate({ organizationSlug, memberId: member.id, role }),
    onSuccess: ({ role }) => {
      toast.success(t("done", { name, role: roles(role) }));
      if (member.id === memberId) router.refresh();
    },
    onSettled: () => queryClient.invalidateQueries(ofOrganization(organizationSlug)),
  });
  const question = wanted === null ? null : questionOf(member, memberId, wanted);
  function choose(role: Role): void {
    if (role === member.role) return;
    if (questionOf(member, memberId, role) === null) change.mutate(role);
    else setWanted(role);
  }
  return (
    <>
      <Select
        aria-label={t("label", { name })}
        className="w-32"
        options={rolesGivenBy(ownRole).map((value) => ({ value, label: roles(value) }))}
        value={wanted ?? (change.isPending ? change.variables : member.role)}
        onChange={({ target }) => choose(target.value as Role)}
      />
      {wanted !== null && question !== null ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setWanted(null)}
          title={t("question", { name, role: roles(wanted) })}
          description={t(question)}
          confirmLabel={t("confirm")}
          onConfirm={async () => {
            await change.mutateAsync(wanted);
          }}
        />
      ) : null}
    </>
  );
}

function questionOf(member: Member, ownMemberId: string, role: Role): Question | null {
  if (member.id === ownMemberId) return "own";
  if (isOwner(role)) return "toOwner";
  return isStaff(member.role) ? null : "fromApplicant";
}
