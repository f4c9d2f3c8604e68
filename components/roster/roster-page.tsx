"use client";
import { FileUp, SearchX, UserPlus, UsersRound } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Outputs } from "#components/api/client.ts";
import { type FirstData, useFirstData } from "#components/api/first-data.ts";
import { OverSeats } from "#components/billing/seats.tsx";
import { ExportMenu } from "#components/export/export-menu.tsx";
import { download } from "#components/export/exported-file.ts";
import { useOrganization } from "#components/members/use-organization.ts";
import { OpenSample } from "#components/sandbox/sample-organization.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { PageHeader } from "#components/ui/page-header.tsx";
import { useOpened } from "#components/ui/use-opened.ts";
import { APPLICANT } from "#domain/applicant-path.ts";
import { can } from "#domain/permissions.ts";
import { filtered } from "#domain/roster-filter.ts";
import { ColumnChoice, useColumns } from "./columns/column-choice.tsx";
import { FieldFilter } from "./filter/field-filter.tsx";
import { AttentionChips, FilterBar } from "./filter/filter-bar.tsx";
import { addressOf, countReasons, DEFAULT_FILTER } from "./filter/roster-filter.ts";
import { ListBar } from "./list/list-bar.tsx";
import { RosterList } from "./list/roster-list.tsx";
import { useWalk } from "./panel/use-walk.ts";
import type {
  CoachChoice,
  CohortChoice,
  Field,
  OwingFeedback,
  RosterFilter,
  RosterPageData,
} from "./roster-data.ts";
import { useRoster, useRosterAddress } from "./use-roster.ts";

const InviteDialog = dynamic(
  loadAhead(() => import("#components/members/invite/invite-dialog.tsx")),
  { ssr: false },
);
const SelectionBar = dynamic(
  loadAhead(() => import("./selection/selection-bar.tsx")),
  { ssr: false },
);
const ApplicantPanel = dynamic(
  loadAhead(() => import("./panel/applicant-panel.tsx")),
  { ssr: false },
);

export type RosterPageProps = {
  organization: Outputs["organizations"]["getLayout"];
  /** Null if the organization is over its seats. */
  first: FirstData<RosterPageData | null>;
  /** The applicants whose feedback is missing. */
  owing: OwingFeedback;
  cohorts: readonly CohortChoice[];
  /** The staff, the viewer first. */
  coaches: readonly CoachChoice[];
  /** The fields that the organization keeps about its applicants. */
  fields: readonly Field[];
  initialColumns: Outputs["roster"]["getColumns"]["columns"];
  initialFilter: RosterFilter;
  /** True if the page opens with the invite dialog. */
  startsInviting: boolean;
  /** True if an empty roster offers a sample cohort. */
  offersSample: boolean;
};

/** Shows the applicants of an organization: who needs a coach, each search's figures, and each shared board one key away. */
export function RosterPage(props: RosterPageProps) {
  const { first, cohorts, coaches, fields, initialFilter } = props;
  const t = useTranslations("roster");
  const organization = useOrganization(props.organization);
  const organizationSlug = organization.slug;
  const roster = useRoster(organizationSlug, useFirstData(first), props.owing);
  const [filter, setFilter] = useState(initialFilter);
  const { openId: named, open, close } = useOpened(APPLICANT);
  const [inviting, setInviting] = useState(props.startsInviting);
  const { rows } = roster;
  // Links in earlier emails and bookmarks name the applicant by email address.
  const openedRow = rows.find((row) => row.memberId === named || row.applicantEmail === named);
  const opened = openedRow?.memberId ?? named;
  useRosterAddress(filter, opened);
  const shown = useMemo(() => filtered(rows, filter), [rows, filter]);
  const { columns, choose } = useColumns(organizationSlug, props.initialColumns, fields);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenRows = shown.filter(({ applicantEmail }) => chosen.has(applicantEmail));
  // The tiles count the rows that match the other filters: pressing one shows that many.
  const within = useMemo(
    () => (filter.attention.length === 0 ? shown : filtered(rows, { ...filter, attention: [] })),
    [rows, filter, shown],
  );
  const counts = useMemo(() => countReasons(within), [within]);
  const isEmpty = rows.length === 0 && roster.isComplete;
  const walk = useWalk({ rows, shown, filter }, opened, roster.isSettled);
  const step = (by: 1 | -1) => {
    const next = walk.next(by);
    if (next !== undefined) open(next);
  };
  useFocusOnRow(opened);
  const invite = can(organization.role, "organization_invitations.create") ? (
    <>
      <ButtonLink href={`/o/${organizationSlug}/sync`} aria-label={t("sync")}>
        <FileUp aria-hidden />
        <span className={isEmpty ? undefined : "max-sm:hidden"}>{t("sync")}</span>
      </ButtonLink>
      <Button variant="primary" onClick={() => setInviting(true)}>
        <UserPlus aria-hidden />
        {t("invite")}
      </Button>
    </>
  ) : null;
  const needing = rows.filter(({ needsAttention }) => needsAttention.length > 0).length;
  // Until all rows are loaded, the total is the number of seats in use.
  const total = roster.isComplete ? rows.length : Math.max(rows.length, organization.seats?.used ?? 0);
  return (
    <div className="page-wide grid gap-5">
      <PageHeader
        title={t("title")}
        description={
          roster.isOverSeats || isEmpty || !roster.isComplete
            ? t("about")
            : t("summary", { count: rows.length, needing })
        }
        actions={
          roster.isOverSeats || isEmpty ? null : (
            <>
              <RosterExport organizationSlug={organizationSlug} filter={filter} />
              {invite}
            </>
          )
        }
      />
      {roster.isOverSeats && organization.seats ? (
        <OverSeats slug={organizationSlug} role={organization.role} seats={organization.seats} />
      ) : null}
      {!roster.isOverSeats && isEmpty ? (
        <EmptyState
          icon={<UsersRound aria-hidden />}
          title={t("emptyTitle")}
          description={t("emptyText")}
          action={
            <>
              {invite}
              {props.offersSample ? <OpenSample organizationSlug={organizationSlug} /> : null}
            </>
          }
        />
      ) : null}
      {roster.isOverSeats || isEmpty ? null : (
        <>
          <AttentionChips
            counts={counts}
            chosen={filter.attention}
            onChange={(attention) => setFilter({ ...filter, attention })}
          />
          <FilterBar
            organizationSlug={organizationSlug}
            cohorts={cohorts}
            coaches={coaches}
            uncoached={roster.isComplete ? rows.filter((row) => row.coaches.length === 0).length : null}
            filter={filter}
            onChange={setFilter}
            byField={
              <FieldFilter
                fields={fields}
                rows={rows}
                chosen={filter.fields ?? {}}
                onChange={(chosenFields) => setFilter({ ...filter, fields: chosenFields })}
              />
            }
          />
          <ListBar
            shown={shown.length}
            total={total}
            fields={fields}
            sort={filter.sort}
            onSort={(sort) => setFilter({ ...filter, sort })}
            columns={<ColumnChoice columns={columns} fields={fields} onChoose={choose} />}
          />
          {shown.length === 0 && roster.isComplete ? (
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={t("noneTitle")}
              description={t("noneText")}
              action={
                <Button onClick={() => setFilter({ ...DEFAULT_FILTER, sort: filter.sort })}>
                  {t("clear")}
                </Button>
              }
            />
          ) : (
            <RosterList
              rows={shown}
              opened={opened}
              onOpen={open}
              columns={columns}
              sort={filter.sort}
              onSort={(sort) => setFilter({ ...filter, sort })}
              isLoading={!roster.isComplete && !roster.hasFailed}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          <LoadingRest roster={roster} />
          {/* Depends on the selection, not the filter: a change that filters out all selected rows is still reported. */}
          {chosen.size > 0 ? (
            <SelectionBar
              organizationSlug={organizationSlug}
              chosen={chosenRows}
              cohorts={cohorts}
              coaches={coaches}
              fields={fields}
              mayManage={can(organization.role, "cohort_memberships.create")}
              onClear={() => setChosen(new Set())}
            />
          ) : null}
        </>
      )}
      {opened !== null && !roster.isOverSeats ? (
        <ApplicantPanel
          organizationSlug={organizationSlug}
          fields={fields}
          row={openedRow}
          position={walk.position}
          count={walk.count}
          onStep={step}
          onClose={close}
        />
      ) : null}
      {inviting ? <InviteDialog organization={organization} onClose={() => setInviting(false)} /> : null}
    </div>
  );
}

/** Focuses the row of the last opened applicant when the panel closes. */
function useFocusOnRow(opened: string | null): void {
  const before = useRef(opened);
  useEffect(() => {
    const isClosed = before.current !== null && opened === null;
    before.current = opened;
    if (!isClosed) return;
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role=row][data-row][tabindex="0"]')?.focus(),
    );
  }, [opened]);
}

const FORMATS = ["csv", "xlsx"] as const;

type RosterExportProps = { organizationSlug: string; filter: RosterFilter };

/** Exports the applicants shown as a spreadsheet, in their order; the audit log records it. */
function RosterExport({ organizationSlug, filter }: RosterExportProps) {
  const t = useTranslations("roster");
  const isFiltered = addressOf({ ...filter, sort: DEFAULT_FILTER.sort }).size > 0;
  const make = (format: (typeof FORMATS)[number]) =>
    download("roster.exportShown", { organizationSlug, format, filter });
  return (
    <ExportMenu formats={FORMATS} holds={t(isFiltered ? "exportHoldsFiltered" : "exportHolds")} make={make} />
  );
}

/** Says that more applicants are loading, or couldn't be loaded. */
function LoadingRest({ roster }: { roster: ReturnType<typeof useRoster> }) {
  const t = useTranslations("roster");
  if (roster.hasFailed) {
    return (
      <Callout
        tone="error"
        action={
          <Button size="sm" onClick={() => roster.retry()}>
            {t("tryAgain")}
          </Button>
        }
      >
        {t("restFailed", { count: roster.rows.length })}
      </Callout>
    );
  }
  if (roster.isComplete) return null;
  return (
    <p className="text-center text-sm text-ink-muted">{t("loadingRest", { count: roster.rows.length })}</p>
  );
}
