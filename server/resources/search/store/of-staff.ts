import { type Expression, type InferResult, sql as raw } from "kysely";
import { rolesWith } from "#domain/permissions.ts";
import { APPLICANTS, type Role, STAFF } from "#domain/roles.ts";
import type { AccountId } from "#server/core/access.ts";
import { equal, on, onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { lacksFactor } from "#server/core/reach.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import {
  A_KIND_MAX,
  anyContains,
  contains,
  containsPattern,
  excerptOf,
  kindOf,
  nullText,
  orNull,
  type Scan,
} from "./matching.ts";

/** The most coach notes of an organization that are searched, latest first, and the most characters of each. */
const NOTES_MOST = 5_000;
const NOTE_LENGTH = 2_000;

type StaffSearch = { accountId: AccountId; userId: string; text: string; pattern: string };
type SearchParams = Params<StaffSearch>;

/**
 * Selects the organizations `o` in which the person, as `m`, has one of the roles and, if the organization requires it, a second factor.
 */
function organizationsOf({ accountId, userId }: SearchParams, roles: readonly Role[]) {
  return selectFrom("members as m")
    .innerJoin("organizations as o", "o.id", "m.organization_id")
    .where("m.account_id", "=", accountId)
    .where("m.role", "in", roles)
    .where((eb) => eb.not(lacksFactor(userId)));
}

function applicants(params: SearchParams) {
  return organizationsOf(params, STAFF)
    .innerJoin("members as applicant", "applicant.organization_id", "o.id")
    .leftJoin("accounts as person", "person.id", "applicant.account_id")
    .select((eb) => [
      kindOf("applicant"),
      "applicant.id",
      orNull(eb.ref("o.slug")).as("parent"),
      eb.fn.coalesce("person.display_name", "applicant.email").as("title"),
      orNull(eb.ref("o.name")).as("detail"),
      nullText.as("excerpt"),
    ])
    .where("applicant.role", "in", APPLICANTS)
    .where((eb) => anyContains([eb.ref("person.display_name"), eb.ref("applicant.email")], params))
    .orderBy("applicant.email")
    .orderBy("applicant.id")
    .limit(A_KIND_MAX);
}

function cohorts(params: SearchParams) {
  return organizationsOf(params, rolesWith("cohorts.list"))
    .innerJoin("cohorts as c", "c.organization_id", "o.id")
    .select((eb) => [
      kindOf("cohort"),
      "c.id",
      orNull(eb.ref("o.slug")).as("parent"),
      "c.name as title",
      orNull(eb.ref("o.name")).as("detail"),
      nullText.as("excerpt"),
    ])
    .where((eb) => containsPattern(eb.ref("c.name"), params))
    .orderBy("c.archived_at", (order) => order.desc().nullsFirst())
    .orderBy("c.id", "desc")
    .limit(A_KIND_MAX);
}

function invitations(params: SearchParams) {
  return organizationsOf(params, rolesWith("organization_invitations.list"))
    .innerJoin("invitations as i", "i.organization_id", "o.id")
    .select((eb) => [
      kindOf("invitation"),
      "i.id",
      orNull(eb.ref("o.slug")).as("parent"),
      "i.email as title",
      orNull(eb.ref("o.name")).as("detail"),
      nullText.as("excerpt"),
    ])
    .where("i.status", "in", ["pending", "declined"])
    .where((eb) => containsPattern(eb.ref("i.email"), params))
    .orderBy("i.created_at", "desc")
    .orderBy("i.id")
    .limit(A_KIND_MAX);
}

/**
 * Selects the latest notes of each organization that contain the text. Compares their lowercase copies. Lowercases only notes without a
 * copy, which are older than the copies or, on a cluster, on another node.
 */
function foundNotes(params: SearchParams, scan: Scan) {
  const latest = selectFrom("coach_notes as n")
    .select(["n.id", "n.account_id", "n.application_id", "n.body"])
    .whereRef("n.organization_id", "=", raw.ref("o.id"))
    .orderBy("n.id", "desc")
    .limit(NOTES_MOST);
  const lowercase = raw`(SELECT lower(${params.text}))`;
  // Cutting each copy to its searched beginning would take longer than finding the text in it.
  const end = raw`length(split_part(s.text, ${lowercase}, 1)) + length(${lowercase})`;
  const inCopy = raw<boolean>`(${contains(scan, params)} AND ${end} <= ${raw.lit(NOTE_LENGTH)})`;
  const copy = selectFrom("search_texts as s")
    .select(inCopy.as("contains"))
    .where(
      equal({
        "s.account_id": raw.ref<AccountId>("note.account_id"),
        "s.kind": raw.lit("coach_note"),
        "s.id": raw.ref<string>("note.id"),
      }),
    );
  return organizationsOf(params, STAFF)
    .innerJoinLateral(latest.as("note"), onTrue)
    .select(["o.id as organization_id", "o.slug", "note.id", "note.account_id", "note.application_id"])
    .where(raw<boolean>`coalesce((${copy}), ${containsPattern(beginningOf(raw.ref("note.body")), params)})`);
}

/** Selects the notes found on cards still shared with their organization, which its staff may read. */
function notes(params: SearchParams) {
  const found = raw<InferResult<ReturnType<typeof foundNotes>>[number]>`found_notes`;
  const best = selectFrom(found.as("note"))
    .innerJoin("applications as a", on({ "a.account_id": "note.account_id", "a.id": "note.application_id" }))
    .innerJoin(
      "shares as s",
      on({
        "s.organization_id": "note.organization_id",
        "s.account_id": "note.account_id",
        "s.board_id": "a.board_id",
      }),
    )
    .select(["note.id", "note.account_id", "note.slug", "a.job_title"])
    .select(raw<string>`s.id || ' ' || a.id`.as("shared"))
    .orderBy("note.id", "desc")
    .limit(A_KIND_MAX);
  return selectFrom(best.as("best"))
    .innerJoin("coach_notes as n", on({ "n.account_id": "best.account_id", "n.id": "best.id" }))
    .innerJoin("accounts as person", "person.id", "best.account_id")
    .select((eb) => [
      kindOf("note"),
      "best.shared as id",
      orNull(eb.ref("best.slug")).as("parent"),
      raw<string>`coalesce(person.display_name, person.email)`.as("title"),
      orNull(eb.ref("best.job_title")).as("detail"),
      excerptOf(beginningOf(eb.ref("n.body")), [nullText], params).as("excerpt"),
    ])
    .orderBy("best.id", "desc");
}

function beginningOf(text: Expression<string>) {
  return raw<string>`left(${text}, ${raw.lit(NOTE_LENGTH)})`;
}

/**
 * Returns the best few matches of each kind in the organizations where the person is staff: applicants, cohorts, coach notes, and, for
 * those who manage them, invitations.
 */
export const findOfStaff = query.many("search_of_staff", (params: Params<StaffSearch>, scan: Scan) =>
  db
    .with(
      (cte) => cte("found_notes").materialized(),
      () => foundNotes(params, scan),
    )
    .selectFrom(applicants(params).as("applicants"))
    .selectAll()
    .unionAll(selectFrom(cohorts(params).as("cohorts")).selectAll())
    .unionAll(selectFrom(invitations(params).as("invitations")).selectAll())
    .unionAll(selectFrom(notes(params).as("notes")).selectAll()),
);
