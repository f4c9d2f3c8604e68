import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { isPlacementUnrecorded } from "#domain/attention.ts";
import { ReasonBadge } from "../list/reason-badge.tsx";
import type { ShownRow } from "../roster-data.ts";

/** Shows why an applicant needs attention, and since when. */
export function Flags({ row }: { row: ShownRow }) {
  const t = useTranslations("roster");
  const { flags } = row;
  return (
    <>
      {flags.length > 0 ? (
        <ul aria-label={t("attentionLabel")} className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
          {flags.map(({ reason, since }) => (
            <li key={reason} className="flex flex-wrap items-center gap-1.5">
              <ReasonBadge reason={reason} />
              <span className="text-ink-muted">
                {t("flaggedSince")} <LocalTime value={since} format="date" />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {isPlacementUnrecorded(row) ? (
        <Badge tone="warning" className="justify-self-start">
          {t("unrecorded")}
        </Badge>
      ) : null}
    </>
  );
}

/** Shows an applicant's role in the organization, and their search in numbers. */
export function ApplicantFacts({ row }: { row: ShownRow }) {
  const t = useTranslations("roster");
  const { totals, upcomingInterviews, cohorts, lastActivityAt } = row;
  const isHidden = row.shares.length === 0;
  const numbers = [
    ["cards", totals.applications],
    ["applied", totals.applied],
    ["interviewing", totals.interviewing],
    ["offers", totals.offers],
    ["accepted", totals.accepted],
    ["rejected", totals.rejected],
    ["upcoming", upcomingInterviews],
  ] as const;
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <Fact label={t("panel.address")}>
          <a
            href={`mailto:${row.applicantEmail}`}
            className="underline underline-offset-4 hover:no-underline"
          >
            {row.applicantEmail}
          </a>
        </Fact>
        <Fact label={t("panel.joined")}>
          <LocalTime value={row.joinedAt} format="date" />
        </Fact>
        <Fact label={t("columns.lastActivity")}>
          {lastActivityAt ? <LocalTime value={lastActivityAt} format="date" /> : isHidden ? "–" : t("never")}
        </Fact>
        <Fact label={t("panel.coaches")}>
          {row.coaches.length === 0
            ? t("noCoach")
            : row.coaches.map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 ? ", " : null}
                  {index === 0 && row.coaches.length > 1 ? t("panel.lead", { name }) : name}
                </span>
              ))}
        </Fact>
        <Fact label={t("panel.cohorts")}>
          {cohorts.length === 0
            ? t("noCohort")
            : cohorts.map(({ id, name, joinedAt, departureReason }, index) => (
                <span key={`${id} ${joinedAt}`}>
                  {index > 0 ? ", " : null}
                  {name}
                  {departureReason ? ` (${t(`panel.departures.${departureReason}`)})` : null}
                </span>
              ))}
        </Fact>
      </dl>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-panel border border-line bg-line *:flex-[1_0_6.5rem]">
        {numbers.map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse bg-raised px-3 py-2">
            <dt className="truncate text-xs text-ink-muted">{t(`columns.${name}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{isHidden ? "–" : count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
