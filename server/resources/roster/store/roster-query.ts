import { type Compilable, sql as raw } from "kysely";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { any, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { compile, db } from "#server/core/statements.ts";
import { PERSONAL_TABLES } from "#server/core/tables.ts";
import { hasMoved, readBesideAccounts } from "#server/lib/citus/kept-plans.ts";
import { workerIn } from "#server/lib/citus/placement.ts";
import { isDistributed } from "#server/lib/citus/variant.ts";
import { boardsOf, boardsOfJson } from "../board-figures.ts";
import { applicantsOf } from "../rows.ts";

type Applicants = ReturnType<typeof applicantsOf>;
type Boards = ReturnType<typeof boardsOf>;
type Of = { readonly organizationId: OrganizationId; readonly at: Date };

type Shared = { id: string; account_id: AccountId; board_id: string };

/** Selects the figures of the boards in a list. Its params are the list and the instant, in this order. */
const { text } = compile("roster_boards", false, (param) =>
  db
    .with(
      (cte) => cte("shared").materialized(),
      (queries) =>
        queries
          .selectFrom(
            raw<Shared>`jsonb_to_recordset(${param("rows")})`.as<"r">(
              raw`r (id text, account_id text, board_id text)`,
            ),
          )
          .selectAll(),
    )
    .with("b", () => boardsOf(raw`${param("at")}`))
    .selectFrom("b")
    .selectAll(),
);
const FIGURES = { name: "roster_boards", text, tables: PERSONAL_TABLES };

/**
 * Declares a query of applicants and the boards that they share. A cluster would turn one statement into one
 * for each shard, and plan each of them every time. So the query reads in three steps: the applicants with
 * their workers, the figures of their boards from each worker, which keeps the plans, and the rows.
 * @param spec `rows` selects rows of the applicants, with the figures of their boards as `rosterRows` takes them
 */
export function rosterQuery<Input extends Of, Choice, Row>(
  name: string,
  spec: {
    readonly applicants: (params: Params<Input>, choice: Choice) => Applicants;
    readonly rows: (applicants: Applicants, params: Params<Of>, boards?: Boards) => Compilable<Row>;
  },
) {
  const readAtOnce = query.many(name, (params: Params<Input>, choice: Choice) =>
    spec.rows(spec.applicants(params, choice), params as unknown as Params<Of>),
  );
  const readPlaces = query.many("roster_places", (params: Params<Input>, choice: Choice) =>
    placesOf(spec.applicants(params, choice), params as unknown as Params<Of>),
  );
  type Found = Of & { ids: readonly string[]; boards: string };
  const readFound = query.many(name, (params: Params<Found>) => {
    const { organizationId, ids, boards } = params;
    const applicants = applicantsOf(organizationId).where("m.account_id", "=", any(ids));
    return spec.rows(applicants, params, boardsOfJson(boards));
  });

  async function readByWorker(sql: Sql, params: Input, choice: Choice): Promise<Row[]> {
    const places = await readPlaces(sql, params, ...([choice] as never));
    const shared = places.flatMap(({ worker, shareId, accountId, boardId }) =>
      worker === null ? [] : [{ worker, row: { id: shareId, account_id: accountId, board_id: boardId } }],
    );
    const { organizationId, at } = params;
    const boards = JSON.stringify(await readBesideAccounts(sql, FIGURES, shared, at));
    const ids = [...new Set(places.map(({ accountId }) => accountId))];
    return readFound(sql, { organizationId, at, ids, boards });
  }

  return async (sql: Sql, params: Input, choice: Choice): Promise<Row[]> => {
    const atOnce = () => readAtOnce(sql, params, ...([choice] as never));
    if (!isDistributed()) return atOnce();
    return readByWorker(sql, params, choice).catch((error) => {
      if (hasMoved(error)) return atOnce();
      throw error;
    });
  };
}

function placesOf(applicants: Applicants, { organizationId }: Params<Of>) {
  return db
    .with("m", () => applicants)
    .selectFrom("m")
    .leftJoin("shares as sh", on({ "sh.organization_id": organizationId, "sh.account_id": "m.account_id" }))
    .select(["m.account_id as accountId", "sh.id as shareId", "sh.board_id as boardId"])
    .select(raw<number | null>`${raw.raw(workerIn("sh.account_id"))}`.as("worker"));
}
