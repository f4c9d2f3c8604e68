import { LEAST_TELLING } from "../telling.ts";
import { countCell, type Insights, type PanelModel, type Words } from "./model.ts";

/** How long cards stay in each column. */
export function timePanel({ medianDays }: Insights, { t, statusName, format }: Words): PanelModel {
  const n = medianDays.reduce((sum, stays) => sum + stays.n, 0);
  const telling = medianDays.flatMap(({ status, medianDays: days, n: ended }) =>
    days !== null && ended >= LEAST_TELLING ? [{ status, days, ended }] : [],
  );
  const few = medianDays.filter((stays) => stays.n > 0 && stays.n < LEAST_TELLING);
  const names = few.map((stays) => t("nameAndN", { name: statusName(stays.status), n: stays.n }));
  const length = (days: number) => (days < 1 ? t("lessThanADay") : t("days", { days: rounded(days) }));
  return {
    name: "time-in-column",
    title: t("timeTitle"),
    about: t("timeAbout", { n }),
    ...(names.length > 0 && telling.length > 0
      ? { leftOut: t("timeLeftOut", { least: LEAST_TELLING, names: format.list(names) }) }
      : {}),
    columns: [
      { label: t("column"), isNumber: false },
      { label: t("median"), isNumber: true },
      { label: t("ended"), isNumber: true },
    ],
    rows: medianDays.map(({ status, medianDays: days, n: ended }) => [
      { text: statusName(status), raw: statusName(status), status },
      days !== null && ended >= LEAST_TELLING
        ? { text: format.number(rounded(days)), raw: rounded(days) }
        : { text: ended > 0 ? t("tooFew") : "–", raw: null },
      countCell(ended, { figure: "stays", status }),
    ]),
    chart:
      telling.length === 0
        ? { kind: "hidden", why: t("timeHidden", { least: LEAST_TELLING }) }
        : {
            kind: "bars",
            marks: telling.map(({ status, days }) => ({
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
