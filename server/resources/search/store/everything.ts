import { type Expression, sql as raw } from "kysely";
import { APPLICANTS, STAFF } from "#domain/roles.ts";
import type { AccountId } from "#server/core/access.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, type RowOf, type Slots, statement, statementForms } from "#server/core/statements.ts";
import type { Found } from "../contract.ts";
import {
  cardsFoundBy,
  companiesNamed,
  contactsFoundBy,
  foundBy,
  type Reach,
  reachOf,
  TEXT_KINDS,
  withFoundTexts,
} from "./reach.ts";

const A_KIND_MAX = 8;
/** How much of a text is shown around what was found in it. */
const EXCERPT = { before: 40, length: 120 };

type Wanted = { accountId: AccountId; text: string; pattern: string };
type Given = Slots<Wanted>;
type Text = Expression<string | null>;

const kindOf = (name: Found["kind"]) => raw<Found["kind"]>`${raw.lit(name)}::text`.as("kind");
const none = raw<string | null>`NULL::text`;
const orNull = (column: Text) => raw<string | null>`${column}`;
/** All that is searched beside the names, as one text; the limit has it made once, however often it stands in an excerpt. */
const together = (...texts: readonly Expression<unknown>[]) =>
  db.selectNoFrom(raw<string>`concat_ws(' · ', ${raw.join([...texts])})`.as("text")).limit(raw.lit(1));
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
  const best = db
    .selectFrom("applications as a")
    .select(["a.id", "a.updated_at"])
    .select((eb) => {
      const isOfNamed = eb("a.company_id", "in", companiesNamed(given).select("k.id"));
      return raw<boolean>`${holds(eb.ref("a.job_title"), given)} OR ${isOfNamed}`.as("isNamed");
    })
    .where("a.account_id", "=", accountId)
    .where("a.id", "in", cardsFoundBy(["card", "interview", "coach_note"], given))
    .orderBy("isNamed", "desc")
    .orderBy("a.updated_at", "desc")
    .orderBy("a.id")
    .limit(A_KIND_MAX);
  const interviews = (card: Expression<string>) =>
    db
      .selectFrom("interviews as i")
      .select(raw<string>`string_agg(concat_ws(' · ', i.location, i.notes, i.feedback), ' · ')`.as("text"))
      .where("i.account_id", "=", accountId)
      .where("i.application_id", "=", card);
  const notes = (card: Expression<string>) =>
    db
      .selectFrom("coach_notes as n")
      .select(raw<string>`string_agg(n.body, ' · ')`.as("text"))
      .where("n.account_id", "=", accountId)
      .where("n.application_id", "=", card);
  return db
    .selectFrom(best.as("best"))
    .innerJoin("applications as a", (join) =>
      join.on("a.account_id", "=", accountId).onRef("a.id", "=", "best.id"),
    )
    .innerJoin("companies as c", (join) =>
      join.on("c.account_id", "=", accountId).onRef("c.id", "=", "a.company_id"),
    )
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

function companies(given: Given) {
  const best = db
    .selectFrom("companies as c")
    .selectAll("c")
    .where("c.account_id", "=", given.accountId)
    .where("c.id", "in", foundBy(["company"]))
    .orderBy((eb) => holds(eb.ref("c.name"), given), "desc")
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

function people(given: Given) {
  const { accountId } = given;
  const best = db
    .selectFrom("contacts as p")
    .leftJoin("companies as c", (join) =>
      join.on("c.account_id", "=", accountId).onRef("c.id", "=", "p.company_id"),
    )
    .selectAll("p")
    .select("c.name as employer")
    .where("p.account_id", "=", accountId)
    .where("p.id", "in", contactsFoundBy(given))
    .orderBy((eb) => holds(eb.ref("p.name"), given), "desc")
    .orderBy("p.updated_at", "desc")
    .orderBy("p.id")
    .limit(A_KIND_MAX);
  const talks = (contact: Expression<string>) =>
    db
      .selectFrom("interactions as t")
      .select(raw<string>`string_agg(t.notes, ' · ')`.as("text"))
      .where("t.account_id", "=", accountId)
      .where("t.contact_id", "=", contact);
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

/** Every kind at once. */
const FIND = statementForms("search_find", (reach: Reach, given: Given) =>
  withFoundTexts(TEXT_KINDS, reach, given)
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
export async function findText(
  sql: Sql,
  accountId: AccountId,
  text: string,
): Promise<RowOf<ReturnType<typeof FIND>>[]> {
  const given = { accountId, text, pattern: likePattern(text) };
  return [...(await sql.all(FIND(reachOf(text)), given)), ...(await sql.all(FIND_APPLICANTS, given))];
}
