import type { Figure } from "./figure-address.ts";
import type { Insights, Words } from "./panels/model.ts";
import { weekLabel } from "./panels/weeks.ts";

const outcomes = {
  applications: "behindApplications",
  responses: "behindResponses",
  interviews: "behindInterviews",
  offers: "behindOffers",
} as const;

/** What a figure counts, in words. */
export function figureTitle(figure: Figure, { byResume }: Insights, words: Words): string {
  const { t, statusName } = words;
  switch (figure.figure) {
    case "total":
      return figure.status ? t("behindTotal", { status: statusName(figure.status) }) : t("behindAll");
    case "reached":
      return t("behindReached", { status: statusName(figure.status) });
    case "stays":
      return t("behindStays", { status: statusName(figure.status) });
    case "transition":
      return t("behindTransition", { from: statusName(figure.from), to: statusName(figure.to) });
    case "week":
      return t("behindWeek", { week: weekLabel(figure.weekStartsOn, words) });
    case "outcome": {
      const what = t(outcomes[figure.outcome]);
      if (figure.source !== undefined) {
        return t("behindOf", { what, group: figure.source ?? t("noSource") });
      }
      if (figure.resumeId === undefined) return what;
      const resume = byResume.find(({ resumeId }) => resumeId === figure.resumeId);
      return t("behindOf", { what, group: resume?.resumeName ?? t("noResume") });
    }
  }
}
