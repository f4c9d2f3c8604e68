import { type AliasedExpression, type Expression, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { equal, fieldsOf, on, onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { cardsOf } from "#server/resources/applications/service/read.ts";
import { firstMatches, isCommon } from "./first-cards.ts";
import {
  A_KIND_MAX,
  anyContains,
  anyFound,
  cardsFoundBy,
  excerptOf,
  firstLineContains,
  foundBy,
  isAmong,
  joinedText,
  kindOf,
  NAMED_KINDS,
  type NarrowCard,
  namedBy,
  narrowCards,
  nullText,
  OTHER_KINDS,
  orNull,
  type Scan,
  type SearchMethod,
  scanOf,
  searchMethodOf,
  TEXT_KINDS,
  withFoundTexts,
} from "./matching.ts";

/** The text to search for, and its pattern. */
type SearchQuery = { accountId: AccountId; text: string; pattern: string };
type SearchParams = Params<SearchQuery>;

/** The way to find a text, in the first cards only or in all. */
type Form =
  | { readonly reach: SearchMethod; readonly cards: "all" }
  | { readonly reach: Scan; readonly cards: "first" };

/** Selects the best cards, sorted by whether the title or the company's name contains the text, then by the latest change. */
function bestCards(params: SearchParams, form: Form) {
  const columns = ["a.id", "a.updated_at", "a.isNamed"] as const;
  const limit = raw.lit(A_KIND_MAX);
  const order = raw`a."isNamed" DESC, a.updated_at DESC, a.id`;
  const isOfNamedCompany = isAmong(raw.ref("a.company_id"), namedBy("company"));
  const narrow = (isNamed: Expression<boolean>, cards: AliasedExpression<NarrowCard, "a">) =>
    selectFrom(cards).select(["a.id", "a.updated_at", raw<boolean>`${isNamed}`.as("isNamed")]);
  if (form.cards === "all") {
    const isNamed = raw<boolean>`(${isAmong(raw.ref("a.id"), namedBy("card"))} OR ${isOfNamedCompany})`;
    const found = cardsFoundBy(["card", "interview", "coach_note"], params.accountId);
    return selectFrom(narrow(isNamed, found.as("a")).as("a"))
      .select(columns)
      .orderBy(order)
      .limit(limit);
  }
  // Few titles contain the text, so few are cut to their first line.
  const title = raw<string>`lower(a.job_title)`;
  const isTitled = raw`${title} LIKE (SELECT lower(${params.pattern})) AND ${firstLineContains(title, params)}`;
  const isNamed = raw<boolean>`(${isTitled} OR ${isOfNamedCompany})`;
  const isNoted = isAmong(raw.ref("a.id"), foundBy(["interview", "coach_note"]));
  return firstMatches(narrow(isNamed, narrowCards(params.accountId).as("a")), {
    params,
    scan: form.reach,
    isFoundBeside: raw<boolean>`(a."isNamed" OR ${isNoted})`,
    order,
    limit,
  }).select(columns);
}

/** Selects cards by title and company, and by source, place, link, notes, description, interviews, and coach notes. */
function cards(params: SearchParams, form: Form) {
  const { accountId } = params;
  const best = bestCards(params, form);
  const interviews = (card: Expression<string>) =>
    selectFrom("interviews as i")
      .select(raw<string>`string_agg(concat_ws(' · ', i.location, i.notes, i.feedback), ' · ')`.as("text"))
      .where(equal({ "i.account_id": accountId, "i.application_id": card }));
  const notes = (card: Expression<string>) =>
    selectFrom("coach_notes as n")
      .select(raw<string>`string_agg(n.body, ' · ')`.as("text"))
      .where(equal({ "n.account_id": accountId, "n.application_id": card }));
  // Limited, so that PostgreSQL looks each card up. As a join, a plan for all accounts would read all cards of this one.
  const card = cardsOf(accountId).where("a.id", "=", raw.ref<string>("best.id")).limit(raw.lit(1));
  return selectFrom(best.as("best"))
    .innerJoinLateral(card.as("a"), onTrue)
    .innerJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
    .innerJoinLateral(
      (eb) =>
        joinedText(
          eb.ref("a.source"),
          raw`(SELECT string_agg(part.value, ', ') FROM jsonb_each_text(${eb.ref("a.location")}) part)`,
          eb.ref("a.notes"),
          interviews(eb.ref("a.id")),
          notes(eb.ref("a.id")),
          eb.ref("a.job_description"),
          eb.ref("a.application_link"),
        ).as("rest"),
      onTrue,
    )
    .select((eb) => [
      kindOf("card"),
      "a.id",
      orNull(eb.ref("a.board_id")).as("parent"),
      "a.job_title as title",
      orNull(eb.ref("c.name")).as("detail"),
      excerptOf(eb.ref("rest.text"), [eb.ref("a.job_title"), eb.ref("c.name")], params).as("excerpt"),
    ])
    .orderBy("best.isNamed", "desc")
    .orderBy("best.updated_at", "desc")
    .orderBy("best.id");
}

function companies(params: SearchParams) {
  const best = selectFrom("companies as c")
    .selectAll("c")
    .where("c.account_id", "=", params.accountId)
    .where(anyFound)
    .where((eb) => isAmong(eb.ref("c.id"), foundBy(["company"])))
    .orderBy((eb) => isAmong(eb.ref("c.id"), namedBy("company")), "desc")
    .orderBy("c.updated_at", "desc")
    .orderBy("c.id")
    .limit(A_KIND_MAX);
  return selectFrom(best.as("best"))
    .innerJoinLateral((eb) => joinedText(eb.ref("best.website"), eb.ref("best.notes")).as("rest"), onTrue)
    .select((eb) => [
      kindOf("company"),
      "best.id",
      nullText.as("parent"),
      "best.name as title",
      nullText.as("detail"),
      excerptOf(eb.ref("rest.text"), [eb.ref("best.name")], params).as("excerpt"),
    ]);
}

function people(params: SearchParams) {
  const { accountId } = params;
  const best = selectFrom("contacts as p")
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
    selectFrom("interactions as t")
      .select(raw<string>`string_agg(t.notes, ' · ')`.as("text"))
      .where(equal({ "t.account_id": accountId, "t.contact_id": contact }));
  return selectFrom(best.as("best"))
    .innerJoinLateral(
      (eb) =>
        joinedText(
          eb.ref("best.title"),
          eb.ref("best.email"),
          eb.ref("best.phone"),
          eb.ref("best.notes"),
          talks(eb.ref("best.id")),
        ).as("rest"),
      onTrue,
    )
    .select((eb) => [
      kindOf("person"),
      "best.id",
      nullText.as("parent"),
      ...fieldsOf("best", "name:title employer:detail"),
      excerptOf(eb.ref("rest.text"), [eb.ref("best.name"), eb.ref("best.employer")], params).as("excerpt"),
    ]);
}

function resumes(params: SearchParams) {
  return selectFrom("resumes as r")
    .select((eb) => [
      kindOf("resume"),
      "r.id",
      nullText.as("parent"),
      "r.name as title",
      orNull(eb.ref("r.file_name")).as("detail"),
      nullText.as("excerpt"),
    ])
    .where("r.account_id", "=", params.accountId)
    .where((eb) => anyContains([eb.ref("r.name"), eb.ref("r.file_name")], params))
    .orderBy("r.updated_at", "desc")
    .orderBy("r.id")
    .limit(A_KIND_MAX);
}

const readMatches = query.many("search_find", (params: Params<SearchQuery>, form: Form) =>
  withFoundTexts(form.cards === "all" ? TEXT_KINDS : OTHER_KINDS, NAMED_KINDS, form.reach, params)
    .selectFrom(cards(params, form).as("cards"))
    .selectAll()
    .unionAll(selectFrom(companies(params).as("companies")).selectAll())
    .unionAll(selectFrom(people(params).as("people")).selectAll())
    .unionAll(selectFrom(resumes(params).as("resumes")).selectAll()),
);

/** Returns the best few matches of each kind in the account. */
export async function findText(sql: Sql, params: SearchQuery) {
  const scan = scanOf(params.text);
  if (await isCommon(sql, params, scan)) {
    const found = await readMatches(sql, params, { reach: scan, cards: "first" });
    if (found.some(({ kind }) => kind === "card")) return found;
  }
  return readMatches(sql, params, { reach: searchMethodOf(params.text), cards: "all" });
}
