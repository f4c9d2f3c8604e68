import { UserMinus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, ofOrganization } from "#components/api/client.ts";
import { ConfirmChange } from "#components/api/confirm-change.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Badge } from "#components/ui/badge.tsx";
import { IconButton } from "#components/ui/button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { TableCell, TableRow } from "#components/ui/table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { can } from "#domain/permissions.ts";
import { isStaff, mayTouch } from "#domain/roles.ts";
import type { CoachLoad, Member, Organization } from "./members-data.ts";
import { RoleSelect } from "./role-select.tsx";
import { SuccessorField } from "./successor-field.tsx";

/** On a phone the role is below the person, whose name and address need the width. */
const narrow = {
  row: "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-1",
  person: "max-sm:h-auto max-sm:max-w-none",
  role: "max-sm:row-start-2 max-sm:h-auto max-sm:pl-4",
  load: "max-sm:row-start-2 max-sm:h-auto max-sm:text-right",
  actions: "max-sm:h-auto",
};

export type MemberRowProps = {
  member: Member;
  organization: Organization;
  /** Null until it is known; undefined in a list without this column. */
  load: CoachLoad | null | undefined;
};

/** Shows a member: name, role, the applicants they coach, since when, and the actions. */
export function MemberRow({ member, organization, load }: MemberRowProps) {
  const t = useTranslations("members");
  const roles = useTranslations("organizations.roles");
  const [removing, setRemoving] = useState(false);
  const isOwn = member.id === organization.memberId;
  const changeable =
    can(organization.role, "members.update_role") && mayTouch(organization.role, member.role);
  const name = member.displayName ?? member.email;
  const staysOwner = isOwn && organization.isLastOwner;
  return (
    <TableRow className={narrow.row}>
      <TableCell className={`w-full max-w-0 ${narrow.person}`}>
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {isOwn ? <Badge>{t("you")}</Badge> : null}
        </p>
        {member.displayName ? <p className="truncate text-ink-muted">{member.email}</p> : null}
      </TableCell>
      <TableCell className={narrow.role}>
        {changeable && !staysOwner ? (
          <RoleSelect member={member} organization={organization} />
        ) : (
          <>
            {roles(member.role)}
            {staysOwner ? <p className="max-w-56 text-xs text-ink-muted sm:w-56">{t("onlyOwner")}</p> : null}
          </>
        )}
      </TableCell>
      {load === undefined ? null : (
        <TableCell className={`whitespace-nowrap ${narrow.load}`}>
          {load ? <Load load={load} slug={organization.slug} name={name} /> : null}
        </TableCell>
      )}
      <TableCell className="whitespace-nowrap text-ink-muted max-md:hidden">
        <LocalTime value={member.joinedAt} format="date" />
      </TableCell>
      <TableCell className={`text-right ${narrow.actions}`}>
        {changeable && !isOwn ? (
          <IconButton label={t("remove.label", { name })} onClick={() => setRemoving(true)}>
            <UserMinus aria-hidden />
          </IconButton>
        ) : null}
        {removing ? (
          <RemoveMember member={member} organization={organization} onClose={() => setRemoving(false)} />
        ) : null}
      </TableCell>
    </TableRow>
  );
}

type LoadProps = { load: CoachLoad; slug: string; name: string };

/** Shows the number of applicants that a member of staff coaches and leads, linked to them on the roster. */
function Load({ load: { memberId, applicants, leads }, slug, name }: LoadProps) {
  const t = useTranslations("members.load");
  if (applicants === 0) return <span className="text-ink-muted">{t("none")}</span>;
  return (
    <>
      <TextLink
        href={`/o/${slug}?coach=${memberId}`}
        aria-label={t("link", { count: applicants, leads, name })}
      >
        {t("coaches", { count: applicants })}
      </TextLink>
      <span className="block text-xs text-ink-muted">{t("leads", { count: leads })}</span>
    </>
  );
}

type RemoveMemberProps = { member: Member; organization: Organization; onClose: () => void };

/** Removes a member, after saying what ends with the membership. */
function RemoveMember({ member, organization, onClose }: RemoveMemberProps) {
  const t = useTranslations("members.remove");
  const [successorId, setSuccessorId] = useState("");
  const { slug: organizationSlug, name: organizationName } = organization;
  const name = member.displayName ?? member.email;
  const { mutateAsync } = useChange({
    mutationFn: () =>
      api.members.remove.mutate({
        organizationSlug,
        memberId: member.id,
        ...(successorId ? { successorId } : {}),
      }),
    silent: true,
    says: () => t("done", { name }),
    affects: ofOrganization(organizationSlug),
  });
  return (
    <ConfirmChange
      onClose={onClose}
      title={t("question", { name, organization: organizationName })}
      description={t(isStaff(member.role) ? "staff" : "applicant")}
      confirmLabel={t("confirm")}
      destructive
      onConfirm={() => mutateAsync()}
    >
      {isStaff(member.role) ? (
        <SuccessorField {...{ organizationSlug, member }} value={successorId} onChange={setSuccessorId} />
      ) : null}
    </ConfirmChange>
  );
}
