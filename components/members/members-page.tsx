"use client";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useDeferredValue, useId, useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { JoinLinks, type JoinLinksProps } from "#components/joining/join-links.tsx";
import { RequestList, type RequestListProps } from "#components/joining/request-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { Table, TableBody, TableHead, TableHeader } from "#components/ui/table.tsx";
import { LIMITS } from "#domain/limits.ts";
import { can } from "#domain/permissions.ts";
import { InvitationList } from "./invitation-list.tsx";
import { MemberRow } from "./member-row.tsx";
import { type InvitationCounts, MEMBERS_A_PAGE, type Organization } from "./members-data.ts";
import { useOrganization } from "./use-organization.ts";

const InviteDialog = dynamic(
  loadAhead(() => import("./invite/invite-dialog.tsx")),
  { ssr: false },
);

export type MembersPageProps = {
  organization: Organization;
  staff: Outputs["members"]["list"];
  applicants: Outputs["members"]["list"];
  /** Null for coaches, who can't see them. */
  invitations: FirstInvitations | null;
  /** The people who wait to join, and the join links; null for coaches. */
  joining:
    | (Pick<JoinLinksProps, "at"> & {
        requests: RequestListProps["initial"];
        links: JoinLinksProps["initial"];
      })
    | null;
  /** The search with which the page opens. */
  initialSearch: string;
};

/** The numbers of invitations, and the first unanswered and declined ones. */
type FirstInvitations = {
  counts: InvitationCounts;
  waiting: Outputs["organizationInvitations"]["search"];
  declined: Outputs["organizationInvitations"]["search"];
};

/** Shows the members of the organization and its invitations. */
export function MembersPage(props: MembersPageProps) {
  const { organization: initial, staff, applicants, invitations, joining, initialSearch } = props;
  const t = useTranslations("members");
  const organization = useOrganization(initial);
  const [inviting, setInviting] = useState(false);
  const [search, setSearch] = useState(initialSearch);
  const wanted = useDeferredValue(search.trim());
  return (
    <div className="page">
      <PageHeader
        title={t("title")}
        description={organization.seats ? <SeatsLine seats={organization.seats} /> : null}
        actions={
          invitations ? (
            <Button variant="primary" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden />
              {t("invite.open")}
            </Button>
          ) : null
        }
      />
      <search className="mt-6 block">
        <SearchInput label={t("search")} value={search} onText={setSearch} className="w-full sm:w-72" />
      </search>
      {joining ? <RequestList organizationSlug={organization.slug} initial={joining.requests} /> : null}
      <MemberList organization={organization} who="staff" search={wanted} initial={staff} />
      <MemberList organization={organization} who="applicants" search={wanted} initial={applicants} />
      {invitations ? <Invitations {...{ organization, search: wanted, first: invitations }} /> : null}
      {joining ? (
        <JoinLinks organizationSlug={organization.slug} initial={joining.links} at={joining.at} />
      ) : null}
      {inviting ? <InviteDialog organization={organization} onClose={() => setInviting(false)} /> : null}
    </div>
  );
}

type InvitationsProps = { organization: Organization; search: string; first: FirstInvitations };

/** Lists the unanswered and the declined invitations. */
function Invitations({ organization, search, first }: InvitationsProps) {
  const { data: counts } = useQuery(
    trpc.organizationInvitations.count.queryOptions(
      { organizationSlug: organization.slug },
      { initialData: first.counts },
    ),
  );
  return (["waiting", "declined"] as const).map((show) => (
    <InvitationList key={show} {...{ organization, show, search, counts }} initial={first[show]} />
  ));
}

/** Shows how many applicant seats are used, and how many are missing. */
function SeatsLine({ seats }: { seats: NonNullable<Organization["seats"]> }) {
  const t = useTranslations("members.seats");
  return (
    <>
      {t("used", { used: seats.used, total: seats.total })}
      {seats.over > 0 ? (
        <strong className="font-medium text-danger-text"> {t("over", { over: seats.over })}</strong>
      ) : null}
    </>
  );
}

type MemberListProps = {
  organization: Organization;
  who: "staff" | "applicants";
  /** Only members whose name or address contains this; empty for all. */
  search: string;
  initial: Outputs["members"]["list"];
};

/** Lists the staff of the organization, or its applicants, by address. */
function MemberList({ organization, who, search, initial }: MemberListProps) {
  const t = useTranslations("members");
  const headingId = useId();
  const organizationSlug = organization.slug;
  const list = useInfiniteQuery(
    trpc.members.list.infiniteQueryOptions(
      { organizationSlug, who, limit: MEMBERS_A_PAGE, ...(search === "" ? {} : { search }) },
      { placeholderData: keepPreviousData, ...(search === "" ? pagesFrom(initial) : inPages) },
    ),
  );
  const members = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const hasLoads = who === "staff" && can(organization.role, "caseload.list");
  const loads = useQuery({
    ...trpc.caseload.listCoaches.queryOptions({ organizationSlug, limit: LIMITS.requests.pageSizeMost }),
    enabled: hasLoads,
  });
  const loadOf = new Map(loads.data?.data.map((load) => [load.memberId, load]));
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="text-base font-semibold tracking-tight">
        {t(who)}
      </h2>
      <LoadFailed query={list} className="mt-2" />
      {list.isSuccess && members.length === 0 ? (
        <p className="mt-2 text-sm text-ink-muted">{t(search === "" ? "noApplicants" : "noneFound")}</p>
      ) : null}
      <Card className={cn("mt-2 overflow-hidden", members.length === 0 && "hidden")}>
        <Table caption={t(who)}>
          <TableHead className="max-sm:sr-only">
            <TableHeader>{t("person")}</TableHeader>
            <TableHeader>{t("role")}</TableHeader>
            {hasLoads ? <TableHeader>{t("applicants")}</TableHeader> : null}
            <TableHeader className="max-md:hidden">{t("joined")}</TableHeader>
            <TableHeader>
              <span className="sr-only">{t("actions")}</span>
            </TableHeader>
          </TableHead>
          <TableBody>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                organization={organization}
                load={hasLoads ? (loadOf.get(member.id) ?? null) : undefined}
              />
            ))}
          </TableBody>
        </Table>
      </Card>
      <MoreButton list={list} label={t("more")} />
    </section>
  );
}
