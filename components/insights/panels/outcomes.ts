import type { Figure } from "../figure-address.ts";
import { MIN_SAMPLE_SIZE } from "../sample-size.ts";
import { shareText } from "../share-text.ts";
import { type Cell, countCell, type Insights, type PanelModel, type PanelTexts } from "./model.ts";

type Group = {
  label: string;
  of: { source: string | null } | { resumeId: string | null };
  applications: number;
  responses: number;
  interviews: number;
  offers: number;
};
type Kind = { name: string; title: string; by: string; hidden: string };

/** The most groups shown: a chart of every source ever typed would say nothing. */
const BARS_MAX = 8;

/** Returns the outcomes of each source's cards. */
export function sourcesPanel({ bySource }: Insights, words: PanelTexts): PanelModel {
  const { t } = words;
  const groups = bySource.map(({ source, ...counts }) => ({
    label: source ?? t("noSource"),
    of: { source },
    ...counts,
  }));
  const hidden = t("sourcesHidden", { least: MIN_SAMPLE_SIZE });
  return panel(groups, { name: "sources", title: t("sourcesTitle"), by: t("source"), hidden }, words);
}

/** Returns the outcomes of the cards sent with each résumé. */
export function resumesPanel({ byResume }: Insights, words: PanelTexts): PanelModel {
  const { t } = words;
  const groups = byResume.map(({ resumeId, resumeName, ...counts }) => ({
    label: resumeName ?? t("noResume"),
    of: { resumeId },
    ...counts,
  }));
  const hidden = t("resumesHidden", { least: MIN_SAMPLE_SIZE });
  const hasOne = byResume.some(
    ({ resumeId, applications }) => resumeId !== null && applications >= MIN_SAMPLE_SIZE,
  );
  const kind = { name: "resumes", title: t("resumesTitle"), by: t("resume"), hidden };
  const made = panel(groups, kind, words);
  return hasOne ? made : { ...made, chart: { kind: "hidden", why: hidden } };
}

function panel(groups: Group[], { name, title, by, hidden }: Kind, words: PanelTexts): PanelModel {
  const { t, format } = words;
  const n = groups.reduce((sum, { applications }) => sum + applications, 0);
  const many = groups.filter(({ applications }) => applications >= MIN_SAMPLE_SIZE);
  const sampled = many.slice(0, BARS_MAX);
  const few = groups.filter(({ applications }) => applications < MIN_SAMPLE_SIZE);
  const names = few.map(({ label, applications }) => t("nameAndN", { name: label, n: applications }));
  const left = [
    ...(many.length > BARS_MAX ? [t("outcomesBeyond", { shown: BARS_MAX, all: many.length })] : []),
    ...(names.length > 0
      ? [t("outcomesLeftOut", { least: MIN_SAMPLE_SIZE, names: format.list(names) })]
      : []),
  ];
  const share = (group: Group) => shareText(format, group.responses / group.applications);
  return {
    name,
    title,
    about: t("outcomesAbout", { n }),
    ...(left.length > 0 && sampled.length > 0 ? { leftOut: left.join(" ") } : {}),
    columns: [
      { label: by, isNumber: false },
      ...(["applications", "responses", "rate", "interviews", "offers"] as const).map((key) => ({
        label: t(key),
        isNumber: true,
      })),
    ],
    rows: groups.map((group) => rowOf(group, words)),
    chart:
      sampled.length === 0
        ? { kind: "hidden", why: hidden }
        : {
            kind: "bars",
            max: 1,
            marks: sampled.map((group) => ({
              label: group.label,
              value: group.responses / group.applications,
              shown: t("shareOfN", { share: share(group), n: group.applications }),
              figure: outcome("responses", group),
            })),
          },
  };
}

function rowOf(group: Group, { t, format }: PanelTexts): Cell[] {
  const rate = group.responses / group.applications;
  const isSampled = group.applications >= MIN_SAMPLE_SIZE;
  return [
    { text: group.label, raw: group.label },
    countCell(group.applications, outcome("applications", group)),
    countCell(group.responses, outcome("responses", group)),
    isSampled ? { text: shareText(format, rate), raw: rate } : { text: t("tooFew"), raw: null },
    countCell(group.interviews, outcome("interviews", group)),
    countCell(group.offers, outcome("offers", group)),
  ];
}

function outcome(what: "applications" | "responses" | "interviews" | "offers", { of }: Group): Figure {
  return { figure: "outcome", outcome: what, ...of };
}
