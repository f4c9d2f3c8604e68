import { useInfiniteQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { BehindFigure, BehindLine } from "#components/insights/behind-figure.tsx";
import { Button } from "#components/ui/button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { applicantPath } from "#domain/applicant-path.ts";
import { LIMITS } from "#domain/limits.ts";

const OutcomeDialog = dynamic(() => import("./entry/outcome-dialog.tsx"), { ssr: false });

type Person = Outputs["outcomes"]["listPeople"]["data"][number];
type Props = { query: Inputs["outcomes"]["listPeople"]; title: string; onClose: () => void };

/** Lists the people that a number counts, page by page, each with the outcome that counts. */
export default function OutcomePeople({ query, title, onClose }: Props) {
  const t = useTranslations("outcomes");
  const entry = useTranslations("outcomeEntry");
  const [edited, setEdited] = useState<Person | null>(null);
  const read = useInfiniteQuery(
    trpc.outcomes.listPeople.infiniteQueryOptions({ ...query, limit: LIMITS.requests.pageSizeMost }, inPages),
  );
  return (
    <>
      <BehindFigure
        title={title}
        read={read}
        failed={{ title: t("failed"), hint: t("failedHint"), retry: t("retry") }}
        onClose={onClose}
        summary={({ pages }) =>
          t(read.hasNextPage ? "peopleFirst" : "peopleCount", { count: peopleIn(pages).length })
        }
      >
        {({ pages }) => (
          <>
            <ul aria-label={title} className="-mx-3">
              {peopleIn(pages).map((person) => (
                <BehindLine
                  key={person.membershipId}
                  name={nameOf(person)}
                  href={
                    person.memberId === null ? null : applicantPath(query.organizationSlug, person.memberId)
                  }
                  detail={detailOf(person)}
                >
                  <span className="shrink-0 text-right text-xs text-ink-muted max-sm:hidden">
                    {person.outcome === null ? (
                      t("noOutcome")
                    ) : (
                      <>
                        {entry(`kinds.${person.outcome.kind}`)}
                        <br />
                        <LocalTime value={`${person.outcome.happenedOn}T12:00:00Z`} format="date" />
                      </>
                    )}
                  </span>
                  <Button
                    size="sm"
                    className="relative z-10"
                    onClick={() => setEdited(person)}
                    aria-label={entry(person.outcome ? "correctTitle" : "recordTitle", {
                      person: nameOf(person),
                    })}
                  >
                    {entry(person.outcome ? "correctButton" : "recordButton")}
                  </Button>
                </BehindLine>
              ))}
            </ul>
            <MoreButton list={read} label={t("more")} />
          </>
        )}
      </BehindFigure>
      {edited ? (
        <OutcomeDialog
          organizationSlug={query.organizationSlug}
          applicantEmail={edited.applicantEmail}
          person={nameOf(edited)}
          outcome={edited.outcome ?? undefined}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

function peopleIn(pages: readonly Outputs["outcomes"]["listPeople"][]): Person[] {
  return pages.flatMap(({ data }) => data);
}

function nameOf({ applicantDisplayName, applicantEmail }: Person): string {
  return applicantDisplayName?.trim() || applicantEmail;
}

function detailOf({ outcome, cohortName }: Person): string {
  return outcome?.employer ? `${outcome.title ?? ""} ${outcome.employer}`.trim() : cohortName;
}
