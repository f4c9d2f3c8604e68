import { type Expression, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { equal, on } from "#server/core/conditions.ts";
import { type Params, query } from "#server/core/query.ts";
import { db } from "#server/core/statements.ts";
import {
  A_KIND_MAX,
  anyFound,
  anyHolds,
  cardsFoundBy,
  excerptOf,
  foundBy,
  isAmong,
  kindOf,
  namedBy,
  none,
  orNull,
  type Reach,
  TEXT_KINDS,
  together,
  withFoundTexts,
} from "./matching.ts";

/** The text to search for, and its pattern. */
type Wanted = { accountId: AccountId; text: string; pattern: string };
type SearchParams = Params<Wanted>;

/** Selects cards by title and company, and by source, place, link, notes, description, interviews, and coach notes. */
function cards(given: SearchParams) {
  const { accountId } = given;
  const best = db
    .selectFrom(cardsFoundBy(["card", "interview", "coach_note"], accountId).as("a"))
    .select(["a.id", "a.updated_at"])
    .select((eb) =>
      eb
        .or([isAmong(eb.ref("a.id"), namedBy("card")), isAmong(eb.ref("a.company_id"), namedBy("company"))])
        .as("isNamed"),
    )
    .orderBy("isNamed", "desc")
    .orderBy("a.updated_at", "desc")
    .orderBy("a.id")
    .limit(A_KIND_MAX);
  const interviews = (card: Expression<string>) =>
    db
      .selectFrom("interviews as i")
      .select(raw<string>`string_agg(concat_ws(' · ', i.location, i.notes, i.feedback), ' · ')`.as("text"))
      .where(equal({ "i.account_id": accountId, "i.application_id": card }));
  const notes = (card: Expression<string>) =>
    db
      .selectFrom("coach_notes as n")
      .select(raw<string>`string_agg(n.body, ' · ')`.as("text"))
      .where(equal({ "n.account_id": accountId, "n.application_id": card }));
  return db
    .selectFrom(best.as("best"))
    .innerJoin("applications as a", on({ "a.account_id": accountId, "a.id": "best.id" }))
    .innerJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
    .innerJoinLateral(
      (eb) =>
        together(
          eb.ref("a.source"),
          raw`(SELECT string_agg(part.value, ', ') FROM jsonb_each_text(${eb.ref("a.location")}) part)`,
          eb.ref("a.notes"),
          interviews(eb.ref("a.id")),
          notes(eb.ref("a.id")),
          eb.ref("a.job_description"),
          eb.ref("a.application_link"),
        ).as("rest"),
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
    .orderBy("best.isNamed", "desc")
    .orderBy("best.updated_at", "desc")
    .orderBy("best.id");
}

function companies(given: SearchParams) {
  const best = db
    .selectFrom("companies as c")
    .selectAll("c")
    .where("c.account_id", "=", given.accountId)
    .where(anyFound)
    .where((eb) => isAmong(eb.ref("c.id"), foundBy(["company"])))
    .orderBy((eb) => isAmong(eb.ref("c.id"), namedBy("company")), "desc")
    .orderBy("c.updated_at", "desc")
    .orderBy("c.id")
    .limit(A_KIND_MAX);
  return db
    .selectFrom(best.as("best"))
    .innerJoinLateral(
      (eb) => together(eb.ref("best.website"), eb.ref("best.notes")).as("rest"),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      kindOf("company"),
      "best.id",
      none.as("parent"),
      "best.name as title",
      none.as("detail"),
      excerptOf(eb.ref("rest.text"), [eb.ref("best.name")], given).as("excerpt"),
    ]);
}

function people(given: SearchParams) {
  const { accountId } = given;
  const best = db
    .selectFrom("contacts as p")
    .leftJoin("companies as c", on({ "c.account_id": accountId, "c.id": "p.company_id" }))
    .selectAll("p")
    .select("c.name as employer")
    .where("p.account_id", "=", accountId)
    .where(anyFound)
    .where((eb) =>
      eb.or([
        isAmong(eb.ref("p.id"), foundBy(["contact", "interaction"])),
        isAmong(eb.ref("p.company_id"), namedBy("company")),
      ]),
    )
    .orderBy((eb) => isAmong(eb.ref("p.id"), namedBy("contact")), "desc")
    .orderBy("p.updated_at", "desc")
    .orderBy("p.id")
    .limit(A_KIND_MAX);
  const talks = (contact: Expression<string>) =>
    db
      .selectFrom("interactions as t")
      .select(raw<string>`string_agg(t.notes, ' · ')`.as("text"))
      .where(equal({ "t.account_id": accountId, "t.contact_id": contact }));
  return db
    .selectFrom(best.as("best"))
    .innerJoinLateral(
      (eb) =>
        together(
          eb.ref("best.title"),
          eb.ref("best.email"),
          eb.ref("best.phone"),
          eb.ref("best.notes"),
          talks(eb.ref("best.id")),
        ).as("rest"),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      kindOf("person"),
      "best.id",
      none.as("parent"),
      "best.name as title",
      "best.employer as detail",
      excerptOf(eb.ref("rest.text"), [eb.ref("best.name"), eb.ref("best.employer")], given).as("excerpt"),
    ]);
}

function resumes(given: SearchParams) {
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

/** Returns the best few matches of each kind in the account. */
export const findText = query.many("search_find", (given: Params<Wanted>, reach: Reach) =>
  withFoundTexts(TEXT_KINDS, reach, given)
    .selectFrom(cards(given).as("cards"))
    .selectAll()
    .unionAll(db.selectFrom(companies(given).as("companies")).selectAll())
    .unionAll(db.selectFrom(people(given).as("people")).selectAll())
    .unionAll(db.selectFrom(resumes(given).as("resumes")).selectAll()),
);
