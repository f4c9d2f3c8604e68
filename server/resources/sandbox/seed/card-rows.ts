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
    application_id: id,
    account_id: accountId,
    status,
    entered_at: calendar.moment(daysAgo, seed),
    left_at: leftAt(sample.periods[index + 1]),
  }));
  function leftAt(next: SampleCard["periods"][number] | undefined) {
    return next ? calendar.moment(next[1], seed) : null;
  }
  const entered = periods.map((period) => period.entered_at);
  const [created = "", changed = created] = [entered[0], entered.at(-1)];
  const edited = sample.edited === undefined ? created : calendar.moment(sample.edited, seed);
  const application = {
    id,
    account_id: accountId,
    board_id: boardId,
    company_id: company.id,
    status: statusOf(sample),
    rank,
    resume_id: resumeId,
    status_changed_at: periods.length > 1 ? changed : null,
    application_date: applicationDate(sample, calendar),
    application_link: sample.linkPath === null ? null : company.website + sample.linkPath,
    source: sample.source,
    notes: sample.notes,
    is_auto_retired: sample.isAutoRetired,
    creation_method: sample.creationMethod,
    job_title: sample.title,
    job_description: sample.description,
    work_mode: sample.workMode,
    work_type: sample.workType,
    location: sample.location,
    compensation: sample.compensation,
    created_at: created,
    updated_at: [changed, edited].sort().at(-1) ?? changed,
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
