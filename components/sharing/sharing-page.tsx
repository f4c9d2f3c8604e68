"use client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { LIMITS } from "#domain/limits.ts";
import { isStaff } from "#domain/roles.ts";
import { InvitationCard } from "./invitation-card.tsx";
import { OrganizationSharing } from "./organization-sharing.tsx";
import { readSharing, type SharingData, sharingKey } from "./sharing-data.ts";

type Looks = ComponentProps<typeof BoardLooks>["initial"];

/** Shows who sees what of the person's search, and changes it. */
export function SharingPage({ initial, looks }: { initial: SharingData; looks: Looks }) {
  const t = useTranslations("sharing");
  const { data } = useQuery({ queryKey: sharingKey, queryFn: readSharing, initialData: initial });
  const { boards, memberships, shares, invitations } = data;
  const coached = memberships.filter(({ role }) => !isStaff(role));
  const isAlone = coached.length === 0 && invitations.length === 0 && looks.data.length === 0;
  return (
    <div className="page">
      <PageHeader
        title={t("sharing")}
        description={t("description")}
        actions={<ButtonLink href="/join">{t("enterCode")}</ButtonLink>}
      />
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
          <div className="grid gap-8">
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
            <BoardLooks initial={looks} />
          </div>
          <WhatCoachesSee />
        </div>
      )}
    </div>
  );
}

/** Says in plain words what a share shows and what it doesn't. */
function WhatCoachesSee() {
  const t = useTranslations("sharing");
  return (
    <Card className="grid gap-5 p-5">
      <List icon={<Eye aria-hidden />} title={t("seeTitle")}>
        <li>{t("seeCards")}</li>
        <li>{t("seePay")}</li>
        <li>{t("seeNotes")}</li>
        <li>{t("seeResumes")}</li>
        <li>{t("seeActivity")}</li>
      </List>
      <List icon={<EyeOff aria-hidden />} title={t("hiddenTitle")}>
        <li>{t("hiddenBoards")}</li>
        <li>{t("hiddenPeople")}</li>
        <li>{t("hiddenProfile")}</li>
        <li>{t("hiddenCompanies")}</li>
      </List>
      <p className="border-t border-line pt-4 text-sm text-ink-muted">{t("readOnly")}</p>
    </Card>
  );
}

function List({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 text-sm">
      <h2 className="flex items-center gap-2 font-semibold [&_svg]:size-4 [&_svg]:text-ink-muted">
        {icon}
        {title}
      </h2>
      <ul className="ml-6 grid list-disc gap-1 text-ink-muted marker:text-line-strong">{children}</ul>
    </section>
  );
}

/** Lists who looked at the person's shared boards, and on which days. */
function BoardLooks({ initial }: { initial: Outputs["shares"]["listLooks"] }) {
  const t = useTranslations("sharing");
  const list = useInfiniteQuery(
    trpc.shares.listLooks.infiniteQueryOptions({ limit: LIMITS.requests.pageSize }, pagesFrom(initial)),
  );
  const looks = list.data.pages.flatMap(({ data }) => data);
  return (
    <section aria-labelledby="looks" className="grid gap-3">
      <h2 id="looks" className="text-base font-semibold tracking-tight">
        {t("looks")}
      </h2>
      <p className="text-sm text-ink-muted">{looks.length === 0 ? t("noLooks") : t("looksText")}</p>
      <LoadFailed query={list} />
      {looks.length > 0 ? (
        <Card>
          <ol aria-labelledby="looks" className="divide-y divide-line">
            {looks.map(({ id, viewerName, organization, boardName, lookedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm"
              >
                <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
                  <span className="font-medium">{viewerName}</span>{" "}
                  <span className="text-ink-muted">
                    {t("looked", { organization: organization.name, board: boardName })}
                  </span>
                </p>
                <LocalTime value={lookedAt} format="date" className="whitespace-nowrap text-ink-muted" />
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
      <MoreButton list={list} label={t("moreLooks")} className="" />
    </section>
  );
}
