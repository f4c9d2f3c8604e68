"use client";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { MemberList } from "./member-list.tsx";
import type { InvitationCounts, Organization } from "./members-data.ts";
import { useOrganization } from "./use-organization.ts";

const InviteDialog = dynamic(
  loadAhead(() => import("./invite/invite-dialog.tsx")),
  { ssr: false },
);

export type MembersPageProps = {
  organization: Organization;
  staff: Outputs["members"]["search"];
  applicants: Outputs["members"]["search"];
  /** Null for coaches, who don't see them. */
  invitations: FirstInvitations | null;
  /** Whom the page is asked to show. */
  initialSearch: string;
};

/** How many invitations there are, and the first of those that wait and of those that were declined. */
type FirstInvitations = {
  counts: InvitationCounts;
  waiting: Outputs["organizationInvitations"]["search"];
  declined: Outputs["organizationInvitations"]["search"];
};

/** Who is in the organization and who is asked to join. */
export function MembersPage(props: MembersPageProps) {
  const { organization: initial, staff, applicants, invitations, initialSearch } = props;
  const t = useTranslations("members");
  const organization = useOrganization(initial);
  const [inviting, setInviting] = useState(false);
  const [search, setSearch] = useState(initialSearch);
  const wanted = useDeferredValue(search.trim());
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-8">
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
      <MemberList organization={organization} who="staff" search={wanted} initial={staff} />
      <MemberList organization={organization} who="applicants" search={wanted} initial={applicants} />
      {invitations ? <Invitations {...{ organization, search: wanted, first: invitations }} /> : null}
      {inviting ? <InviteDialog organization={organization} onClose={() => setInviting(false)} /> : null}
    </div>
  );
}

type InvitationsProps = { organization: Organization; search: string; first: FirstInvitations };

/** The invitations that wait, and those that were declined. */
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

/** How many applicant seats are used, and by how many they are too few. */
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
