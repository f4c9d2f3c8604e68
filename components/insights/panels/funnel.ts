import { LEAST_TELLING } from "../telling.ts";
import { countCell, type Insights, type Mark, type PanelModel, type Words } from "./model.ts";

/** How many cards were ever in each column. */
export function funnelPanel({ totals, funnel }: Insights, { t, statusName, format }: Words): PanelModel {
  const n = Object.values(totals).reduce((sum, count) => sum + count, 0);
  const share = (count: number) => format.number(n === 0 ? 0 : count / n, { style: "percent" });
  const marks = funnel.map(
    ({ status, reached }): Mark => ({
      label: statusName(status),
      value: reached,
      shown: `${reached} · ${share(reached)}`,
      figure: { figure: "reached", status },
      status,
    }),
  );
  return {
    name: "funnel",
    title: t("funnelTitle"),
    about: t("funnelAbout", { n }),
    columns: [
      { label: t("column"), isNumber: false },
      { label: t("cards"), isNumber: true },
      { label: t("share"), isNumber: true },
    ],
    rows: funnel.map(({ status, reached }) => [
      { text: statusName(status), raw: statusName(status), status },
      countCell(reached, { figure: "reached", status }),
      { text: share(reached), raw: n === 0 ? null : reached / n },
    ]),
    chart:
      n < LEAST_TELLING
        ? { kind: "hidden", why: t("funnelHidden", { n, least: LEAST_TELLING }) }
        : { kind: "bars", marks, max: n },
  };
}
