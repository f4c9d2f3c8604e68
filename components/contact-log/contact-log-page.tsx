"use client";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { PhoneCall } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { ExportMenu } from "#components/export/export-menu.tsx";
import { download } from "#components/export/exported-file.ts";
import { useQueryInAddress } from "#components/ui/address.ts";
import { Card } from "#components/ui/card.tsx";
import { DayRange } from "#components/ui/day-range.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Select } from "#components/ui/input.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { applicantPath } from "#domain/applicant-path.ts";
import { CONTACT_TOPICS } from "#domain/contact-log.ts";
import type { ShownContact } from "./contact-dialog.tsx";
import { addressOf, type ContactFilter, inputOf } from "./contact-filter.ts";
import { ContactLine } from "./contact-line.tsx";
import { ContactTotals } from "./contact-totals.tsx";

type Choice = { id: string; name: string };
type Props = {
  organizationSlug: string;
  cohorts: readonly Choice[];
  coaches: readonly Choice[];
  initialFilter: ContactFilter;
  initial: { report: Outputs["contactLog"]["report"]; list: Outputs["contactLog"]["listShown"] };
};

/** Shows the contacts that staff logged, with totals for a cohort, a coach, and a period. */
export function ContactLogPage({ organizationSlug, cohorts, coaches, initialFilter, initial }: Props) {
  const t = useTranslations("contactLog");
  const [filter, setFilter] = useState(initialFilter);
  useQueryInAddress(addressOf(filter));
  const query = { organizationSlug, ...inputOf(filter) };
  const isFirst = JSON.stringify(filter) === JSON.stringify(initialFilter);
  const read = useQuery(
    trpc.contactLog.report.queryOptions(
      query,
      isFirst ? { initialData: initial.report } : { placeholderData: keepPreviousData },
    ),
  );
  const list = useInfiniteQuery(
    trpc.contactLog.listShown.infiniteQueryOptions(query, {
      ...(isFirst ? pagesFrom(initial.list) : { ...inPages, placeholderData: keepPreviousData }),
    }),
  );
  const report = read.data;
  const contacts = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const contactsRef = useRef<HTMLHeadingElement>(null);
  function open(narrowed: ContactFilter) {
    setFilter(narrowed);
    contactsRef.current?.focus();
  }
  const totals = { organizationSlug, filter, onOpen: open };
  return (
    <div className="page-wide grid gap-5">
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          <ExportMenu
            formats={["csv", "xlsx"] as const}
            holds={t("holds")}
            make={(format) => download("contactLog.export", { ...query, format })}
          />
        }
      />
      <ContactFilters cohorts={cohorts} coaches={coaches} filter={filter} onChange={setFilter} />
      <LoadFailed query={read} />
      <p className="text-sm text-ink-muted" aria-live="polite">
        {report
          ? t("totals", { entries: report.entries, minutes: report.minutes, applicants: report.applicants })
          : null}
      </p>
      {report?.entries === 0 ? (
        <EmptyState icon={<PhoneCall aria-hidden />} title={t("emptyTitle")} description={t("emptyText")} />
      ) : null}
      {report && report.entries > 0 ? (
        <>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <ContactTotals {...totals} by="coach" totals={report.byCoach} />
            <ContactTotals {...totals} by="cohort" totals={report.byCohort} />
            <ContactTotals {...totals} by="topic" totals={report.byTopic} />
            <ContactTotals {...totals} by="month" totals={report.byMonth} />
          </div>
          <Card className="grid gap-4 p-5">
            <h2
              ref={contactsRef}
              tabIndex={-1}
              className="scroll-mt-20 font-semibold tracking-tight outline-none"
            >
              {t("contacts")}
            </h2>
            <LoadFailed query={list} />
            <ul className="grid gap-4">
              {contacts.map((contact) => (
                <ContactLine
                  key={contact.id}
                  contact={contact}
                  person={<Person organizationSlug={organizationSlug} contact={contact} />}
                />
              ))}
            </ul>
            <MoreButton list={list} label={t("more")} className="" />
          </Card>
        </>
      ) : null}
    </div>
  );
}

type PersonProps = { organizationSlug: string; contact: ShownContact };

/** Shows the applicant of a contact, linked to their panel until they leave. */
function Person({ organizationSlug, contact }: PersonProps) {
  const { memberId, applicantDisplayName, applicantEmail } = contact;
  const name = applicantDisplayName?.trim() || applicantEmail;
  if (memberId === null) return name;
  return <TextLink href={applicantPath(organizationSlug, memberId)}>{name}</TextLink>;
}

type FiltersProps = Pick<Props, "cohorts" | "coaches"> & {
  filter: ContactFilter;
  onChange: (filter: ContactFilter) => void;
};

function ContactFilters({ cohorts, coaches, filter, onChange }: FiltersProps) {
  const t = useTranslations("contactLog");
  const options = (all: string, choices: readonly Choice[]) => [
    { value: "", label: all },
    ...choices.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t("groups.coach")}
        value={filter.coachId}
        onChange={({ target }) => onChange({ ...filter, coachId: target.value })}
        options={options(t("allCoaches"), coaches)}
        className="w-full sm:w-52"
      />
      <Select
        aria-label={t("groups.cohort")}
        value={filter.cohortId}
        onChange={({ target }) => onChange({ ...filter, cohortId: target.value })}
        options={options(t("allCohorts"), cohorts)}
        className="w-full sm:w-52"
      />
      <Select
        aria-label={t("groups.topic")}
        value={filter.topic}
        onChange={({ target }) =>
          onChange({ ...filter, topic: CONTACT_TOPICS.find((topic) => topic === target.value) ?? "" })
        }
        options={options(
          t("allTopics"),
          CONTACT_TOPICS.map((topic) => ({ id: topic, name: t(`topics.${topic}`) })),
        )}
        className="w-full sm:w-44"
      />
      <DayRange
        days={filter}
        onChange={(days) => onChange({ ...filter, ...days })}
        labels={{ since: t("from"), until: t("to") }}
      />
    </search>
  );
}
