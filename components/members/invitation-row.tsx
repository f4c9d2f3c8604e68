import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { mayTouch } from "#domain/roles.ts";
import type { Organization, SentInvitation } from "./members-data.ts";

export type InvitationRowProps = {
  invitation: SentInvitation;
  /** The name of the cohort that the person joins by accepting. */
  cohort: string | undefined;
  organization: Organization;
  isChosen: boolean;
  /** Selects or deselects it; null if it can't be selected. */
  onToggle: ((id: string) => void) | null;
};

/** Shows an invitation that is pending, expired, or declined. */
export function InvitationRow({ invitation, cohort, organization, isChosen, onToggle }: InvitationRowProps) {
  const t = useTranslations("members.invitations");
  const roles = useTranslations("organizations.roles");
  const { id, email, role, status } = invitation;
  const by = { role: roles(role), name: invitation.invitedByDisplayName };
  const maySend = mayTouch(organization.role, role);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
      {onToggle && maySend ? (
        <Checkbox aria-label={t("choose", { email })} checked={isChosen} onChange={() => onToggle(id)} />
      ) : null}
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate font-medium">{email}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
          <span className="min-w-0 wrap-anywhere">
            {cohort ? t("byInto", { ...by, cohort }) : t("by", by)}
            {status === "pending"
              ? t.rich("until", { time: () => <LocalTime value={invitation.expiresAt} format="date" /> })
              : null}
          </span>
          {status === "expired" || status === "declined" ? <Badge tone="warning">{t(status)}</Badge> : null}
        </p>
      </div>
      <RowActions invitation={invitation} organizationSlug={organization.slug} maySend={maySend} />
    </li>
  );
}

type RowActionsProps = { invitation: SentInvitation; organizationSlug: string; maySend: boolean };

/** Sends an unanswered invitation again or revokes it; invites a person who declined once more. */
function RowActions({ invitation, organizationSlug, maySend }: RowActionsProps) {
  const t = useTranslations("members.invitations");
  const { id: invitationId, email, role, cohortId, status } = invitation;
  const affects = trpc.organizationInvitations.pathFilter();
  const isDeclined = status === "declined";
  const send = useChange({
    mutationFn: async () => {
      const one = { organizationSlug, invitationId };
      if (isDeclined)
        await api.organizationInvitations.create.mutate({
          organizationSlug,
          emails: [email],
          role,
          cohortId,
        });
      else await api.organizationInvitations.resend.mutate(one);
    },
    says: () => t(isDeclined ? "invitedAgain" : "resent", { email }),
    affects,
  });
  const revoke = useChange({
    mutationFn: () => api.organizationInvitations.revoke.mutate({ organizationSlug, invitationId }),
    says: () => t("revoked", { email }),
    affects,
  });
  return (
    <div className="flex gap-2">
      {maySend ? (
        <Button size="sm" pending={send.isPending} onClick={() => send.mutate()}>
          {t(isDeclined ? "inviteAgain" : "resend")}
          <span className="sr-only"> {email}</span>
        </Button>
      ) : null}
      {isDeclined ? null : (
        <Button size="sm" variant="ghost" pending={revoke.isPending} onClick={() => revoke.mutate()}>
          {t("revoke")}
          <span className="sr-only"> {email}</span>
        </Button>
      )}
    </div>
  );
}
