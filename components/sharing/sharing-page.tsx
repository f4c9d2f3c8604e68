"use client";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { isStaff } from "#domain/roles.ts";
import { InvitationCard } from "./invitation-card.tsx";
import { OrganizationSharing } from "./organization-sharing.tsx";
import { readSharing, type SharingData, sharingKey } from "./sharing-data.ts";
import { WhatCoachesSee } from "./what-coaches-see.tsx";

/** Who sees what of the person's search, and how to change it. */
export function SharingPage({ initial }: { initial: SharingData }) {
  const t = useTranslations("sharing");
  const { data } = useQuery({ queryKey: sharingKey, queryFn: readSharing, initialData: initial });
  const { boards, memberships, shares, invitations } = data;
  const coached = memberships.filter(({ role }) => !isStaff(role));
  const isAlone = coached.length === 0 && invitations.length === 0;
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-8">
      <PageHeader title={t("sharing")} description={t("description")} />
      {invitations.length > 0 ? (
        <section aria-labelledby="invitations" className="mt-6 grid gap-3">
          <h2 id="invitations" className="text-base font-semibold tracking-tight">
            {t("invitations")}
          </h2>
          <ul className="grid gap-3">
            {invitations.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      ) : null}
      {isAlone ? (
        <EmptyState icon={<EyeOff aria-hidden />} title={t("emptyTitle")} description={t("emptyText")} />
      ) : (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <section aria-labelledby="organizations" className="grid gap-3">
            <h2 id="organizations" className="text-base font-semibold tracking-tight">
              {t("organizations")}
            </h2>
            {coached.length === 0 ? <p className="text-sm text-ink-muted">{t("noOrganizations")}</p> : null}
            {coached.map((organization) => (
              <OrganizationSharing
                key={organization.slug}
                organization={organization}
                shares={shares.filter((share) => share.organization.slug === organization.slug)}
                boards={boards}
              />
            ))}
          </section>
          <WhatCoachesSee />
        </div>
      )}
    </div>
  );
}
