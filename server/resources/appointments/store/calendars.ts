import { sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { db, selectFrom, updateTable } from "#server/core/statements.ts";
import type { CalendarProblem } from "../entities.ts";

type OfPage = { organizationId: OrganizationId; accountId: string };

/** Returns the calendar of a member of staff, if they have set one. */
export const findCalendar = query.maybeOne(
  "busy_calendars_get",
  ({ organizationId, accountId }: Params<OfPage>) =>
    selectFrom("booking_pages")
      .select([
        raw<string>`calendar_url`.as("calendarUrl"),
        "time_zone as timeZone",
        "calendar_read_at as readAt",
        "calendar_problem as problem",
        raw<boolean>`calendar_due_at IS NOT NULL`.as("isChecked"),
      ])
      .where(equal({ organization_id: organizationId, account_id: accountId }))
      .where("calendar_url", "is not", null),
);

type Chosen = OfPage & { calendarUrl: string | null; dueAt: Date | null };

/** Sets or removes the calendar of a member of staff, and clears the busy times. @returns false if they have no booking page */
export const writeCalendar = query.matches(
  "busy_calendars_write",
  ({ organizationId, accountId, calendarUrl, dueAt }: Params<Chosen>) =>
    updateTable("booking_pages")
      .set({
        calendar_url: calendarUrl,
        calendar_due_at: dueAt,
        calendar_read_at: null,
        calendar_problem: null,
        busy: raw<[number, number][]>`'[]'::jsonb`,
      })
      .where(equal({ organization_id: organizationId, account_id: accountId })),
);

type Due = { at: Date; nextAt: Date; limit: number };

/** Claims the booking pages whose calendars are due, and sets when they are due again if they aren't read until then. */
export const takeDue = query.many("busy_calendars_take_due", ({ at, nextAt, limit }: Params<Due>) =>
  db
    .with("due", (cte) =>
      cte
        .selectFrom("booking_pages")
        .select(["organization_id", "account_id"])
        .where("calendar_due_at", "<=", at)
        .orderBy("calendar_due_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("booking_pages as b")
    .from("due")
    .set({ calendar_due_at: nextAt })
    .where(equal({ "b.organization_id": "due.organization_id", "b.account_id": "due.account_id" }))
    .returning(["b.organization_id as organizationId", "b.account_id as accountId"]),
);

type Read = OfPage & { calendarUrl: string; at: Date; dueAt: Date };

const page = ({ organizationId, accountId, calendarUrl }: Params<Omit<Read, "at" | "dueAt">>) =>
  equal({ organization_id: organizationId, account_id: accountId, calendar_url: calendarUrl });

/** Stores the busy times of a calendar, unless the calendar has been replaced. */
export const writeBusy = query.execute(
  "busy_calendars_write_busy",
  ({ busy, at, dueAt, ...read }: Params<Read & { busy: string }>) =>
    updateTable("booking_pages")
      .set({
        busy: raw<[number, number][]>`${busy}::jsonb`,
        calendar_read_at: at,
        calendar_problem: null,
        calendar_due_at: dueAt,
      })
      .where(page(read)),
);

/** Stores why a calendar couldn't be read, unless the calendar has been replaced. */
export const writeProblem = query.execute(
  "busy_calendars_write_problem",
  ({ problem, at: _, dueAt, ...read }: Params<Read & { problem: CalendarProblem }>) =>
    updateTable("booking_pages").set({ calendar_problem: problem, calendar_due_at: dueAt }).where(page(read)),
);
