import { ChevronRight, HeartHandshake, UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import type { Outputs } from "#components/api/client.ts";
import { ProposalList } from "#components/outcomes/entry/proposal-list.tsx";
import { ReasonBadge } from "#components/roster/list/reason-badge.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { APPLICANT } from "#domain/applicant-path.ts";
import { ATTENTION_REASONS } from "#domain/attention.ts";
import { type RosterScope, rosterOf } from "./roster-links.ts";

type AttentionProps = RosterScope & {
  attention: Outputs["roster"]["getToday"]["attention"];
  /** True if no one is coached yet. */
  isNew: boolean;
  /** The number of applicants who share a board. */
  sharing: number;
  mayInvite: boolean;
};

/** Lists who needs a coach, with the reasons; a name opens the person, a reason everyone who has it. */
export function AttentionList({ slug, coachId, attention, isNew, sharing, mayInvite }: AttentionProps) {
  const t = useTranslations("staffToday");
  const whose = { slug, coachId };
  const { count, people, reasons } = attention;
  if (count === 0) {
    return (
      <Card className="flex flex-wrap items-center gap-3 p-4 text-sm text-ink-muted">
        <HeartHandshake aria-hidden className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 basis-56">
          {t(isNew ? "nobodyYet" : sharing === 0 ? "nobodyShares" : "nobodyNeeds")}
        </p>
        {isNew && mayInvite ? (
          <ButtonLink href={`/o/${slug}?invite=`} variant="primary" size="sm" className="max-sm:w-full">
            <UserPlus aria-hidden />
            {t("invite")}
          </ButtonLink>
        ) : null}
      </Card>
    );
  }
  return (
    <ListCard
      title={t("attention")}
      count={count}
      footer={
        count > people.length ? <CardLink href={rosterOf(whose)}>{t("all", { count })}</CardLink> : null
      }
    >
      <li className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-2.5 text-sm text-ink-muted sm:px-5">
        {ATTENTION_REASONS.map((reason) => {
          const having = reasons[reason] ?? 0;
          if (having === 0) return null;
          return (
            <Link
              key={reason}
              href={rosterOf(whose, { attention: reason })}
              className="rounded-control py-0.5 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-3"
            >
              {t(`having.${reason}`, { count: having })}
            </Link>
          );
        })}
      </li>
      {people.map((person) => (
        <li
          key={person.applicantEmail}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4 py-2.5 sm:px-5"
        >
          <PersonLink whose={whose} person={person} />
          <span className="flex flex-wrap items-center gap-1.5 text-sm">
            {person.needsAttention.map((reason) => (
              <ReasonBadge key={reason} reason={reason} />
            ))}
            <span className="text-ink-muted">
              {t("since")} <LocalTime value={person.flaggedAt} format="date" />
            </span>
          </span>
        </li>
      ))}
    </ListCard>
  );
}

type UnrecordedProps = RosterScope & { unrecorded: Outputs["roster"]["getToday"]["unrecorded"] };

/** Lists people who accepted a job while a cohort still counts them as searching; each opens the person. */
export function UnrecordedList({ slug, coachId, unrecorded: { count, people } }: UnrecordedProps) {
  const t = useTranslations("staffToday");
  const whose = { slug, coachId };
  if (count === 0) return null;
  return (
    <ListCard
      title={t("unrecorded")}
      count={count}
      footer={
        count > people.length ? (
          <CardLink href={rosterOf(whose, { sort: "accepted" })}>{t("unrecordedAll")}</CardLink>
        ) : null
      }
    >
      <li className="px-4 py-2.5 text-sm text-ink-muted sm:px-5">{t("unrecordedText")}</li>
      {people.map((person) => (
        <li key={person.applicantEmail} className="flex px-4 py-2.5 sm:px-5">
          <PersonLink whose={whose} person={person} />
        </li>
      ))}
    </ListCard>
  );
}

type ProposalsProps = { slug: string; proposals: Outputs["roster"]["getToday"]["proposals"] };

/** Lists accepted cards without a recorded outcome; each can be recorded from its card. */
export function UnrecordedOutcomes({ slug, proposals: { count, cards } }: ProposalsProps) {
  const t = useTranslations("staffToday");
  const headingId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-sm font-semibold">
        {t("notRecorded", { count })}
      </h3>
      <Card>
        <ProposalList
          organizationSlug={slug}
          proposals={cards}
          label={t("notRecorded", { count })}
          className="divide-y divide-line"
          lineClassName="px-4 py-2.5 sm:px-5"
        />
        {count > cards.length ? (
          <div className="border-t border-line px-4 py-2.5 sm:px-5">
            <CardLink href={`/o/${slug}/outcomes`}>{t("all", { count })}</CardLink>
          </div>
        ) : null}
      </Card>
    </section>
  );
}

type Person = { memberId: string; applicantEmail: string; applicantDisplayName: string | null };

/** Links to an applicant in the roster. */
function PersonLink({ whose, person }: { whose: RosterScope; person: Person }) {
  const { memberId, applicantEmail, applicantDisplayName } = person;
  return (
    <Link
      href={rosterOf(whose, { [APPLICANT]: memberId })}
      className="min-w-0 truncate rounded-control text-sm font-medium hover:underline hover:underline-offset-4 pointer-coarse:py-3"
    >
      {applicantDisplayName ?? applicantEmail}
    </Link>
  );
}

type InterviewsProps = {
  slug: string;
  interviews: Outputs["roster"]["getToday"]["interviews"];
  /** The number of all of them; the list may show only the first. */
  count: number;
};

/** Lists the applicants' interviews of the next days; each opens its card on the shared board. */
export function InterviewList({ slug, interviews, count }: InterviewsProps) {
  const t = useTranslations("staffToday");
  const today = useTranslations("today");
  const last = interviews.at(-1);
  if (last === undefined) return null;
  const end =
    count > interviews.length ? (
      <p className="text-sm text-ink-muted">
        {t.rich("interviewsEnd", {
          shown: interviews.length,
          count,
          when: () => <LocalTime value={last.scheduledAt} format="soon" />,
        })}
      </p>
    ) : null;
  return (
    <ListCard title={t("interviews")} count={count} footer={end}>
      {interviews.map((interview) => (
        <li key={interview.id} className="grid gap-0.5 px-4 py-2.5 text-sm sm:px-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link
              href={`/o/${slug}/shares/${interview.shareId}?card=${interview.applicationId}`}
              className="min-w-0 truncate rounded-control font-medium hover:underline hover:underline-offset-4 pointer-coarse:py-2"
            >
              {interview.applicantDisplayName ?? interview.applicantEmail}
            </Link>
            <span className="text-accent-text">
              <LocalTime value={interview.scheduledAt} format="soon" />
            </span>
          </p>
          <p className="truncate text-ink-muted">
            {today("nameAt", { title: interview.title, company: interview.companyName })} ·{" "}
            {today(`types.${interview.type}`)}
          </p>
        </li>
      ))}
    </ListCard>
  );
}

type InvitationsProps = {
  slug: string;
  invitations: Outputs["organizationInvitations"]["list"];
  /** The total; the list shows the first ones. */
  count: number;
};

/** Lists the unanswered invitations. */
export function WaitingInvitations({ slug, invitations: { data }, count }: InvitationsProps) {
  const t = useTranslations("staffToday");
  const roles = useTranslations("organizations.roles");
  return (
    <ListCard
      title={t("invitations")}
      count={count}
      footer={<CardLink href={`/o/${slug}/members`}>{t("members")}</CardLink>}
    >
      {data.map(({ id, email, role, status, sentAt }) => (
        <li key={id} className="grid gap-0.5 px-4 py-2.5 text-sm">
          <p className="truncate">{email}</p>
          <p className="flex flex-wrap items-center gap-2 text-ink-muted">
            <span>
              {roles(role)} · {t("sent")} <LocalTime value={sentAt} format="date" />
            </span>
            {status === "expired" ? <Badge tone="warning">{t("expired")}</Badge> : null}
          </p>
        </li>
      ))}
    </ListCard>
  );
}

type ToJoinProps = { slug: string; requests: Outputs["joining"]["listRequests"] };

/** Lists the first people who wait to join; staff decide on the page of the members. */
export function WaitingToJoin({ slug, requests: { data } }: ToJoinProps) {
  const t = useTranslations("joining.requests");
  return (
    <ListCard title={t("title")} footer={<CardLink href={`/o/${slug}/members`}>{t("all")}</CardLink>}>
      {data.map(({ id, applicantEmail, applicantDisplayName, askedAt }) => (
        <li key={id} className="grid gap-0.5 px-4 py-2.5 text-sm">
          <p className="truncate">{applicantDisplayName ?? applicantEmail}</p>
          <p className="text-ink-muted">
            {t("asked")} <LocalTime value={askedAt} format="date" />
          </p>
        </li>
      ))}
    </ListCard>
  );
}

type ListCardProps = { title: string; count?: number; footer?: ReactNode; children: ReactNode };

/** Shows a list of the day under its heading. */
function ListCard({ title, count, footer, children }: ListCardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-sm font-semibold">
        {title}
        {count === undefined ? null : (
          <span className="ml-2 font-medium text-ink-muted tabular-nums">{count}</span>
        )}
      </h3>
      <Card>
        <ul aria-labelledby={headingId} className="divide-y divide-line">
          {children}
        </ul>
        {footer ? <div className="border-t border-line px-4 py-2.5 sm:px-5">{footer}</div> : null}
      </Card>
    </section>
  );
}

/** Links from a card to the page that it summarizes. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-6 items-center gap-1 justify-self-start rounded-control text-sm font-medium text-accent-text hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
    >
      {children}
      <ChevronRight aria-hidden className="size-4" />
    </Link>
  );
}
