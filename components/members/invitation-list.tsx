"use client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { LIMITS } from "#domain/limits.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { INVITATIONS_A_PAGE } from "./members-a-page.ts";
import type { Organization } from "./types.ts";

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
      {list.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
