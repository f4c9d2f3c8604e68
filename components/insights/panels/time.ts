import { dayAfter } from "#domain/application-date.ts";
import { MIN_SAMPLE_SIZE } from "../sample-size.ts";
import { countCell, type Insights, type PanelModel, type PanelTexts } from "./model.ts";

/** Returns the time that cards stay in each column. */
export function timePanel({ medianDays }: Insights, { t, statusName, format }: PanelTexts): PanelModel {
  const n = medianDays.reduce((sum, periods) => sum + periods.n, 0);
  const sampled = medianDays.flatMap(({ status, medianDays: days, n: ended }) =>
    days !== null && ended >= MIN_SAMPLE_SIZE ? [{ status, days, ended }] : [],
  );
  const few = medianDays.filter((periods) => periods.n > 0 && periods.n < MIN_SAMPLE_SIZE);
  const names = few.map((periods) => t("nameAndN", { name: statusName(periods.status), n: periods.n }));
  const length = (days: number) => (days < 1 ? t("lessThanADay") : t("days", { days: rounded(days) }));
  return {
    name: "time-in-column",
    title: t("timeTitle"),
    about: t("timeAbout", { n }),
    ...(names.length > 0 && sampled.length > 0
      ? { leftOut: t("timeLeftOut", { least: MIN_SAMPLE_SIZE, names: format.list(names) }) }
      : {}),
    columns: [
      { label: t("column"), isNumber: false },
      { label: t("median"), isNumber: true },
      { label: t("ended"), isNumber: true },
    ],
    rows: medianDays.map(({ status, medianDays: days, n: ended }) => [
      { text: statusName(status), raw: statusName(status), status },
      days !== null && ended >= MIN_SAMPLE_SIZE
        ? { text: days < 1 ? t("lessThanADay") : format.number(rounded(days)), raw: rounded(days) }
        : { text: ended > 0 ? t("tooFew") : "–", raw: null },
      countCell(ended, { figure: "stays", status }),
    ]),
    chart:
      sampled.length === 0
        ? { kind: "hidden", why: t("timeHidden", { least: MIN_SAMPLE_SIZE }) }
        : {
            kind: "bars",
            marks: sampled.map(({ status, days }) => ({
              label: statusName(status),
              value: days,
              shown: length(days),
              figure: { figure: "stays", status },
              status,
            })),
          },
  };
}

const rounded = (days: number) => Math.round(days * 10) / 10;

/** Returns the number of applications in each of the last weeks. These are plain counts, so there is no smallest sample. */
export function weeksPanel({ applicationsPerWeek }: Insights, words: PanelTexts): PanelModel {
  const { t } = words;
  const weeks = applicationsPerWeek.length;
  const n = applicationsPerWeek.reduce((sum, { count }) => sum + count, 0);
  return {
    name: "applications-a-week",
    title: t("weeksTitle"),
    about: t("weeksAbout", { n, weeks }),
    columns: [
      { label: t("week"), isNumber: false },
      { label: t("applications"), isNumber: true },
    ],
    rows: applicationsPerWeek.map(({ weekStartsOn, count }) => [
      { text: weekLabel(weekStartsOn, words), raw: weekStartsOn },
      countCell(count, { figure: "week", weekStartsOn }),
    ]),
    chart:
      n === 0
        ? { kind: "hidden", why: t("weeksHidden", { weeks }) }
        : {
            kind: "columns",
            marks: applicationsPerWeek.map(({ weekStartsOn, count }) => ({
              label: weekLabel(weekStartsOn, words),
              value: count,
              shown: String(count),
              figure: { figure: "week", weekStartsOn },
            })),
          },
  };
}

/** Returns the name of a week by its Monday, such as "16 Nov". A week cut by the range of days is named as a part. */
export function weekLabel(weekStartsOn: string, { format, t, range }: PanelTexts): string {
  const week = format.dateTime(new Date(weekStartsOn), { day: "numeric", month: "short", timeZone: "UTC" });
  const isCut =
    (range.since !== undefined && weekStartsOn < range.since) ||
    (range.until !== undefined && dayAfter(weekStartsOn, 6) > range.until);
  return isCut ? t("weekCut", { week }) : week;
}
