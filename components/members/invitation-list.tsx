"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { api, type Outputs } from "#components/api/client.ts";
import { organizationKeys } from "#components/organizations/organization-keys.ts";
import { Card } from "#components/ui/card.tsx";
import { InvitationRow } from "./invitation-row.tsx";
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
  const { data } = useQuery({
    queryKey: organizationKeys.invitations(organizationSlug),
    queryFn: () =>
      api.organizationInvitations.list.query({
        organizationSlug,
        status: ["pending", "expired"],
        limit: 200,
      }),
    initialData: initial,
  });
  if (data.data.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="text-lg font-semibold tracking-tight">
        {t("title")}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">
        {data.hasMore ? t("shown", { count: data.data.length }) : t("count", { count: data.data.length })}
      </p>
      <Card className="mt-4 overflow-hidden">
        <ul className="divide-y divide-line">
          {data.data.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} organization={organization} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
