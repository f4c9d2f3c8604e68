import { sql as raw } from "kysely";
import { rolesWith } from "#domain/permissions.ts";
import { APPLICANTS, type Role, STAFF } from "#domain/roles.ts";
import type { AccountId } from "#server/core/access.ts";
import { on } from "#server/core/conditions.ts";
import { type Params, query } from "#server/core/query.ts";
import { lacksFactor } from "#server/core/reach.ts";
import { db } from "#server/core/statements.ts";
import { A_KIND_MAX, anyHolds, excerptOf, holds, kindOf, none, orNull } from "./matching.ts";

/** The most coach notes of an organization that are searched, latest first, and the most characters of each. */
const NOTES_MOST = 5_000;
const NOTE_LENGTH = 2_000;

type Wanted = { accountId: AccountId; userId: string; text: string; pattern: string };
type SearchParams = Params<Wanted>;

/** Selects the organizations `o` in which the person, as `m`, has one of the roles, and any second factor that it requires. */
function organizationsOf({ accountId, userId }: SearchParams, roles: readonly Role[]) {
  return db
    .selectFrom("members as m")
    .innerJoin("organizations as o", "o.id", "m.organization_id")
    .where("m.account_id", "=", accountId)
    .where("m.role", "in", roles)
    .where((eb) => eb.not(lacksFactor(userId)));
}

function applicants(given: SearchParams) {
  return organizationsOf(given, STAFF)
    .innerJoin("members as applicant", "applicant.organization_id", "o.id")
    .leftJoin("accounts as person", "person.id", "applicant.account_id")
    .select((eb) => [
      kindOf("applicant"),
      "applicant.email as id",
      orNull(eb.ref("o.slug")).as("parent"),
      eb.fn.coalesce("person.display_name", "applicant.email").as("title"),
      orNull(eb.ref("o.name")).as("detail"),
      none.as("excerpt"),
    ])
    .where("applicant.role", "in", APPLICANTS)
    .where((eb) => anyHolds([eb.ref("person.display_name"), eb.ref("applicant.email")], given))
    .orderBy("applicant.email")
    .orderBy("applicant.id")
    .limit(A_KIND_MAX);
}

function cohorts(given: SearchParams) {
  return organizationsOf(given, rolesWith("cohorts.list"))
    .innerJoin("cohorts as c", "c.organization_id", "o.id")
    .select((eb) => [
      kindOf("cohort"),
      "c.id",
      orNull(eb.ref("o.slug")).as("parent"),
      "c.name as title",
      orNull(eb.ref("o.name")).as("detail"),
      none.as("excerpt"),
    ])
    .where((eb) => holds(eb.ref("c.name"), given))
    .orderBy("c.archived_at", (order) => order.desc().nullsFirst())
    .orderBy("c.id", "desc")
    .limit(A_KIND_MAX);
}

function invitations(given: SearchParams) {
  return organizationsOf(given, rolesWith("organization_invitations.list"))
    .innerJoin("invitations as i", "i.organization_id", "o.id")
    .select((eb) => [
      kindOf("invitation"),
      "i.id",
      orNull(eb.ref("o.slug")).as("parent"),
      "i.email as title",
      orNull(eb.ref("o.name")).as("detail"),
      none.as("excerpt"),
    ])
    .where("i.status", "in", ["pending", "declined"])
    .where((eb) => holds(eb.ref("i.email"), given))
    .orderBy("i.created_at", "desc")
    .orderBy("i.id")
    .limit(A_KIND_MAX);
}

/** Selects the organization's notes on cards still shared with it, which its staff may read. */
function notes(given: SearchParams) {
  const latest = db
    .selectFrom("coach_notes as n")
    .select(["n.id", "n.account_id", "n.application_id"])
    .select(raw<string>`left(n.body, ${raw.lit(NOTE_LENGTH)})`.as("beginning"))
    .whereRef("n.organization_id", "=", raw.ref("o.id"))
    .orderBy("n.id", "desc")
    .limit(NOTES_MOST);
  return organizationsOf(given, STAFF)
    .innerJoinLateral(latest.as("note"), (join) => join.onTrue())
    .innerJoin("applications as a", on({ "a.account_id": "note.account_id", "a.id": "note.application_id" }))
    .innerJoin(
      "shares as s",
      on({ "s.organization_id": "o.id", "s.account_id": "note.account_id", "s.board_id": "a.board_id" }),
    )
    .innerJoin("accounts as person", "person.id", "note.account_id")
    .select((eb) => [
      kindOf("note"),
      raw<string>`s.id || ' ' || a.id`.as("id"),
      orNull(eb.ref("o.slug")).as("parent"),
      raw<string>`coalesce(person.display_name, person.email)`.as("title"),
      orNull(eb.ref("a.job_title")).as("detail"),
      excerptOf(eb.ref("note.beginning"), [none], given).as("excerpt"),
    ])
    .where((eb) => holds(eb.ref("note.beginning"), given))
    .orderBy("note.id", "desc")
    .limit(A_KIND_MAX);
}

/**
 * Returns matches in the organizations in which the person is staff: applicants, cohorts, coach notes, and, for those who manage them,
 * invitations; the best few of each kind.
 */
export const findOfStaff = query.many("search_of_staff", (given: Params<Wanted>) =>
  db
    .selectFrom(applicants(given).as("applicants"))
    .selectAll()
    .unionAll(db.selectFrom(cohorts(given).as("cohorts")).selectAll())
    .unionAll(db.selectFrom(invitations(given).as("invitations")).selectAll())
    .unionAll(db.selectFrom(notes(given).as("notes")).selectAll()),
);
