"use client";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { MoreButton } from "#components/api/more-button.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { mayTouch } from "#domain/roles.ts";
import { INVITATIONS_A_PAGE, type Organization, type SentInvitation } from "./members-data.ts";

export type InvitationListProps = {
  organization: Organization;
  initial: Outputs["organizationInvitations"]["list"];
};

/** Whoever was asked to join and has not answered. */
export function InvitationList({ organization, initial }: InvitationListProps) {
  const t = useTranslations("members.invitations");
  const headingId = useId();
  const organizationSlug = organization.slug;
  const list = useInfiniteQuery(
    trpc.organizationInvitations.list.infiniteQueryOptions(
      {
        organizationSlug,
        status: ["pending", "expired"],
        limit: INVITATIONS_A_PAGE,
      },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor,
        initialData: { pages: [initial], pageParams: [null] },
      },
    ),
  );
  const invitations = list.data.pages.flatMap(({ data }) => data);
  const cohorts = useQuery(
    trpc.cohorts.list.queryOptions(
      { organizationSlug, archived: false, limit: LIMITS.requests.pageSizeMost },
      { enabled: invitations.some(({ cohortId }) => cohortId !== null) },
    ),
  );
  if (invitations.length === 0) return null;
  const count = invitations.length;
  // An archived cohort takes nobody, so there is none to name.
  const cohortNames = new Map(cohorts.data?.data.map(({ id, name }) => [id, name]));
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="text-lg font-semibold tracking-tight">
        {t("title")}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{t(list.hasNextPage ? "shown" : "count", { count })}</p>
      <Card className="mt-4 overflow-hidden">
        <ul className="divide-y divide-line">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              cohort={cohortNames.get(invitation.cohortId ?? "")}
              organization={organization}
            />
          ))}
        </ul>
      </Card>
      <MoreButton list={list} label={t("more")} />
    </section>
  );
}

type InvitationRowProps = {
  invitation: SentInvitation;
  /** The name of the cohort that they join as they accept. */
  cohort: string | undefined;
  organization: Organization;
};

/** An invitation that waits for its answer, or has waited too long. */
function InvitationRow({ invitation, cohort, organization }: InvitationRowProps) {
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
