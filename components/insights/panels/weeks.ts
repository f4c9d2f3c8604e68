import { countCell, type Insights, type PanelModel, type Words } from "./model.ts";

/** How many applications went out in each of the last weeks; counts as they are, so there is no least number of them. */
export function weeksPanel({ applicationsPerWeek }: Insights, words: Words): PanelModel {
  const { t } = words;
  const n = applicationsPerWeek.reduce((sum, { count }) => sum + count, 0);
  return {
    name: "applications-a-week",
    title: t("weeksTitle"),
    about: t("weeksAbout", { n }),
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
        ? { kind: "hidden", why: t("weeksHidden") }
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

/** A week by its Monday, such as "16 Nov". Weeks are cut in UTC, wherever the reader is. */
export function weekLabel(weekStartsOn: string, { format }: Pick<Words, "format">): string {
  const parts = format.dateTime(new Date(weekStartsOn), { day: "numeric", month: "short", timeZone: "UTC" });
  return parts;
}
