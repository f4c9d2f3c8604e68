"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Award, Printer } from "lucide-react";
import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { ExportMenu } from "#components/export/export-menu.tsx";
import { download } from "#components/export/exported-file.ts";
import { useQueryInAddress } from "#components/ui/address.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { DayRange } from "#components/ui/day-range.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { FigureButton } from "#components/ui/figure-button.tsx";
import { Select } from "#components/ui/input.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { OUTCOME_LAYOUTS } from "#domain/outcomes/kinds.ts";
import type { StandardName } from "#domain/outcomes/standards.ts";
import { rangeOf } from "#domain/time.ts";
import { ProposalList } from "./entry/proposal-list.tsx";
import { addressOf, CHOICES, inputOf, type OutcomeFilter } from "./outcome-filter.ts";
import { type Behind, StandardReport } from "./standard-report.tsx";

/** The layouts of other systems. The files that are offered only by format have all of our columns. */
const OTHERS = OUTCOME_LAYOUTS.filter((layout) => layout !== "all");

type OutcomeExportProps = { query: Omit<Inputs["outcomes"]["export"], "layout" | "format"> };

/** Downloads the people whom the report judges: in all columns, or in those that another system imports. */
function OutcomeExport({ query }: OutcomeExportProps) {
  const t = useTranslations("outcomes");
  return (
    <ExportMenu
      formats={["xlsx", "csv", ...OTHERS] as const}
      labels={{
        uconnect: t("layouts.uconnect"),
        twelve_twenty: t("layouts.twelve_twenty"),
        handshake: t("layouts.handshake"),
      }}
      holds={t("exportHolds")}
      make={(offered) =>
        download("outcomes.export", {
          ...query,
          ...(offered === "csv" || offered === "xlsx"
            ? { format: offered }
            : { format: "csv", layout: offered }),
        })
      }
    />
  );
}

const OutcomePeople = dynamic(() => import("./outcome-people.tsx"), { ssr: false });

type Report = Outputs["outcomes"]["report"];
type Props = {
  organizationSlug: string;
  organizationName: string;
  /** The instant at which the first figures were read. */
  readAt: string;
  cohorts: readonly { id: string; name: string }[];
  initialFilter: OutcomeFilter;
  initial: { chosen: Report; own: Report; proposals: Outputs["outcomes"]["listProposals"] };
};

/** Shows outcomes by a standard beside our own rate, as a printable page. */
export function OutcomesPage({ organizationSlug, organizationName, readAt, ...props }: Props) {
  const { cohorts, initialFilter, initial } = props;
  const t = useTranslations("outcomes");
  const format = useFormatter();
  const [filter, setFilter] = useState(initialFilter);
  const [behind, setBehind] = useState<(Behind & { standard: StandardName }) | null>(null);
  useQueryInAddress(addressOf(filter));
  const chosenRead = useReport(organizationSlug, filter, initialFilter, initial.chosen, undefined);
  const ownRead = useReport(organizationSlug, filter, initialFilter, initial.own, "own");
  const [chosen, own] = [chosenRead.data, ownRead.data];
  const isEmpty = chosen?.people === 0 && own?.people === 0 && addressOf(filter).size === 0;
  const dayText = (day: string) =>
    day ? format.dateTime(new Date(day), { dateStyle: "medium", timeZone: "UTC" }) : "";
  return (
    <div className="page-wide grid gap-5 print:gap-3 print:py-0">
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          <>
            <OutcomeExport query={{ organizationSlug, ...inputOf(filter) }} />
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {t("print")}
            </Button>
          </>
        }
      />
      <Proposals organizationSlug={organizationSlug} initial={initial.proposals} />
      {isEmpty ? (
        <EmptyState
          icon={<Award aria-hidden />}
          title={t("emptyTitle")}
          description={t("emptyText")}
          action={<ButtonLink href={`/o/${organizationSlug}/cohorts`}>{t("openCohorts")}</ButtonLink>}
        />
      ) : (
        <OutcomeFilters cohorts={cohorts} filter={filter} onChange={setFilter} />
      )}
      <LoadFailed query={chosenRead.isLoadingError ? chosenRead : ownRead} />
      {chosen && own && !isEmpty ? (
        <>
          <p className="hidden font-medium print:block">
            {t.rich("printedBy", {
              organization: organizationName,
              day: () => <LocalTime value={readAt} format="date" />,
            })}
          </p>
          <p className="text-sm text-ink-muted">
            {t.rich("printed", {
              cohort: cohorts.find(({ id }) => id === filter.cohortId)?.name ?? t("everyone"),
              range: rangeOf(filter),
              since: dayText(filter.since),
              until: dayText(filter.until),
              people: chosen.people,
              counted: (text) =>
                chosen.people === 0 ? (
                  text
                ) : (
                  <FigureButton
                    opens={t("openPeople", { figure: t(`standards.${chosen.standard}`) })}
                    onClick={() =>
                      setBehind({
                        standard: chosen.standard,
                        title: t(`standards.${chosen.standard}`),
                        only: {},
                      })
                    }
                  >
                    {text}
                  </FigureButton>
                ),
            })}
          </p>
          <div className="grid items-start gap-5 lg:grid-cols-2 print:grid-cols-2 print:gap-3 print:[zoom:0.8]">
            {[chosen, own].map((report) => (
              <StandardReport
                key={report.standard}
                report={report}
                onOpen={(opened) => setBehind({ ...opened, standard: report.standard })}
              />
            ))}
          </div>
        </>
      ) : null}
      {behind ? (
        <OutcomePeople
          query={{ organizationSlug, ...inputOf(filter, behind.standard), ...behind.only }}
          title={behind.title}
          onClose={() => setBehind(null)}
        />
      ) : null}
    </div>
  );
}

function useReport(
  organizationSlug: string,
  filter: OutcomeFilter,
  first: OutcomeFilter,
  initial: Report,
  standard: StandardName | undefined,
) {
  const isFirst = JSON.stringify(filter) === JSON.stringify(first);
  const query = { organizationSlug, ...inputOf(filter, standard) };
  return useQuery(
    trpc.outcomes.report.queryOptions(
      query,
      isFirst ? { initialData: initial } : { placeholderData: keepPreviousData },
    ),
  );
}

type FiltersProps = {
  cohorts: readonly { id: string; name: string }[];
  filter: OutcomeFilter;
  onChange: (filter: OutcomeFilter) => void;
};

/** Chooses the standard, the cohort, and when people finished. */
function OutcomeFilters({ cohorts, filter, onChange }: FiltersProps) {
  const t = useTranslations("outcomes");
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t("standard")}
        value={filter.standard}
        onChange={({ target }) =>
          onChange({ ...filter, standard: CHOICES.find((name) => name === target.value) ?? "nace" })
        }
        options={CHOICES.map((name) => ({ value: name, label: t(`standards.${name}`) }))}
        className="w-full sm:w-56"
      />
      <Select
        aria-label={t("cohort")}
        value={filter.cohortId ?? ""}
        onChange={({ target }) => onChange({ ...filter, cohortId: target.value || null })}
        options={[
          { value: "", label: t("everyone") },
          ...cohorts.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        className="w-full sm:w-52"
      />
      <DayRange
        days={filter}
        onChange={(days) => onChange({ ...filter, ...days })}
        labels={{ since: t("finishedFrom"), until: t("finishedTo") }}
      />
    </search>
  );
}

type ProposalsProps = { organizationSlug: string; initial: Outputs["outcomes"]["listProposals"] };

/** Shows the accepted cards from which no outcome was recorded. */
function Proposals({ organizationSlug, initial }: ProposalsProps) {
  const t = useTranslations("outcomes");
  const headingId = useId();
  const { data } = useQuery(
    trpc.outcomes.listProposals.queryOptions({ organizationSlug }, { initialData: initial }),
  ).data;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="print:hidden">
      <Card className="grid gap-3 p-5 text-sm">
        <div className="grid gap-1">
          <h2 id={headingId} className="font-semibold tracking-tight">
            {t("proposals")}
          </h2>
          <p className="text-ink-muted">{t("proposalsText")}</p>
        </div>
        <ProposalList
          organizationSlug={organizationSlug}
          proposals={data}
          label={t("proposals")}
          className="grid gap-3"
        />
      </Card>
    </section>
  );
}
