import { figureIfSampled, MIN_SAMPLE_SIZE } from "#components/insights/sample-size.ts";
import { shareText } from "#components/insights/share-text.ts";
import type { OrganizationInsights, ReportTexts } from "./organization-panels.ts";

/** A figure, with a label for the people that it counts. */
export type Tile = {
  label: string;
  value: string;
  hint: string;
  /** The page that lists the people behind the figure, or the function that shows them. `openHint` shows the people behind the hint. */
  href?: string;
  open?: () => void;
  openHint?: () => void;
};

/** Returns the main figures. Some count people as of now, others memberships that ended in the date range. */
export function figureTiles(insights: OrganizationInsights, words: ReportTexts): Tile[] {
  const { applicants, sharing, placements, placementRate, daysToPlacement } = insights;
  const { t, format, open, roster, isOneCohort } = words;
  const rate = figureIfSampled(placementRate.rate, placementRate.n);
  const median = figureIfSampled(daysToPlacement.median, daysToPlacement.n);
  const range = rangeOf(words);
  const least = MIN_SAMPLE_SIZE;
  const ended = { range, placed: placements, n: placementRate.n, least };
  return [
    {
      label: t(isOneCohort ? "currentlyIn" : "applicantsNow"),
      value: String(applicants),
      hint: t("sharingHint", { sharing, n: applicants }),
      href: roster(),
      ...(sharing > 0 ? { openHint: () => open({ figure: "sharing" }) } : {}),
    },
    {
      label: t("placements"),
      value: String(placements),
      hint: t("placementsHint", ended),
      ...(placements > 0 ? { open: () => open({ figure: "placed" }) } : {}),
    },
    {
      label: t("rate"),
      value: rate === null ? "–" : shareText(format, rate),
      hint: `${t(rate === null ? "rateTooFew" : "rateHint", ended)} ${stillOpenText(insights, words)}`,
      ...(placementRate.n > 0 ? { open: () => open({ figure: "ended" }) } : {}),
    },
    {
      label: t("days"),
      value: median === null ? "–" : String(Math.round(median)),
      hint: t(median === null ? "daysTooFew" : "daysHint", { range, n: daysToPlacement.n, least }),
      ...(daysToPlacement.n > 0 ? { open: () => open({ figure: "placed" }) } : {}),
    },
  ];
}

/** Returns a sentence about the memberships that no rate counts yet. They are open now, regardless of the date range. */
export function stillOpenText({ cohorts }: OrganizationInsights, words: ReportTexts): string {
  const open = cohorts.reduce((sum, cohort) => sum + cohort.applicants, 0);
  const ended = cohorts.reduce((sum, cohort) => sum + cohort.ended, 0);
  return words.t("stillOpen", { range: rangeOf(words), open, all: open + ended });
}

/** Returns a sentence about what the figures of the page count: people as of now, or memberships that ended. */
export function populationsText(
  { applicants, placementRate }: OrganizationInsights,
  words: ReportTexts,
): string {
  const scope = words.isOneCohort ? "cohort" : "all";
  return words.t("populations", {
    scope,
    range: rangeOf(words),
    current: applicants,
    ended: placementRate.n,
  });
}

function rangeOf({ isRange }: ReportTexts): "range" | "all" {
  return isRange ? "range" : "all";
}
