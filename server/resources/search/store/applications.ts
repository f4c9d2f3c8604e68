import { type AliasedExpression, type Expression, sql as raw } from "kysely";
import type { z } from "zod";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { type ListIdentity, MAX_LIMIT, openCursor, page } from "#server/core/pagination.ts";
import { type Params, query } from "#server/core/query.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { selectFrom, withinPageBytes } from "#server/core/statements.ts";
import {
  applicationRows,
  cardsOf,
  inColumnSince,
  lastEventAt,
  present,
} from "#server/resources/applications/service/read.ts";
import { isAhead } from "#server/resources/interviews/service.ts";
import type { search } from "../contract.ts";
import { firstMatches, isCommon, isOfCompanyNamed } from "./first-cards.ts";
import {
  cardsFoundBy,
  type NarrowCard,
  narrowCards,
  type Scan,
  type SearchMethod,
  scanOf,
  searchMethodOf,
  withFoundTexts,
} from "./matching.ts";

type Input = z.output<(typeof search.applications)["input"]>;

/** The query's values; a filter that wasn't sent is null. */
type ApplicationsParams = {
  accountId: AccountId;
  now: Date;
  limit: number;
  boardId: string | null;
  statuses: readonly Status[] | null;
  text: string;
  pattern: string;
  changedBefore: string | null;
  quietSince: string | null;
  hasAhead: boolean | null;
  appliedAfter: string | null;
  appliedBefore: string | null;
  updatedAfter: string | null;
  afterAt: string | null;
  afterId: string | null;
};

/** The orders of the cards: longest in their column first, or oldest change first. */
const ORDERS = { waiting: inColumnSince, changed: () => raw.ref<string>("a.updated_at") };

/** The parts of a request that determine the plan. */
type Form = {
  readonly order: keyof typeof ORDERS;
  /** The way to find the text; null if none was sent. */
  readonly reach: SearchMethod | null;
  /** The comparison of the first cards with the text; null to find all cards with it. */
  readonly scanFirst: Scan | null;
};

/**
 * Uses one statement for all filters except the text: reading an account's cards takes milliseconds, and each combination of filters would
 * need its own statement.
 */
const readMatches = query.many(
  "search_applications",
  (params: Params<ApplicationsParams>, { order, reach, scanFirst }: Form) => {
    const by = ORDERS[order]();
    const filtered = (cards: AliasedExpression<NarrowCard, "a">) =>
      selectFrom(cards).where((eb) => {
        const ahead = selectFrom("interviews as i")
          .select("i.id")
          .where("i.account_id", "=", params.accountId)
          .where("i.application_id", "=", eb.ref("a.id"))
          .where(isAhead(params.now));
        return eb.and([
          ifGiven(params.boardId, "text", (sent) => raw`${eb.ref("a.board_id")} = ${sent}`),
          ifGiven(params.statuses, "text[]", (sent) => raw`${eb.ref("a.status")} = ANY (${sent})`),
          ifGiven(params.changedBefore, "timestamptz", (sent) => raw`${inColumnSince()} < ${sent}`),
          ifGiven(
            params.quietSince,
            "timestamptz",
            (sent) => raw`${lastEventAt(params.accountId)} < ${sent}`,
          ),
          ifGiven(params.hasAhead, "boolean", (sent) => raw`EXISTS ${ahead} = ${sent}`),
          ...within(eb.ref("a.application_date"), params.appliedAfter, params.appliedBefore),
          ifGiven(
            params.afterAt,
            "timestamptz",
            (sent) => raw`(${by}, ${eb.ref("a.id")}) > (${sent}, ${params.afterId})`,
          ),
          ifGiven(params.updatedAfter, "timestamptz", (sent) => raw`${eb.ref("a.updated_at")} >= ${sent}`),
        ]);
      });
    const narrow = narrowCards(params.accountId);
    const matches = (reached: SearchMethod) =>
      withFoundTexts(["card", "company"], ["company"], reached, params)
        .selectFrom(cardsFoundBy(["card"], params.accountId).as("found"))
        .selectAll();
    const first = (scan: Scan) =>
      firstMatches(filtered(narrow.as("a")).select(["a.id", "a.company_id", by.as("sortKey")]), {
        params,
        scan,
        isFoundBeside: isOfCompanyNamed(params),
        order: raw`a."sortKey", a.id`,
        limit: params.limit,
      });
    const best = scanFirst
      ? first(scanFirst).select("a.id")
      : filtered((reach ? matches(reach) : narrow).as("a"))
          .select("a.id")
          .orderBy(by)
          .orderBy("a.id")
          .limit(params.limit);
    const cards = cardsOf(params.accountId).where(
      "a.id",
      "in",
      selectFrom(best.as("best")).select("best.id"),
    );
    const rows = applicationRows(params.accountId, cards.as("a"))
      .select(by.as("sortKey"))
      .orderBy(by)
      .orderBy("a.id");
    return withinPageBytes(rows, ["notes", "description"]);
  },
);

/** Returns the page if the first cards in the order suffice, as they do for a common text; otherwise null. */
async function readFirst(sql: Sql, params: ApplicationsParams, order: Form["order"]) {
  if (params.text === "") return null;
  const scan = scanOf(params.text);
  if (!(await isCommon(sql, params, scan))) return null;
  const rows = await readMatches(sql, params, { order, reach: null, scanFirst: scan });
  return rows.length > 0 ? rows : null;
}

/** Returns a condition on a sent value; true if none was sent. */
function ifGiven(
  value: Expression<unknown>,
  type: string,
  condition: (sent: Expression<unknown>) => Expression<unknown>,
) {
  const sent = raw`${value}::${raw.raw(type)}`;
  return raw<boolean>`(${sent} IS NULL OR ${condition(sent)})`;
}

/** Returns the conditions that a date is within the sent bounds. */
function within(date: Expression<unknown>, from: Expression<unknown>, to: Expression<unknown>) {
  return [
    ifGiven(from, "timestamptz", (sent) => raw`${date} >= ${sent}`),
    ifGiven(to, "timestamptz", (sent) => raw`${date} <= ${sent}`),
  ];
}

/**
 * Returns a page of the account's cards that match every filter, longest in their column first; if filtered by changes since an instant,
 * oldest change first.
 */
export async function findCards(sql: Sql, accountId: AccountId, input: Input, now: Date) {
  const list: ListIdentity = { operation: "search.applications", tenant: accountId, input };
  const [afterAt, afterId] = openCursor(list) ?? [];
  const order = input.updatedAfter === undefined ? "waiting" : "changed";
  const params = {
    accountId,
    now,
    limit: Math.min(input.limit, MAX_LIMIT) + 1,
    boardId: input.boardId ?? null,
    statuses: input.status?.length ? input.status : null,
    text: input.text ?? "",
    pattern: likePattern(input.text ?? ""),
    changedBefore: input.statusChangedBefore ?? null,
    quietSince: input.quietSince ?? null,
    hasAhead: input.hasInterviewAhead ?? null,
    appliedAfter: input.appliedAfter ?? null,
    appliedBefore: input.appliedBefore ?? null,
    updatedAfter: input.updatedAfter ?? null,
    afterAt: afterAt?.toString() ?? null,
    afterId: afterId?.toString() ?? null,
  };
  const reach = input.text ? searchMethodOf(input.text) : null;
  const rows =
    (await readFirst(sql, params, order)) ??
    (await readMatches(sql, params, { order, reach, scanFirst: null }));
  return page(list, rows, (row) => [row.sortKey, row.id], present);
}
