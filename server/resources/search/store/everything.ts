import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, type RowOf, type Slots, statement } from "#server/core/statements.ts";
import { A_KIND_MAX, anyHolds, excerptOf, holds, kindOf, none, orNull, together } from "./found.ts";
import { beginningOf } from "./reach.ts";

type Wanted = { accountId: AccountId; text: string; pattern: string };
type Given = Slots<Wanted>;

/** By title and company, and by source, place, link, notes, description, and what was written at interviews and by coaches. */
function cards(given: Given) {
  const { accountId } = given;
  // Materialized: without it a plan for few rows gathers them anew for each card.
  const interviews = db
    .selectFrom("interviews as i")
    .select(({ ref }) => [
      "i.application_id as id",
      raw<string>`string_agg(concat_ws(' · ', ${ref("i.location")},
        ${beginningOf("interviews", ref("i.notes"), accountId)},
        ${beginningOf("interviews", ref("i.feedback"), accountId)}), ' · ')`.as("text"),
    ])
    .where("i.account_id", "=", accountId)
    .groupBy("i.application_id");
  const notes = db
    .selectFrom("coach_notes as n")
    .select(({ ref }) => [
      "n.application_id as id",
      raw<string>`string_agg(${beginningOf("coachNotes", ref("n.body"), accountId)}, ' · ')`.as("text"),
    ])
    .where("n.account_id", "=", accountId)
    .groupBy("n.application_id");
  return db
    .with(
      (cte) => cte("interview_texts").materialized(),
      () => interviews,
    )
    .with(
      (cte) => cte("coach_texts").materialized(),
      () => notes,
    )
    .selectFrom("applications as a")
    .innerJoin("companies as c", (join) =>
      join.on("c.account_id", "=", accountId).onRef("c.id", "=", "a.company_id"),
    )
    .leftJoin("interview_texts as interviews", "interviews.id", "a.id")
    .leftJoin("coach_texts as notes", "notes.id", "a.id")
    .innerJoinLateral(
      (eb) => {
        const place = raw`(SELECT string_agg(part.value, ', ') FROM jsonb_each_text(${eb.ref("a.location")}) part)`;
        return together(
          eb.ref("a.source"),
          place,
          beginningOf("cards", eb.ref("a.notes"), accountId),
          eb.ref("interviews.text"),
          eb.ref("notes.text"),
          beginningOf("cards", eb.ref("a.job_description"), accountId),
          eb.ref("a.application_link"),
        ).as("rest");
      },
      (join) => join.onTrue(),
    )
    .select((eb) => [
      kindOf("card"),
      "a.id",
      orNull(eb.ref("a.board_id")).as("parent"),
      "a.job_title as title",
      orNull(eb.ref("c.name")).as("detail"),
      excerptOf(eb.ref("rest.text"), [eb.ref("a.job_title"), eb.ref("c.name")], given).as("excerpt"),
    ])
    .where("a.account_id", "=", accountId)
    .where((eb) => anyHolds([eb.ref("a.job_title"), eb.ref("c.name"), eb.ref("rest.text")], given))
    .orderBy((eb) => anyHolds([eb.ref("a.job_title"), eb.ref("c.name")], given), "desc")
    .orderBy("a.updated_at", "desc")
    .orderBy("a.id")
    .limit(A_KIND_MAX);
}

function companies(given: Given) {
  return db
    .selectFrom("companies as c")
    .innerJoinLateral(
      (eb) =>
        together(eb.ref("c.website"), beginningOf("companies", eb.ref("c.notes"), given.accountId)).as(
          "rest",
        ),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      kindOf("company"),
      "c.id",
      none.as("parent"),
      "c.name as title",
      none.as("detail"),
      excerptOf(eb.ref("rest.text"), [eb.ref("c.name")], given).as("excerpt"),
    ])
    .where("c.account_id", "=", given.accountId)
    .where((eb) => anyHolds([eb.ref("c.name"), eb.ref("rest.text")], given))
    .orderBy((eb) => holds(eb.ref("c.name"), given), "desc")
    .orderBy("c.updated_at", "desc")
    .orderBy("c.id")
    .limit(A_KIND_MAX);
}

function people(given: Given) {
  const { accountId } = given;
  const talks = db
    .selectFrom("interactions as t")
    .select(({ ref }) => [
      "t.contact_id as id",
      raw<string>`string_agg(${beginningOf("interactions", ref("t.notes"), accountId)}, ' · ')`.as("text"),
    ])
    .where("t.account_id", "=", accountId)
    .groupBy("t.contact_id");
  return db
    .with(
      (cte) => cte("talk_texts").materialized(),
      () => talks,
    )
    .selectFrom("contacts as p")
    .leftJoin("companies as c", (join) =>
      join.on("c.account_id", "=", accountId).onRef("c.id", "=", "p.company_id"),
    )
    .leftJoin("talk_texts as talks", "talks.id", "p.id")
    .innerJoinLateral(
      (eb) =>
        together(
          eb.ref("p.title"),
          eb.ref("p.email"),
          eb.ref("p.phone"),
          beginningOf("contacts", eb.ref("p.notes"), accountId),
          eb.ref("talks.text"),
        ).as("rest"),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      kindOf("person"),
      "p.id",
      none.as("parent"),
      "p.name as title",
      "c.name as detail",
      excerptOf(eb.ref("rest.text"), [eb.ref("p.name"), eb.ref("c.name")], given).as("excerpt"),
    ])
    .where("p.account_id", "=", accountId)
    .where((eb) => anyHolds([eb.ref("p.name"), eb.ref("c.name"), eb.ref("rest.text")], given))
    .orderBy((eb) => holds(eb.ref("p.name"), given), "desc")
    .orderBy("p.updated_at", "desc")
    .orderBy("p.id")
    .limit(A_KIND_MAX);
}

function resumes(given: Given) {
  return db
    .selectFrom("resumes as r")
    .select((eb) => [
      kindOf("resume"),
      "r.id",
      none.as("parent"),
      "r.name as title",
      orNull(eb.ref("r.file_name")).as("detail"),
      none.as("excerpt"),
    ])
    .where("r.account_id", "=", given.accountId)
    .where((eb) => anyHolds([eb.ref("r.name"), eb.ref("r.file_name")], given))
    .orderBy("r.updated_at", "desc")
    .orderBy("r.id")
    .limit(A_KIND_MAX);
}

/**
 * Every kind at once. Each begins at the account's own rows, which the keys of the tables lead to: an index of all words of
 * everybody would have to be read for strangers' rows first, and an account has thousands of rows at most.
 */
const FIND = statement("search_find", (given: Given) =>
  db
    .selectFrom(cards(given).as("cards"))
    .selectAll()
    .unionAll(db.selectFrom(companies(given).as("companies")).selectAll())
    .unionAll(db.selectFrom(people(given).as("people")).selectAll())
    .unionAll(db.selectFrom(resumes(given).as("resumes")).selectAll()),
);

/** Returns what of the account holds the text, of each kind the best few. */
export function findText(sql: Sql, accountId: AccountId, text: string): Promise<RowOf<typeof FIND>[]> {
  return sql.all(FIND, { accountId, text, pattern: likePattern(text) });
}
