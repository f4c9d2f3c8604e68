"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Inputs, trpc } from "#components/api/client.ts";
import { BehindFigure, BehindLine } from "#components/insights/behind-figure.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { LIMITS } from "#domain/limits.ts";

type Props = { asked: Inputs["outcomes"]["listPeople"]; title: string; onClose: () => void };

/** Lists the people that a figure counts, each with the outcome that decides. */
export default function OutcomePeople({ asked, title, onClose }: Props) {
  const t = useTranslations("outcomes");
  const read = useQuery(
    trpc.outcomes.listPeople.queryOptions({ ...asked, limit: LIMITS.requests.pageSizeMost }),
  );
  return (
    <BehindFigure
      title={title}
      read={read}
      failed={{ title: t("failed"), hint: t("failedHint"), retry: t("retry") }}
      onClose={onClose}
      summary={({ data, hasMore }) =>
        hasMore ? t("peopleFirst", { count: data.length }) : t("peopleCount", { count: data.length })
      }
    >
      {({ data }) => (
        <ul aria-label={title} className="-mx-3">
          {data.map(({ membershipId, applicantEmail, applicantDisplayName, cohortName, outcome }) => (
            <BehindLine
              key={membershipId}
              name={applicantDisplayName?.trim() || applicantEmail}
              href={`/o/${asked.organizationSlug}?${new URLSearchParams({ applicant: applicantEmail })}`}
              detail={outcome?.employer ? `${outcome.title ?? ""} ${outcome.employer}`.trim() : cohortName}
            >
              <span className="shrink-0 text-right text-xs text-ink-muted">
                {outcome === null ? (
                  t("noOutcome")
                ) : (
                  <>
                    {t(`kinds.${outcome.kind}`)}
                    <br />
                    <LocalTime value={`${outcome.happenedOn}T12:00:00Z`} format="date" />
                  </>
                )}
              </span>
            </BehindLine>
          ))}
        </ul>
      )}
    </BehindFigure>
  );
}
