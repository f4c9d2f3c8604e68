import { STATUSES, type Status } from "#domain/values.ts";
import { MIN_SAMPLE_SIZE } from "../sample-size.ts";
import { shareText } from "../share-text.ts";
import {
  type ChartData,
  countCell,
  type Insights,
  type Mark,
  type PanelModel,
  type PanelTexts,
} from "./model.ts";

/** Returns the number of cards that were ever in each column. */
export function funnelPanel({ totals, funnel }: Insights, { t, statusName, format }: PanelTexts): PanelModel {
  const n = Object.values(totals).reduce((sum, count) => sum + count, 0);
  const share = (count: number) => shareText(format, n === 0 ? 0 : count / n);
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
      n < MIN_SAMPLE_SIZE
        ? { kind: "hidden", why: t("funnelHidden", { n, least: MIN_SAMPLE_SIZE }) }
        : { kind: "bars", marks, max: n },
  };
}

const place = (status: Status) => STATUSES.indexOf(status);
const sum = (transitions: Insights["transitions"]) => transitions.reduce((all, { count }) => all + count, 0);

/**
 * Returns the moves from column to column. The chart draws only those onward, in the order of the columns: it can't
 * draw a cycle, which moves back would make.
 */
export function flowPanel(insights: Insights, words: PanelTexts): PanelModel {
  const { t, statusName } = words;
  const { transitions } = insights;
  const onward = transitions.filter(({ from, to }) => place(from) < place(to));
  const back = sum(transitions) - sum(onward);
  return {
    name: "ways",
    title: t("waysTitle"),
    about: t("waysAbout", { n: sum(transitions) }),
    ...(back > 0 ? { leftOut: t("waysBack", { n: back }) } : {}),
    columns: [
      { label: t("from"), isNumber: false },
      { label: t("to"), isNumber: false },
      { label: t("moves"), isNumber: true },
    ],
    rows: transitions.map(({ from, to, count }) => [
      { text: statusName(from), raw: statusName(from), status: from },
      { text: statusName(to), raw: statusName(to), status: to },
      countCell(count, { figure: "transition", from, to }),
    ]),
    chart:
      sum(onward) < MIN_SAMPLE_SIZE
        ? { kind: "hidden", why: t("waysHidden", { n: sum(onward), least: MIN_SAMPLE_SIZE }) }
        : drawn(onward, insights, words),
  };
}

function drawn(
  onward: Insights["transitions"],
  { funnel }: Insights,
  { t, statusName }: PanelTexts,
): ChartData {
  const used = STATUSES.filter((status) => onward.some(({ from, to }) => from === status || to === status));
  return {
    kind: "flow",
    nodes: used.map((status) => ({
      status,
      label: statusName(status),
      reached: funnel.find((step) => step.status === status)?.reached ?? 0,
    })),
    links: onward.map(({ from, to, count }) => ({
      from: used.indexOf(from),
      to: used.indexOf(to),
      count,
      label: t("way", { from: statusName(from), to: statusName(to) }),
      figure: { figure: "transition", from, to },
    })),
  };
}
