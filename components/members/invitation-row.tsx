"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { mayTouch } from "#domain/roles.ts";
import type { Organization, SentInvitation } from "./types.ts";

export type InvitationRowProps = {
  invitation: SentInvitation;
  /** The name of the cohort that they join as they accept. */
  cohort: string | undefined;
  organization: Organization;
};

/** An invitation that waits for its answer, or has waited too long. */
export function InvitationRow({ invitation, cohort, organization }: InvitationRowProps) {
  const t = useTranslations("members.invitations");
  const roles = useTranslations("organizations.roles");
  const toast = useToast();
  const queryClient = useQueryClient();
  const { id: invitationId, email, role, status } = invitation;
  const by = { role: roles(role), name: invitation.invitedByDisplayName };
  const organizationSlug = organization.slug;
  const onSettled = () => queryClient.invalidateQueries(trpc.organizationInvitations.list.pathFilter());
  const resend = useMutation({
    mutationFn: () => api.organizationInvitations.resend.mutate({ organizationSlug, invitationId }),
    onSuccess: () => toast.success(t("resent", { email })),
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: () => api.organizationInvitations.revoke.mutate({ organizationSlug, invitationId }),
    onSuccess: () => toast.success(t("revoked", { email })),
    onSettled,
  });
  const maySend = mayTouch(organization.role, role);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate font-medium">{email}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
          <span>
            {cohort ? t("byInto", { ...by, cohort }) : t("by", by)}
            {status === "expired"
              ? null
              : t.rich("until", { time: () => <LocalTime value={invitation.expiresAt} format="date" /> })}
          </span>
          {status === "expired" ? <Badge tone="warning">{t("expired")}</Badge> : null}
        </p>
      </div>
      <div className="flex gap-2">
        {maySend ? (
          <Button size="sm" pending={resend.isPending} onClick={() => resend.mutate()}>
            {t("resend")}
            <span className="sr-only"> {email}</span>
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" pending={revoke.isPending} onClick={() => revoke.mutate()}>
          {t("revoke")}
          <span className="sr-only"> {email}</span>
        </Button>
      </div>
    </li>
  );
}
