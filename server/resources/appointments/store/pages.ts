import { type Expression, type InferResult, sql as raw } from "kysely";
import type { BookingHours } from "#domain/appointments.ts";
import { STAFF } from "#domain/roles.ts";
import type { AccountId, OfMember, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { columnsOf, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { lacksFactor } from "#server/core/reach.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import type { BookingPage } from "../contract.ts";

type OfCoach = OfOrganization & { coachId: string };

function pagesOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("booking_pages as b")
    .innerJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "b.account_id" }))
    .innerJoin("accounts as a", "a.id", "b.account_id")
    .select([
      "m.id as coachId",
      "b.account_id as accountId",
      shownName.as("coachName"),
      ...fieldsOf("b", "is_on link hours days_off time_zone minutes buffer_minutes"),
      ...fieldsOf("b", "notice_hours ahead_days capacity daily_most place meeting_url"),
    ])
    .where(equal({ "b.organization_id": organizationId, "m.role": STAFF }));
}
type Page = InferResult<ReturnType<typeof pagesOf>>[number];

/** A page that applicants can book, with the times at which its owner is busy elsewhere. */
export type OpenPage = Page & Pick<InferResult<ReturnType<typeof openPagesOf>>[number], "busy">;

/** Converts a row to a booking page of the API. */
export function presentPage(page: Page): BookingPage {
  const { coachId: _, accountId: __, coachName: ___, ...own } = page;
  return own;
}

/** Returns the booking page of a member of staff, or null. */
export const readPage = query.maybeOne(
  "booking_pages_get",
  ({ organizationId, accountId }: Params<OfMember>) =>
    pagesOf(organizationId).where("b.account_id", "=", accountId),
);

/** Locks the booking page of a member of staff. */
export const lockPage = query.maybeOne(
  "booking_pages_lock_own",
  ({ organizationId, accountId }: Params<OfMember>) =>
    pagesOf(organizationId).where("b.account_id", "=", accountId).forUpdate("b"),
);

/**
 * Selects the booking pages that are on, except those of staff who can't see bookings because they lack a
 * required second factor.
 */
function openPages(organizationId: Expression<OrganizationId>) {
  return pagesOf(organizationId)
    .innerJoin("organizations as o", "o.id", "b.organization_id")
    .where("b.is_on", "=", true)
    .where(({ not, ref }) => not(lacksFactor(ref("a.user_id"))));
}

/** Selects a coach's booking page, by their member ID, if applicants can book its hours. */
function openPagesOf({ organizationId, coachId }: Params<OfCoach>) {
  return openPages(organizationId).select("b.busy").where("m.id", "=", coachId).where("b.link", "is", null);
}

/** Returns a coach's booking page if applicants can book its hours. */
export const findOpenPage = query.maybeOne("booking_pages_find", (params: Params<OfCoach>) =>
  openPagesOf(params),
);

/** Locks a coach's booking page if applicants can book its hours, so that slots are booked one at a time. */
export const lockOpenPage = query.maybeOne("booking_pages_lock", (params: Params<OfCoach>) =>
  openPagesOf(params).forUpdate("b"),
);

/** The maximum number of staff that an applicant can choose from. */
const OPEN_PAGES_MAX = 100;

/**
 * Returns the staff whom applicants can book: first the caller, if they are one of them, then the caller's own coaches, the lead first, and
 * then the others by name.
 */
export const listOpenPages = query.many(
  "booking_pages_list",
  ({ organizationId, accountId }: Params<OfMember>) =>
    openPages(organizationId)
      .leftJoin(
        "coach_assignments as x",
        on({
          "x.organization_id": organizationId,
          "x.account_id": accountId,
          "x.coach_id": "b.account_id",
        }),
      )
      .select(raw<boolean>`x.id IS NOT NULL`.as("isOwnCoach"))
      .orderBy(raw`b.account_id <> ${accountId}`)
      .orderBy(raw`x.id IS NULL`)
      .orderBy(raw`x.led_at DESC NULLS LAST, x.assigned_at, x.coach_id`)
      .orderBy("coachName")
      .orderBy("m.id")
      .limit(OPEN_PAGES_MAX),
);

type Written = OfOrganization & { accountId: AccountId; at: Date; hours: string; daysOff: string } & Omit<
    BookingPage,
    "hours" | "daysOff"
  >;

/** Writes the booking page of a member of staff. */
export const writePage = query.execute(
  "booking_pages_write",
  ({ organizationId, accountId, hours, daysOff, at, ...params }: Params<Written>) => {
    const fields = {
      ...columnsOf(params),
      hours: raw<BookingHours[]>`${hours}::jsonb`,
      days_off: raw<string[]>`${daysOff}::jsonb`,
      updated_at: at,
    };
    return insertFrom(
      insertInto("booking_pages"),
      selectFrom("members as m").where(
        equal({ "m.organization_id": organizationId, "m.account_id": accountId }),
      ),
      { organization_id: "m.organization_id", account_id: "m.account_id", ...fields },
    ).onConflict((conflict) => conflict.columns(["organization_id", "account_id"]).doUpdateSet(fields));
  },
);

/** Deletes someone's booking page. Waits for concurrent bookings. */
export const deletePage = query.execute(
  "booking_pages_delete",
  ({ organizationId, accountId }: Params<OfMember>) =>
    deleteFrom("booking_pages").where(equal({ organization_id: organizationId, account_id: accountId })),
);
