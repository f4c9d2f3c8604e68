import type { RosterRow } from "./contract.ts";

/** Of an applicant what staff choose by: their current cohorts, how far they are, and why to look closer. */
export const compactRow = ({ joinedAt: _, cohorts, shares, ...row }: RosterRow) => ({
  ...row,
  cohorts: cohorts.filter(({ leftAt }) => leftAt === null).map(({ name }) => name),
  shareIds: shares.map(({ shareId }) => shareId),
});

/** The same in the fewest words: only the totals that aren't zero. */
export const briefRow = (row: RosterRow) => {
  const { applicantEmail, applicantDisplayName, needsAttention, lastActivityAt, totals, ...rest } =
    compactRow(row);
  const { upcomingInterviews, shareIds, cohorts } = rest;
  return {
    ...{ applicantEmail, applicantDisplayName, needsAttention, lastActivityAt },
    ...Object.fromEntries(Object.entries({ ...totals, upcomingInterviews }).filter(([, many]) => many > 0)),
    ...{ cohorts, shareIds },
  };
};
