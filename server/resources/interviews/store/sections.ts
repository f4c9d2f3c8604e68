import { type Expression, expressionBuilder, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import {
  type ListIdentity,
  openCursor,
  page,
  withinBytes,
  withinPageBytes,
} from "#server/core/pagination.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, type Params, statement, statementVariants } from "#server/core/statements.ts";
import type { CardChoice, Interview, InterviewEntry, Section } from "../contract.ts";
import { isAhead, needsFeedback } from "../progress.ts";
import { interviewsOf, LONG } from "./interviews.ts";

type Filter = { search?: string | undefined; type?: Interview["type"] | undefined };
/** The shape of the filter without its values. */
type FilterForm = { readonly search: boolean; readonly type: boolean };
type Filtered = Filter & { accountId: AccountId };

/** Selects interviews with their cards. */
function entries(form: FilterForm, given: Params<Filtered>) {
  let found = interviewsOf(given.accountId)
    .innerJoin("applications as a", (join) =>
      join.on("a.account_id", "=", given.accountId).onRef("a.id", "=", "i.application_id"),
    )
    .innerJoin("companies as c", (join) =>
      join.on("c.account_id", "=", given.accountId).onRef("c.id", "=", "a.company_id"),
    )
    .select(["a.board_id as boardId", "a.job_title as title", "a.status", "c.name as companyName"]);
  if (form.type) found = found.where("i.type", "=", given.type);
  if (form.search) {
    found = found.where((eb) =>
      eb.or([eb("a.job_title", "ilike", given.search), eb("c.name", "ilike", given.search)]),
    );
  }
  return found;
}

function within(section: Section, now: Expression<string>) {
  if (section === "upcoming") return isAhead(now);
  if (section === "feedback") return needsFeedback(now);
  const eb = expressionBuilder();
  return eb.and([eb.not(isAhead(now)), eb.not(needsFeedback(now))]);
}

type SectionForm = FilterForm & { readonly section: Section; readonly after: boolean };
type Page = Filtered & {
  now: string;
  limit: number;
  afterAt?: string | undefined;
  afterId?: string | undefined;
};
const SECTION = statementVariants("interview_page_section", (form: SectionForm, given: Params<Page>) => {
  const [beyond, direction] =
    form.section === "upcoming" ? ([">", "asc"] as const) : (["<", "desc"] as const);
  let section = entries(form, given)
    .where(within(form.section, given.now))
    .orderBy("i.scheduled_at", direction)
    .orderBy("i.id", direction)
    .limit(given.limit);
  if (form.after) {
    section = section.where((eb) =>
      eb(eb.refTuple("i.scheduled_at", "i.id"), beyond, eb.tuple(given.afterAt, given.afterId)),
    );
  }
  return withinPageBytes(section, LONG);
});

const SPAN_MAX = 500;
const SPAN = statementVariants(
  "interview_page_span",
  (form: FilterForm, given: Params<Filtered & { from: string; to: string }>) =>
    withinPageBytes(
      entries(form, given)
        .where("i.scheduled_at", ">=", given.from)
        .where("i.scheduled_at", "<", given.to)
        .orderBy("i.scheduled_at")
        .orderBy("i.id")
        .limit(SPAN_MAX),
      LONG,
    ),
);

const CARDS = statement(
  "interview_page_cards",
  ({ accountId, search }: Params<{ accountId: AccountId; search: string }>) =>
    db
      .selectFrom("boards as b")
      .innerJoin("applications as a", (join) =>
        join.on("a.account_id", "=", accountId).onRef("a.board_id", "=", "b.id"),
      )
      .innerJoin("companies as c", (join) =>
        join.on("c.account_id", "=", accountId).onRef("c.id", "=", "a.company_id"),
      )
      .select(["a.id", "a.job_title as title", "c.name as companyName", "b.name as boardName"])
      .where("b.account_id", "=", accountId)
      .where((eb) =>
        eb.or([
          eb("a.job_title", "ilike", search),
          eb("c.name", "ilike", search),
          eb(raw<string>`${eb.ref("a.job_title")} || ' at ' || ${eb.ref("c.name")}`, "ilike", search),
        ]),
      )
      .orderBy("b.is_active", "desc")
      .orderBy((eb) => eb("a.status", "in", ["rejected", "archived"]))
      .orderBy("a.updated_at", "desc")
      .orderBy("a.id")
      .limit(8),
);

/** Returns a page of one section: future interviews earliest first, past ones latest first. */
export async function listSection(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  { section, now, ...filter }: Filter & { section: Section; now: Date },
) {
  const after = openCursor(list);
  const [afterAt, afterId] = after?.map(String) ?? [];
  const rows = await sql.all(SECTION({ ...formOf(filter), section, after: after !== null }), {
    ...valuesOf(accountId, filter),
    now: now.toISOString(),
    limit: list.input.limit + 1,
    afterAt,
    afterId,
  });
  return page(
    list,
    rows,
    (row) => [row.scheduledAt, row.id],
    (row): InterviewEntry => row,
  );
}

/** Returns the interviews between two instants, earliest first, up to one page. */
export async function listSpan(
  sql: Sql,
  accountId: AccountId,
  { from, to, ...filter }: Filter & { from: string; to: string },
): Promise<InterviewEntry[]> {
  return withinBytes(await sql.all(SPAN(formOf(filter)), { ...valuesOf(accountId, filter), from, to }));
}

/** Returns the cards whose title or company contains the text: those of the active board first, then the most recently changed. */
export function findCards(sql: Sql, accountId: AccountId, search: string): Promise<CardChoice[]> {
  return sql.all(CARDS, { accountId, search: likePattern(search) });
}

function formOf({ search, type }: Filter): FilterForm {
  return { search: Boolean(search), type: Boolean(type) };
}

function valuesOf(accountId: AccountId, { search, type }: Filter): Filtered {
  return { accountId, type, search: search && likePattern(search) };
}
