import { type Expression, sql as raw } from "kysely";
import { APPLICANTS, STAFF } from "#domain/roles.ts";
import type { AccountId } from "#server/core/access.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, type RowOf, type Slots, statement } from "#server/core/statements.ts";
import type { Found } from "../contract.ts";
import { beginningOf } from "./reach.ts";

const A_KIND_MAX = 8;
/** How much of a text is shown around what was found in it. */
const EXCERPT = { before: 40, length: 120 };

type Wanted = { accountId: AccountId; text: string; pattern: string };
type Given = Slots<Wanted>;
type Text = Expression<string | null>;

const kindOf = (name: Found["kind"]) => raw<Found["kind"]>`${raw.lit(name)}::text`.as("kind");
const none = raw<string | null>`NULL::text`;
const orNull = (column: Text) => raw<string | null>`${column}`;
/** All that is searched beside the names, as one text. */
const together = (...texts: readonly Expression<unknown>[]) =>
  db.selectNoFrom(raw<string>`concat_ws(' · ', ${raw.join([...texts])})`.as("text"));
const holds = (text: Text, { pattern }: Pick<Given, "pattern">) =>
  raw<boolean>`(${text} ILIKE ${pattern}) IS TRUE`;

/** The words around the text, from the beginning of one, where no name holds it. */
function excerptOf(rest: Text, names: readonly Text[], given: Given) {
  const found = raw`strpos(lower(${rest}), lower(${given.text}))`;
  const from = raw`greatest(1, ${found} - ${raw.lit(EXCERPT.before)})`;
  const before = raw`substr(${rest}, ${from}, ${found} - ${from})`;
  return raw<string | null>`CASE WHEN NOT (${anyHolds(names, given)}) AND ${holds(rest, given)}
    THEN CASE WHEN ${from} = 1 THEN ${before} ELSE regexp_replace(${before}, '^\\S*\\s+', '') END
      || substr(${rest}, ${found}, ${raw.lit(EXCERPT.length - EXCERPT.before)}) END`;
}

const anyHolds = (texts: readonly Text[], given: Pick<Given, "pattern">) =>
  raw<boolean>`(${raw.join(
    texts.map((text) => holds(text, given)),
    raw` OR `,
  )})`;

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

/** The applicants of all the organizations that the person is staff of. */
const FIND_APPLICANTS = statement("search_applicants", (given: Slots<Omit<Wanted, "text">>) =>
  db
    .selectFrom("members as me")
    .innerJoin("organizations as o", "o.id", "me.organization_id")
    .innerJoin("members as m", "m.organization_id", "me.organization_id")
    .leftJoin("accounts as person", "person.id", "m.account_id")
    .select((eb) => [
      kindOf("applicant"),
      "m.email as id",
      orNull(eb.ref("o.slug")).as("parent"),
      eb.fn.coalesce("person.display_name", "m.email").as("title"),
      orNull(eb.ref("o.name")).as("detail"),
      none.as("excerpt"),
    ])
    .where("me.account_id", "=", given.accountId)
    .where("me.role", "in", STAFF)
    .where("m.role", "in", APPLICANTS)
    .where((eb) => anyHolds([eb.ref("person.display_name"), eb.ref("m.email")], given))
    .orderBy("m.email")
    .orderBy("m.id")
    .limit(A_KIND_MAX),
);

/** What of the account, and of the organizations that it is staff of, holds the text; of each kind the best few. */
export async function findText(sql: Sql, accountId: AccountId, text: string): Promise<RowOf<typeof FIND>[]> {
  const given = { accountId, text, pattern: likePattern(text) };
  return [...(await sql.all(FIND, given)), ...(await sql.all(FIND_APPLICANTS, given))];
}
