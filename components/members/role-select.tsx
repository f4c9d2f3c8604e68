import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, ofOrganization } from "#components/api/client.ts";
import { ConfirmChange } from "#components/api/confirm-change.tsx";
import { problemOf } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { Select } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { isOwner, isStaff, ROLES, type Role, rolesGivenBy } from "#domain/roles.ts";
import type { Member, Organization } from "./members-data.ts";
import { SuccessorField } from "./successor-field.tsx";

type Question = "toOwner" | "fromApplicant" | "toApplicant" | "lessAccess" | "own";

/** Changes a member's role; asks first if that ends something or hands over ownership. */
export function RoleSelect({ member, organization }: { member: Member; organization: Organization }) {
  const t = useTranslations("members.change");
  const roles = useTranslations("organizations.roles");
  const toast = useToast();
  const router = useRouter();
  const [wanted, setWanted] = useState<Role | null>(null);
  const { slug: organizationSlug, memberId, role: ownRole } = organization;
  const name = member.displayName ?? member.email;
  const [successorId, setSuccessorId] = useState("");
  const give = (role: Role, successor?: string) =>
    api.members.updateRole.mutate({
      organizationSlug,
      memberId: member.id,
      role,
      ...(successor ? { successorId: successor } : {}),
    });
  const affects = ofOrganization(organizationSlug);
  const giveBack = useChange({
    mutationFn: (role: Role) => give(role),
    says: ({ role }) => t("undone", { name, role: roles(role) }),
    affects,
  });
  const change = useChange({
    mutationFn: ({ role }: { role: Role; before: Role }) => give(role, successorId),
    silent: true,
    onSuccess: (_member, { role, before }) => {
      const done = t("done", { name, role: roles(role) });
      // An applicant's shares have ended, and people can't restore their own former role.
      if (member.id === memberId || !isStaff(before)) toast.success(done);
      else toast.undoable(done, () => giveBack.mutate(before));
      if (member.id === memberId) router.refresh();
    },
    onError: (error, { role }) => {
      if (questionOf(member, memberId, role) === null) toast.error(problemOf(error)?.detail ?? t("failed"));
    },
    affects,
  });
  const question = wanted === null ? null : questionOf(member, memberId, wanted);
  function choose(role: Role): void {
    if (role === member.role) return;
    if (questionOf(member, memberId, role) === null) change.mutate({ role, before: member.role });
    else setWanted(role);
  }
  return (
    <>
      <Select
        aria-label={t("label", { name })}
        className="w-32"
        options={rolesGivenBy(ownRole).map((value) => ({ value, label: roles(value) }))}
        value={wanted ?? (change.isPending ? change.variables.role : member.role)}
        onChange={({ target }) => choose(target.value as Role)}
      />
      {wanted !== null && question !== null ? (
        <ConfirmChange
          onClose={() => setWanted(null)}
          title={t("question", { name, role: roles(wanted) })}
          description={t(question, { role: wanted })}
          confirmLabel={t("confirm")}
          onConfirm={() => change.mutateAsync({ role: wanted, before: member.role })}
        >
          {isStaff(member.role) && !isStaff(wanted) ? (
            <SuccessorField {...{ organizationSlug, member }} value={successorId} onChange={setSuccessorId} />
          ) : null}
        </ConfirmChange>
      ) : null}
    </>
  );
}

function questionOf(member: Member, ownMemberId: string, role: Role): Question | null {
  if (member.id === ownMemberId) return "own";
  if (!isStaff(member.role)) return "fromApplicant";
  if (isOwner(role)) return "toOwner";
  if (!isStaff(role)) return "toApplicant";
  return ROLES.indexOf(role) > ROLES.indexOf(member.role) ? "lessAccess" : null;
}
