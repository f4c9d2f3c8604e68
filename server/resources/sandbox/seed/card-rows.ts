import type { SampleCard } from "./sample-data.ts";
import type { Calendar } from "./seeding.ts";

/** The fields of a seeded card that the sample data doesn't have, and the seed that varies its times. */
export type CardSeed = {
  readonly id: string;
  readonly accountId: string;
  readonly boardId: string;
  readonly company: { readonly id: string; readonly website: string };
  readonly rank: string;
  readonly resumeId: string | null;
  readonly calendar: Calendar;
  readonly seed: number;
};

/** Returns a sample card's row of `applications` and its rows of `status_history`, oldest first. */
export function cardRows(sample: SampleCard, place: CardSeed) {
  const { id, accountId, boardId, company, rank, resumeId, calendar, seed } = place;
  const periods = sample.periods.map(([status, daysAgo], index) => ({
    applicationId: id,
    accountId,
    status,
    enteredAt: calendar.moment(daysAgo, seed),
    leftAt: leftAt(sample.periods[index + 1]),
  }));
  function leftAt(next: SampleCard["periods"][number] | undefined) {
    return next ? calendar.moment(next[1], seed) : null;
  }
  const entered = periods.map((period) => period.enteredAt);
  const [created = "", changed = created] = [entered[0], entered.at(-1)];
  const edited = sample.edited === undefined ? created : calendar.moment(sample.edited, seed);
  const { source, notes, isAutoRetired, creationMethod, workMode, workType, location, compensation } = sample;
  const application = {
    ...{ id, accountId, boardId, rank, resumeId },
    companyId: company.id,
    ...{ source, notes, isAutoRetired, creationMethod, workMode, workType, location, compensation },
    status: statusOf(sample),
    statusChangedAt: periods.length > 1 ? changed : null,
    applicationDate: applicationDate(sample, calendar),
    applicationLink: sample.linkPath === null ? null : company.website + sample.linkPath,
    jobTitle: sample.title,
    jobDescription: sample.description,
    createdAt: created,
    updatedAt: [changed, edited].sort().at(-1) ?? changed,
  };
  return { application, periods };
}

/** Returns the card's current column. */
export function statusOf(sample: SampleCard) {
  return sample.periods.at(-1)?.[0] ?? "saved";
}

function applicationDate({ periods }: SampleCard, calendar: Calendar): string | null {
  const applied = periods.find(([status]) => status === "applied");
  return applied ? calendar.day(applied[1]) : null;
}
