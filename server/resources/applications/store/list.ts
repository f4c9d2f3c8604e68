import { type Expression, sql as raw } from "kysely";
import type { z } from "zod";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import {
  DEFAULT_LIMIT,
  type ListIdentity,
  MAX_LIMIT,
  openCursor,
  page,
  withinPageBytes,
} from "#server/core/pagination.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { type Params, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import type { applications } from "../contract.ts";
import { applicationRows, cardsOf, present } from "./rows.ts";

type ListInput = z.output<(typeof applications.list)["input"]>;

/** The column and direction of a sort. */
type Sort = {
  readonly column: `a.${keyof Tables["applications"]}` | `c.${keyof Tables["companies"]}`;
  readonly ignoresCase?: true;
  readonly direction: "asc" | "desc";
};
const SORTS: Record<ListInput["sort"], Sort> = {
  applied_at_desc: { column: "a.application_date", direction: "desc" },
  applied_at_asc: { column: "a.application_date", direction: "asc" },
  updated_at_desc: { column: "a.updated_at", direction: "desc" },
  company_asc: { column: "c.name", ignoresCase: true, direction: "asc" },
  title_asc: { column: "a.job_title", ignoresCase: true, direction: "asc" },
};

/** The shape of a request without its values: each form is planned separately. */
type Form = {
  readonly sort: ListInput["sort"];
  readonly after: "start" | "key" | "null";
  readonly limit: number;
} & Readonly<Record<"statuses" | "search" | "appliedAfter" | "appliedBefore", boolean>>;
type Given = {
  accountId: AccountId;
  boardId: string;
  statuses: readonly Status[] | undefined;
  search: string | undefined;
  appliedAfter: string | undefined;
  appliedBefore: string | undefined;
  afterKey: string | undefined;
  afterId: string | undefined;
};

/** The list query in all its forms; the benchmark's yardstick sends it too. */
export const LIST = statementVariants("applications_list", (form: Form, given: Params<Given>) => {
  const { column, ignoresCase, direction } = SORTS[form.sort];
  const by = ignoresCase ? raw<string | null>`lower(${raw.ref(column)})` : raw.ref<string | null>(column);
  const cards = pageOfCards(form, given, by)
    .orderBy(by, (order) => order[direction]().nullsLast())
    .orderBy("a.id")
    .limit(form.limit);
  const rows = applicationRows(given.accountId, cards.as("a"))
    .select(by.as("sortKey"))
    .orderBy(by, (order) => order[direction]().nullsLast())
    .orderBy("a.id");
  return withinPageBytes(rows, ["notes", "description"]);
});

/** Returns the cards that pass the filters. If no filter or sort needs the company, PostgreSQL drops its join here. */
function pageOfCards(form: Form, given: Params<Given>, by: Expression<string | null>) {
  let cards = cardsOf(given.accountId)
    .leftJoin("companies as c", (join) =>
      join.on("c.account_id", "=", given.accountId).onRef("c.id", "=", "a.company_id"),
    )
    .where("a.board_id", "=", given.boardId);
  if (form.statuses) cards = cards.where("a.status", "=", (eb) => eb.fn.any(given.statuses));
  if (form.search) {
    cards = cards.where((eb) =>
      eb.or([eb("a.job_title", "ilike", given.search), eb("c.name", "ilike", given.search)]),
    );
  }
  if (form.appliedAfter) cards = cards.where("a.application_date", ">=", given.appliedAfter);
  if (form.appliedBefore) cards = cards.where("a.application_date", "<=", given.appliedBefore);
  if (form.after === "null") cards = cards.where(by, "is", null).where("a.id", ">", given.afterId);
  if (form.after === "key") {
    const beyond = SORTS[form.sort].direction === "desc" ? "<" : ">";
    cards = cards.where((eb) =>
      eb.or([
        eb(by, beyond, given.afterKey),
        eb.and([eb(by, "=", given.afterKey), eb("a.id", ">", given.afterId)]),
        eb(by, "is", null),
      ]),
    );
  }
  return cards;
}

/** Returns a page of a board's applications; empty also if the account has no such board. */
export async function listApplications(sql: Sql, accountId: AccountId, input: ListInput) {
  const list: ListIdentity = { operation: "applications.list", tenant: accountId, input };
  const after = openCursor(list);
  const [afterKey = null, afterId] = after ?? [];
  const query = LIST({
    sort: input.sort,
    statuses: Boolean(input.status?.length),
    search: Boolean(input.search),
    appliedAfter: input.appliedAfter !== undefined,
    appliedBefore: input.appliedBefore !== undefined,
    after: after === null ? "start" : afterKey === null ? "null" : "key",
    // Written as a literal: a plan for an unknown limit reads every card. Two sizes only, to keep the forms few.
    limit: (input.limit <= DEFAULT_LIMIT ? DEFAULT_LIMIT : MAX_LIMIT) + 1,
  });
  const rows = await sql.all(query, {
    accountId,
    boardId: input.boardId,
    statuses: input.status && [...new Set(input.status)],
    search: input.search && likePattern(input.search),
    appliedAfter: input.appliedAfter,
    appliedBefore: input.appliedBefore,
    afterKey: afterKey === null ? undefined : String(afterKey),
    afterId: afterId === undefined ? undefined : String(afterId),
  });
  return page(list, rows, (row) => [row.sortKey, row.id], present);
}
