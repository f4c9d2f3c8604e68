"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { problemOf } from "#components/api/problem.ts";
import { OverSeats } from "#components/billing/seats.tsx";
import { UnreadThreads } from "#components/thread/unread-threads.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { can } from "#domain/permissions.ts";
import type { Role } from "#domain/roles.ts";
import { NO_COACH } from "#domain/values.ts";
import {
  AttentionList,
  CardLink,
  InterviewList,
  UnrecordedList,
  UnrecordedOutcomes,
  WaitingInvitations,
  WaitingToJoin,
} from "./lists.tsx";
import { askingOf, waitingOf } from "./waiting.ts";

/** An organization in which the person is staff. */
export type StaffOrganization = {
  name: string;
  slug: string;
  /** Null if the organization requires a second factor that the person doesn't have. */
  open: null | {
    role: Role;
    /** The person's member ID. */
    memberId: string;
    seats: NonNullable<Outputs["organizations"]["getLayout"]["seats"]>;
    /** Null if the organization is over its seats. */
    today: Outputs["roster"]["getToday"] | null;
    /** Null for roles that can't see them. */
    invitations: Outputs["organizationInvitations"]["list"] | null;
    counts: Outputs["organizationInvitations"]["count"] | null;
    joining: Outputs["joining"]["listRequests"] | null;
  };
};

/** Shows a coach's day: for each organization, who needs them, the upcoming interviews, and the invitations. */
export function StaffToday({ organizations }: { organizations: readonly StaffOrganization[] }) {
  return (
    <div className="grid gap-10">
      {organizations.map((organization) => (
        <OrganizationToday key={organization.slug} organization={organization} />
      ))}
    </div>
  );
}

function OrganizationToday({ organization }: { organization: StaffOrganization }) {
  const t = useTranslations("staffToday");
  const headingId = useId();
  const { name, slug, open } = organization;
  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="min-w-0 text-lg wrap-anywhere font-semibold tracking-tight">
          {name}
        </h2>
        {open ? (
          <ButtonLink href={`/o/${slug}`} size="sm">
            {t("roster")}
          </ButtonLink>
        ) : null}
      </div>
      {open ? (
        <Open slug={slug} {...open} />
      ) : (
        <Callout
          tone="warning"
          action={
            <ButtonLink href={`/second-factor?${new URLSearchParams({ organization: slug })}`}>
              {t("setUpFactor")}
            </ButtonLink>
          }
        >
          {t("needsFactor", { name })}
        </Callout>
      )}
    </section>
  );
}

function Open({
  slug,
  role,
  memberId,
  ...initial
}: { slug: string } & NonNullable<StaffOrganization["open"]>) {
  const t = useTranslations("staffToday");
  const [whose, setWhose] = useState(initial.today?.whose);
  const { day, seats, today, invitations, counts, joining } = useDay(slug, initial, whose);
  const waiting = invitations && invitations.data.length > 0 ? invitations : null;
  const coachId = today?.whose === "mine" ? memberId : null;
  return (
    <>
      {today && today.mine > 0 ? (
        <SegmentedControl
          label={t("whose")}
          name={`whose-${slug}`}
          value={today.whose}
          onValueChange={setWhose}
          segments={[
            { value: "mine", label: t("mine", { count: today.mine }) },
            { value: "all", label: t("everyone") },
          ]}
          className="justify-self-start"
        />
      ) : null}
      {today ? <LoadFailed query={day} /> : <OverSeats slug={slug} role={role} seats={seats} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          <UnreadThreads organizationSlug={slug} isMine={today?.whose === "mine"} />
          {today ? (
            <AttentionList
              slug={slug}
              coachId={coachId}
              attention={today.attention}
              isNew={seats.used === 0}
              sharing={today.sharing}
              mayInvite={can(role, "organization_invitations.create")}
            />
          ) : null}
          {today ? <UnrecordedOutcomes slug={slug} proposals={today.proposals} /> : null}
          {today ? <UnrecordedList {...{ slug, coachId }} unrecorded={today.unrecorded} /> : null}
          {today ? (
            <InterviewList slug={slug} interviews={today.interviews} count={today.interviewCount} />
          ) : null}
        </div>
        <div className="grid gap-5">
          <Card className="grid gap-1 p-4 text-sm">
            <p className="font-medium">{t("seats")}</p>
            <p className="text-ink-muted tabular-nums">
              {t("seatsUsed", { used: seats.used, total: seats.total })}
            </p>
            {can(role, "billing.get") ? (
              <CardLink href={`/o/${slug}/billing`}>{t("billing")}</CardLink>
            ) : null}
          </Card>
          {joining && joining.data.length > 0 ? <WaitingToJoin slug={slug} requests={joining} /> : null}
          {today && today.uncoached > 0 ? (
            <Card className="grid gap-1 p-4 text-sm">
              <p className="font-medium">{t("uncoached", { count: today.uncoached })}</p>
              <CardLink href={`/o/${slug}?coach=${NO_COACH}`}>{t("uncoachedLink")}</CardLink>
            </Card>
          ) : null}
          {waiting && counts ? (
            <WaitingInvitations slug={slug} invitations={waiting} count={counts.waiting} />
          ) : null}
        </div>
      </div>
    </>
  );
}

type Whose = Outputs["roster"]["getToday"]["whose"];
type Day = Pick<
  NonNullable<StaffOrganization["open"]>,
  "seats" | "today" | "invitations" | "counts" | "joining"
>;

/** Reads an organization's day: first as the page was rendered, then live. */
function useDay(organizationSlug: string, initial: Day, whose: Whose | undefined) {
  const layout = useQuery(trpc.organizations.getLayout.queryOptions({ organizationSlug }));
  const day = useQuery(
    trpc.roster.getToday.queryOptions(
      { organizationSlug, whose },
      // While the other applicants are read, the ones shown stay.
      {
        placeholderData: keepPreviousData,
        ...(initial.today && initial.today.whose === whose ? { initialData: initial.today } : {}),
      },
    ),
  );
  const waiting = useQuery(
    trpc.organizationInvitations.list.queryOptions(
      waitingOf(organizationSlug),
      initial.invitations ? { initialData: initial.invitations } : { enabled: false },
    ),
  );
  const counts = useQuery(
    trpc.organizationInvitations.count.queryOptions(
      { organizationSlug },
      initial.counts ? { initialData: initial.counts } : { enabled: false },
    ),
  );
  const joining = useQuery(
    trpc.joining.listRequests.queryOptions(
      askingOf(organizationSlug),
      initial.joining ? { initialData: initial.joining } : { enabled: false },
    ),
  );
  const isOver = problemOf(day.error)?.code === "seat_limit_exceeded";
  return {
    day,
    seats: layout.data?.seats ?? initial.seats,
    today: isOver ? null : (day.data ?? initial.today),
    invitations: waiting.data ?? initial.invitations,
    counts: counts.data ?? initial.counts,
    joining: joining.data ?? initial.joining,
  };
}
