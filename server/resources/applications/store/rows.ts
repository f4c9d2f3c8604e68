import {
  type AliasedExpression,
  type Expression,
  type InferResult,
  sql as raw,
  type Selectable,
  type SqlBool,
} from "kysely";
import { JOB_DEFAULTS } from "#domain/job-defaults.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import type { AccountId } from "#server/core/ids.ts";
import type { Params } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import type { Application, Card } from "../entities.ts";

export type Cards = AliasedExpression<Selectable<Tables["applications"]>, "a">;

/** Returns a reference to a column of a card `a`. */
export function cardColumn(name: keyof Tables["applications"]) {
  return raw.ref<string>(`a.${name}`);
}

/** Selects the cards of an account with all their columns. */
export function cardsOf(account: Expression<AccountId>) {
  return selectFrom("applications as a").selectAll("a").where("a.account_id", "=", account);
}

const BOUNDS = {
  closesAfter: { column: "closing_date", isBelow: true },
  closesBefore: { column: "closing_date", isBelow: false },
  deadlineAfter: { column: "offer_deadline", isBelow: true },
  deadlineBefore: { column: "offer_deadline", isBelow: false },
} as const;
const BOUND_NAMES = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[];

/** The bounds of a card's closing date and offer deadline, inclusive. */
export type DateBounds = { [Name in keyof typeof BOUNDS]?: string | undefined };

/** Returns the date bounds of an input without its other fields. */
export function boundsIn(input: DateBounds): DateBounds {
  return Object.fromEntries(BOUND_NAMES.map((name) => [name, input[name]]));
}

/** Returns a condition on a card `a` for each given bound. */
export function withinDates(params: Params<DateBounds>): Expression<SqlBool>[] {
  return BOUND_NAMES.flatMap((name) => {
    const { column, isBelow } = BOUNDS[name];
    const bound = params[name];
    if (!bound) return [];
    return [raw<SqlBool>`${cardColumn(column)} ${isBelow ? raw`>=` : raw`<=`} ${bound}`];
  });
}

/** Joins cards with their company and résumé. */
export function withCompany(account: Expression<AccountId>, cards: Cards) {
  return selectFrom(cards)
    .innerJoin("companies as c", on({ "c.account_id": account, "c.id": "a.company_id" }))
    .leftJoin("resumes as r", on({ "r.account_id": account, "r.id": "a.resume_id" }));
}

/** Counts a card's interviews. */
export function interviewCount(account: Expression<AccountId>, applicationId: Expression<string>) {
  return selectFrom("interviews as i")
    .select(raw<number>`count(*)::int`.as("count"))
    .where(equal({ "i.account_id": account, "i.application_id": applicationId }))
    .$asScalar()
    .$notNull();
}

/** Returns when a card `a` entered its column; the time of import if the card's file doesn't say. */
export function inColumnSince() {
  return raw<string>`coalesce(${cardColumn("status_changed_at")}, ${cardColumn("created_at")})`;
}

/** Returns when a card `a` entered its column; null if the card was imported and its file doesn't say. */
export function knownSince() {
  return raw<string | null>`nullif(${inColumnSince()}, ${cardColumn("imported_at")})`;
}

/** Checks whether the start of a status period `h` of a card `a` is known. A period that starts at the import had no date in the file. */
export function isDateKnown() {
  return raw<boolean>`(${raw.ref("h.entered_at")} IS DISTINCT FROM ${cardColumn("imported_at")})`;
}

/**
 * Returns when the person, or one of their apps, last acted on a card `a`. Automatic archiving isn't one of these actions but overwrites
 * the time of the last one, so an archived card that hasn't changed since counts from its creation.
 */
export function lastOwnActionAt() {
  const [created, updated, moved] = [
    cardColumn("created_at"),
    cardColumn("updated_at"),
    cardColumn("status_changed_at"),
  ];
  return raw<string>`CASE WHEN ${cardColumn("is_auto_retired")} AND ${updated} <= ${moved}
    THEN ${created} ELSE greatest(${created}, ${updated}, ${moved}) END`;
}

/**
 * Returns the time of the last event of a card `a`: a change, a move, or an interview, even a future one. Ignores the import; null if
 * nothing else happened.
 */
export function lastEventAt(account: Expression<AccountId>) {
  const interview = selectFrom("interviews as i")
    .select((eb) => eb.fn.max("i.scheduled_at").as("at"))
    .where("i.account_id", "=", account)
    .where("i.application_id", "=", cardColumn("id"))
    .$asScalar();
  const touched = raw`nullif(${cardColumn("updated_at")}, ${cardColumn("imported_at")})`;
  return raw<string>`greatest(${touched}, ${knownSince()}, ${interview})`;
}

/** Selects cards with their company, résumé, and counts, one flat row each. */
export function applicationRows(account: Expression<AccountId>, cards: Cards) {
  return withCompany(account, cards)
    .select([
      ...fieldsOf(
        "a",
        "id board_id status application_date closing_date offer_deadline application_link source notes is_auto_retired creation_method",
      ),
      ...fieldsOf("a", "job_title:title job_description:description work_mode work_type location"),
      ...fieldsOf("a", "compensation created_at updated_at coach_note_count"),
      ...fieldsOf("c", "id:companyId name:companyName industry size:companySize type:companyType website"),
      ...fieldsOf("c", "social_link"),
      ...fieldsOf("r", "id:resumeId name:resumeName file_name:resumeFileName"),
    ])
    .select((eb) => [
      raw<string | null>`nullif(a.status_changed_at, a.imported_at)`.as("statusChangedAt"),
      interviewCount(account, eb.ref("a.id")).as("interviewCount"),
    ]);
}
export type ApplicationRow = InferResult<ReturnType<typeof applicationRows>>[number];

/** Converts a row to an application, with defaults for unknown facts about the job. */
export function present(row: ApplicationRow): Application {
  const { job, ...card } = presentCard(row);
  const pay = job.compensation;
  return {
    ...card,
    job: {
      ...job,
      workMode: job.workMode ?? JOB_DEFAULTS.workMode,
      workType: job.workType ?? JOB_DEFAULTS.workType,
      compensation: pay && {
        ...pay,
        payFrequency: pay.payFrequency ?? JOB_DEFAULTS.payFrequency,
        currency: pay.currency ?? JOB_DEFAULTS.currency,
      },
    },
  };
}

/** Converts a row to a card, as our pages use it. */
export function presentCard(row: ApplicationRow): Card {
  const { resumeId, resumeName, resumeFileName } = row;
  return {
    id: row.id,
    boardId: row.boardId,
    status: row.status,
    statusChangedAt: row.statusChangedAt,
    applicationDate: row.applicationDate,
    closingDate: row.closingDate,
    offerDeadline: row.offerDeadline,
    applicationLink: row.applicationLink,
    source: row.source,
    notes: row.notes,
    isAutoRetired: row.isAutoRetired,
    creationMethod: row.creationMethod,
    job: {
      title: row.title,
      description: row.description,
      workMode: row.workMode,
      workType: row.workType,
      location: row.location,
      compensation: row.compensation,
    },
    company: {
      id: row.companyId,
      name: row.companyName,
      industry: row.industry,
      size: row.companySize,
      type: row.companyType,
      website: row.website,
      socialLink: row.socialLink,
    },
    resume:
      resumeId === null || resumeName === null || resumeFileName === null
        ? null
        : { id: resumeId, name: resumeName, fileName: resumeFileName },
    counts: { interviews: row.interviewCount, coachNotes: row.coachNoteCount },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
