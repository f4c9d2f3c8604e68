import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { inPortions } from "#components/api/portions.ts";
import { useChange } from "#components/api/use-change.ts";
import { cohortsQuery } from "#components/cohorts/cohort-data.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { toggled } from "#components/ui/toggled.ts";
import { LIMITS } from "#domain/limits.ts";
import { mayTouch } from "#domain/roles.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { INVITATIONS_A_PAGE, type InvitationCounts, type Organization } from "./members-data.ts";

export type InvitationListProps = {
  organization: Organization;
  show: "waiting" | "declined";
  /** Only invitations whose address contains this; empty for all. */
  search: string;
  counts: InvitationCounts;
  initial: Outputs["organizationInvitations"]["search"];
};

/** Lists the unanswered invitations, which can be selected and sent again, or the declined ones. */
export function InvitationList({ organization, show, search, counts, initial }: InvitationListProps) {
  const t = useTranslations("members.invitations");
  const headingId = useId();
  const organizationSlug = organization.slug;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useInfiniteQuery(
    trpc.organizationInvitations.search.infiniteQueryOptions(
      { organizationSlug, show, limit: INVITATIONS_A_PAGE, ...(search === "" ? {} : { search }) },
      { placeholderData: keepPreviousData, ...(search === "" ? pagesFrom(initial) : inPages) },
    ),
  );
  const invitations = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const cohorts = useQuery({
    ...cohortsQuery(organizationSlug, { archived: false }),
    enabled: invitations.some(({ cohortId }) => cohortId !== null),
  });
  const total = counts[show];
  if (total === 0 && invitations.length === 0) return null;
  // An archived cohort takes no one, so it is never named.
  const cohortNames = new Map(cohorts.data?.map(({ id, name }) => [id, name]));
  const sendable = invitations.filter(({ role }) => show === "waiting" && mayTouch(organization.role, role));
  const sent = sendable.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const toggle = (id: string) => setChosen(toggled(chosen, id));
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="text-lg font-semibold tracking-tight">
        {t(`title.${show}`)}
      </h2>
      <LoadFailed query={list} className="mt-2" />
      <p className={list.isSuccess ? "mt-1 text-sm text-ink-muted" : "hidden"}>
        {search === ""
          ? t(`count.${show}`, { count: total })
          : t(list.hasNextPage ? "foundFirst" : "found", { count: invitations.length })}
      </p>
      {sendable.length > 1 ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Checkbox
            label={t("chooseAll", { count: sendable.length })}
            checked={sent.length === sendable.length}
            onChange={({ target }) => setChosen(new Set(target.checked ? sendable.map(({ id }) => id) : []))}
          />
          <ResendChosen
            organizationSlug={organizationSlug}
            invitationIds={sent}
            onDone={() => setChosen(new Set())}
          />
        </div>
      ) : null}
      <Card className={invitations.length === 0 ? "hidden" : "mt-4 overflow-hidden"}>
        <ul className="divide-y divide-line">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              cohort={cohortNames.get(invitation.cohortId ?? "")}
              organization={organization}
              isChosen={chosen.has(invitation.id)}
              onToggle={sendable.length > 1 ? toggle : null}
            />
          ))}
        </ul>
      </Card>
      <MoreButton list={list} label={t("more")} />
    </section>
  );
}

type ResendChosenProps = {
  organizationSlug: string;
  invitationIds: readonly string[];
  onDone: () => void;
};

/** Sends the selected invitations again, and says how many were sent and how many skipped. */
function ResendChosen({ organizationSlug, invitationIds, onDone }: ResendChosenProps) {
  const t = useTranslations("members.invitations");
  const count = invitationIds.length;
  const resend = useChange({
    mutationFn: () => resendInPortions(organizationSlug, invitationIds),
    says: (done) => t("resentMany", done),
    onSuccess: onDone,
    affects: trpc.organizationInvitations.pathFilter(),
  });
  return (
    <Button size="sm" disabled={count === 0} pending={resend.isPending} onClick={() => resend.mutate()}>
      {t("resendMany", { count })}
    </Button>
  );
}

async function resendInPortions(organizationSlug: string, ids: readonly string[]) {
  const sent = await inPortions(ids, LIMITS.requests.pageSizeMost, (invitationIds) =>
    api.organizationInvitations.resendMany.mutate({ organizationSlug, invitationIds }),
  );
  return {
    resent: sent.reduce((sum, { resent }) => sum + resent, 0),
    skipped: sent.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}
