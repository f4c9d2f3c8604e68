import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Outputs } from "#components/api/client.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { Panel } from "./panel.tsx";

/** Shows what the organization stores about the person: their cohorts with the notes on them, and their roster row. */
export function Recorded({ own }: { own: Outputs["roster"]["getOwn"] }) {
  const t = useTranslations("applicantHome");
  const { row, needsAttention, memberships, record, fieldNames } = own;
  const isSharing = row.shares.length > 0;
  return (
    <>
      <Panel title={t("cohorts")}>
        {memberships.length === 0 ? <p className="text-ink-muted">{t("noCohorts")}</p> : null}
        <ul className="grid gap-3">
          {memberships.map(({ id, cohortName, joinedAt, leftAt, departureReason, note }) => (
            <li key={id} className="grid gap-0.5">
              <span className="font-medium wrap-anywhere">{cohortName}</span>
              <span className="text-ink-muted">
                {t("since")} <LocalTime value={joinedAt} format="date" />
                {leftAt ? (
                  <>
                    {" "}
                    {t("until")} <LocalTime value={leftAt} format="date" />
                    {departureReason ? ` · ${t(`departures.${departureReason}`)}` : null}
                  </>
                ) : null}
              </span>
              {note ? <span className="text-ink-muted wrap-anywhere">{t("stintNote", { note })}</span> : null}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t("recorded")}>
        <p className="text-ink-muted">{t("recordedText")}</p>
        <dl className="grid gap-2">
          <Fact label={t("email")}>{row.applicantEmail}</Fact>
          <Fact label={t("joined")}>
            <LocalTime value={row.joinedAt} format="date" />
          </Fact>
          {record?.studentId ? <Fact label={t("studentId")}>{record.studentId}</Fact> : null}
          {record?.name ? <Fact label={t("keptName")}>{record.name}</Fact> : null}
          {Object.entries(record?.fields ?? {}).map(([id, value]) => (
            <Fact key={id} label={fieldNames[id] ?? id}>
              {value}
            </Fact>
          ))}
          {isSharing ? (
            <>
              <Fact label={t("cards")}>
                {t("cardsInShort", {
                  applications: row.totals.applications,
                  applied: row.totals.applied,
                  interviewing: row.totals.interviewing,
                  offers: row.totals.offers,
                })}
              </Fact>
              <Fact label={t("upcoming")}>{row.upcomingInterviews}</Fact>
              <Fact label={t("lastActivity")}>
                {row.lastActivityAt ? <LocalTime value={row.lastActivityAt} format="date" /> : t("never")}
              </Fact>
            </>
          ) : null}
          {row.handled ? (
            <Fact label={t(`handled.${row.handled.kind}`)}>
              {t.rich("handledBy", {
                name: row.handled.byDisplayName,
                until: () => <LocalTime value={row.handled?.until ?? ""} format="date" />,
              })}
            </Fact>
          ) : null}
          <Fact label={t("told")}>
            {needsAttention.length === 0
              ? t("nothingTold")
              : needsAttention.map((reason) => (
                  <span key={reason} className="block">
                    {t(`reasons.${reason}`)}
                  </span>
                ))}
          </Fact>
        </dl>
      </Panel>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
