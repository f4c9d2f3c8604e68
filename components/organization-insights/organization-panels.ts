import type { useFormatter, useTranslations } from "next-intl";
import type { Inputs, Outputs } from "#components/api/client.ts";
import type { Cell, Mark, PanelModel } from "#components/insights/panels/model.ts";
import { figureIfSampled, MIN_SAMPLE_SIZE } from "#components/insights/sample-size.ts";
import { shareText } from "#components/insights/share-text.ts";
import { ATTENTION_REASONS } from "#domain/attention.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Status } from "#domain/values.ts";
import { STATUSES } from "#domain/values.ts";

export type OrganizationInsights = Outputs["organizationInsights"]["getReport"];
export type PeopleFigure = Inputs["organizationInsights"]["listPeople"]["figure"];
export type ReportTexts = {
  t: ReturnType<typeof useTranslations<"organizationInsights">>;
  statusName: (status: Status) => string;
  format: ReturnType<typeof useFormatter>;
  /** Returns the address of the report's people in the roster, optionally by a reason for attention. */
  roster: (filter?: { attention?: string; cohort?: string }) => string;
  /** Shows the people behind a figure. */
  open: (figure: PeopleFigure, cohortId?: string) => void;
  /** True if the report covers one cohort. */
  isOneCohort: boolean;
  /** True if the report has a start or end date. */
  isRange: boolean;
};

/** The number of omitted cohorts that a chart names. */
const NAMED = 5;
const COLUMNS = ["applied", "interviewing", "offers", "accepted"] as const;
const STATUS_OF = {
  applied: "applied",
  interviewing: "interviewing",
  offers: "offer",
  accepted: "accepted",
} as const;

/** Returns the cell of a rate or a median; a dash if its n is too small. */
function figureCell(figure: number | null, n: number, textOf: (figure: number) => string): Cell {
  const raw = figureIfSampled(figure, n);
  return { text: raw === null ? "–" : textOf(raw), raw };
}

const number = (count: number, open?: () => void): Cell => ({
  text: String(count),
  raw: count,
  ...(open && count > 0 ? { open } : {}),
});
const word = (text: string): Cell => ({ text, raw: text });

/** Returns the number of applicants with each reason for attention. */
export function attentionPanel(
  { attention, applicants }: OrganizationInsights,
  { t, roster, isOneCohort }: ReportTexts,
): PanelModel {
  const marks = ATTENTION_REASONS.map(
    (reason): Mark => ({
      label: t(`reasons.${reason}`),
      value: attention[reason],
      shown: String(attention[reason]),
    }),
  );
  return {
    name: "attention",
    title: t("attentionTitle"),
    about: t("attentionAbout", { scope: isOneCohort ? "cohort" : "all", n: applicants }),
    columns: [
      { label: t("reason"), isNumber: false },
      { label: t("applicants"), isNumber: true },
    ],
    rows: ATTENTION_REASONS.map((reason) => {
      const count = number(attention[reason]);
      const having = attention[reason] > 0 ? { ...count, href: roster({ attention: reason }) } : count;
      return [word(t(`reasons.${reason}`)), having];
    }),
    chart: { kind: "bars", marks },
  };
}

/** Returns the number of cards in each column of the shared boards. */
export function totalsPanel(
  { totals, sharing, applicants }: OrganizationInsights,
  { t, statusName, open }: ReportTexts,
): PanelModel {
  const marks = STATUSES.map(
    (status): Mark => ({
      label: statusName(status),
      value: totals[status],
      shown: String(totals[status]),
      status,
    }),
  );
  return {
    name: "cards-by-column",
    title: t("totalsTitle"),
    about: t("totalsAbout", { sharing, n: applicants }),
    columns: [
      { label: t("column"), isNumber: false },
      { label: t("cards"), isNumber: true },
    ],
    rows: STATUSES.map((status) => [
      { ...word(statusName(status)), status },
      number(totals[status], () => open({ figure: "column", status })),
    ]),
    chart: { kind: "bars", marks },
  };
}

/** The period that a report covers, in days such as 2026-11-20. */
export type Span = { today: string; since?: string; until?: string };

/** Checks whether a week is covered only in part: the period begins after its Monday, or ends before its Sunday does. */
function isPartial(monday: string, { today, since, until = today }: Span): boolean {
  const nextMonday = new Date(Date.parse(monday) + 7 * DAY_MS).toISOString().slice(0, 10);
  // The last day counts as a whole if it is over.
  const end = until < today ? new Date(Date.parse(until) + DAY_MS).toISOString().slice(0, 10) : today;
  return (since !== undefined && since > monday) || end < nextMonday;
}

/**
 * Returns the number of cards that reached each column in each week; the chart draws the applications. A week
 * that isn't fully covered is drawn and named as a part.
 */
export function movementPanel(
  { weeklyMovement }: OrganizationInsights,
  { t, format, open }: ReportTexts,
  span: Span,
): PanelModel {
  const weekOf = (day: string) => {
    const week = format.dateTime(new Date(day), { day: "numeric", month: "short", timeZone: "UTC" });
    return isPartial(day, span) ? t("partialWeek", { week }) : week;
  };
  return {
    name: "weekly-movement",
    title: t("movementTitle"),
    about: t("movementAbout"),
    columns: [
      { label: t("week"), isNumber: false },
      ...COLUMNS.map((column) => ({ label: t(`movement.${column}`), isNumber: true })),
    ],
    // A chart runs from left to right; a table begins with the newest.
    rows: weeklyMovement
      .toReversed()
      .map((week) => [
        { text: weekOf(week.weekStartsOn), raw: week.weekStartsOn },
        ...COLUMNS.map((column) =>
          number(week[column], () =>
            open({ figure: "reached", status: STATUS_OF[column], weekStartsOn: week.weekStartsOn }),
          ),
        ),
      ]),
    chart: {
      kind: "columns",
      marks: weeklyMovement.map(({ weekStartsOn, applied }) => ({
        label: weekOf(weekStartsOn),
        value: applied,
        shown: String(applied),
        isPartial: isPartial(weekStartsOn, span),
      })),
    },
  };
}

type Outcome = Pick<OrganizationInsights, "placements" | "placementRate" | "daysToPlacement"> & {
  /** The cohort's id; undefined for all cohorts. */
  id: string | undefined;
  name: string;
  /** Null for an archived cohort, which the roster can't show. */
  href: string | null;
};

/**
 * Returns the outcomes in total and by cohort: the report that is printed and saved. The chart leaves out cohorts with
 * too few ended memberships.
 */
export function outcomesPanel(insights: OrganizationInsights, words: ReportTexts): PanelModel {
  const { t, format, roster, open, isOneCohort } = words;
  const { placements, placementRate, daysToPlacement } = insights;
  // Ids begin with their creation time: the newest come first.
  const cohorts = insights.cohorts.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const percent = (rate: number) => shareText(format, rate);
  const all = {
    id: undefined,
    name: t("everyone"),
    href: roster(),
    placements,
    placementRate,
    daysToPlacement,
  };
  const each = cohorts.map(({ archivedAt, ...cohort }) => ({
    ...cohort,
    href: archivedAt === null ? roster({ cohort: cohort.id }) : null,
  }));
  const shown = cohorts.filter(({ placementRate: { n } }) => n >= MIN_SAMPLE_SIZE);
  const few = cohorts.filter(({ placementRate: { n } }) => n < MIN_SAMPLE_SIZE);
  const names = few.slice(0, NAMED).map(({ name, placementRate: { n } }) => t("nameAndN", { name, n }));
  if (few.length > NAMED) names.push(t("others", { count: few.length - NAMED }));
  return {
    name: "outcomes",
    title: t("outcomesTitle"),
    about: t("outcomesAbout"),
    ...(names.length > 0 && shown.length > 0
      ? { leftOut: t("outcomesLeftOut", { least: MIN_SAMPLE_SIZE, names: format.list(names) }) }
      : {}),
    columns: [
      { label: t("cohort"), isNumber: false },
      { label: t("placements"), isNumber: true },
      { label: t("rate"), isNumber: true },
      { label: t("rateN"), isNumber: true },
      { label: t("days"), isNumber: true },
      { label: t("daysN"), isNumber: true },
    ],
    rows: (isOneCohort ? each : [all, ...each]).map(({ id, name, href, ...outcome }: Outcome) => [
      href === null ? word(name) : { ...word(name), href },
      number(outcome.placements, () => open({ figure: "placed" }, id)),
      figureCell(outcome.placementRate.rate, outcome.placementRate.n, percent),
      number(outcome.placementRate.n, () => open({ figure: "ended" }, id)),
      figureCell(outcome.daysToPlacement.median, outcome.daysToPlacement.n, (days) =>
        String(Math.round(days)),
      ),
      number(outcome.daysToPlacement.n, () => open({ figure: "placed" }, id)),
    ]),
    chart:
      shown.length === 0
        ? { kind: "hidden", why: t("outcomesHidden", { least: MIN_SAMPLE_SIZE }) }
        : {
            kind: "bars",
            max: 1,
            marks: shown.map(({ name, placementRate: { rate, n } }) => ({
              label: name,
              value: rate ?? 0,
              shown: t("nameAndN", { name: percent(rate ?? 0), n }),
            })),
          },
  };
}
