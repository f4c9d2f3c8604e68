import {
  type Compilable,
  type IdentifierNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type SelectQueryBuilder,
} from "kysely";
import { accountOfJob, organizationOfJob } from "./access.ts";
import type { AccountId, OrganizationId } from "./ids.ts";
import type { ListIdentity } from "./pagination.ts";
import { type Paging, type Params, type PatchOf, query, type UpdateOf } from "./query.ts";
import type { Sql } from "./sql.ts";
import { db } from "./statements.ts";
import type { Tables } from "./tables.ts";

/** The owner of a resource that both people and organizations have. */
export type Owner =
  | { readonly kind: "account"; readonly id: AccountId }
  | { readonly kind: "organization"; readonly id: OrganizationId };
export type OwnerKind = Owner["kind"];

/** Returns the owner that an internal job works on, such as sending due events, without checking a caller. */
export function ownerOfJob(kind: OwnerKind, id: string): Owner {
  return kind === "account" ? { kind, id: accountOfJob(id) } : { kind, id: organizationOfJob(id) };
}

/** The names in the organizations' tables; their other columns are the same as in the accounts' tables. */
const ORGANIZATIONS_OWN: Readonly<Record<string, string>> = {
  account_id: "organization_id",
  accounts: "organizations",
  change_events: "organization_change_events",
  webhook_deliveries: "organization_webhook_deliveries",
  webhook_endpoints: "organization_webhook_endpoints",
};

class OfOrganizations extends OperationNodeTransformer {
  protected override transformIdentifier(node: IdentifierNode): IdentifierNode {
    return { ...super.transformIdentifier(node), name: ORGANIZATIONS_OWN[node.name] ?? node.name };
  }
}

const renaming = new OfOrganizations();
const toOrganizations: KyselyPlugin = {
  transformQuery: ({ node }) => renaming.transformNode(node),
  transformResult: ({ result }) => Promise.resolve(result),
};
const databases = { account: db, organization: db.withPlugin(toOrganizations) };

/**
 * The accounts' tables that organizations also have. Queries name the accounts' tables, but their rows may
 * belong to either kind of owner.
 */
type OwnedTable = "change_events" | "webhook_deliveries" | "webhook_endpoints";
export type OwnedTables = Omit<Tables, OwnedTable> & {
  [Table in OwnedTable]: Omit<Tables[Table], "account_id"> & { account_id: Owner["id"] };
};

/** Returns the builder for queries written on the accounts' tables, which translates them to the organizations' tables if needed. */
export function databaseOf(kind: OwnerKind): Kysely<OwnedTables> {
  return databases[kind] as unknown as Kysely<OwnedTables>;
}

/** The owner among a query's params. */
export type OfOwner = { ownerId: Owner["id"] };
type ChoicesOf<Choices> = { kind: OwnerKind; choices: Choices };
type ChoiceArguments<Choices> = unknown extends Choices ? [] : [choices: Choices];
type OwnedBuild<Input, Choices, Query> = (
  database: Kysely<OwnedTables>,
  params: Params<Input>,
  choices: Choices,
) => Query;

function ofKind<Input, Choices, Query>(build: OwnedBuild<Input, Choices, Query>) {
  return (params: Params<Input>, { kind, choices }: ChoicesOf<Choices>) =>
    build(databaseOf(kind), params, choices);
}

/** Returns the params with the owner among them. */
function owned<Input extends OfOwner>({ id }: Owner, params: Omit<Input, "ownerId">): Input {
  return { ...params, ownerId: id } as unknown as Input;
}

function forOwner<Input extends OfOwner, Choices, Result>(
  run: (sql: Sql, params: Input, choices: ChoicesOf<Choices>) => Promise<Result>,
) {
  return (
    sql: Sql,
    owner: Owner,
    params: Omit<Input, "ownerId">,
    ...[choices]: ChoiceArguments<Choices>
  ): Promise<Result> =>
    run(sql, owned<Input>(owner, params), { kind: owner.kind, choices: choices as Choices });
}

type OwnedPage<Input, Choices, Read, From extends keyof Read, Row, Item> = Paging<Read, From, Row, Item> & {
  /** Selects the rows, without order and limit. */
  rows: OwnedBuild<Input, Choices, SelectQueryBuilder<Read, From, Row>>;
};

/** Declares queries as `query` does. Each is written once, on the accounts' tables, and runs on the owner's tables. */
export const ownedQuery = {
  many: <Input extends OfOwner, Choices, Row>(
    name: string,
    build: OwnedBuild<Input, Choices, Compilable<Row>>,
  ) => forOwner(query.many(name, ofKind(build))),
  maybeOne: <Input extends OfOwner, Choices, Row>(
    name: string,
    build: OwnedBuild<Input, Choices, Compilable<Row>>,
  ) => forOwner(query.maybeOne(name, ofKind(build))),
  matches: <Input extends OfOwner, Choices>(
    name: string,
    build: OwnedBuild<Input, Choices, Compilable<unknown>>,
  ) => forOwner(query.matches(name, ofKind(build))),
  execute: <Input extends OfOwner, Choices>(
    name: string,
    build: OwnedBuild<Input, Choices, Compilable<unknown>>,
  ) => forOwner(query.execute(name, ofKind(build))),

  patch<Table extends OwnedTable, Input extends OfOwner>(
    name: string,
    table: Table,
    build: (update: UpdateOf<Table, OwnedTables>, params: Params<Input>) => Compilable<unknown>,
  ) {
    const writeOf = (kind: OwnerKind) =>
      query.patch(
        name,
        table,
        (update, params: Params<Input>) => build(update as never, params),
        databases[kind],
      );
    const writes = { account: writeOf("account"), organization: writeOf("organization") };
    return (sql: Sql, owner: Owner, params: Omit<Input, "ownerId">, fields: PatchOf<Table>): Promise<void> =>
      writes[owner.kind](sql, owned<Input>(owner, params), fields);
  },

  page<Input extends OfOwner, Choices, Read, From extends keyof Read, Row extends object, Item = Row>(
    name: string,
    { rows, ...spec }: OwnedPage<Input, Choices, Read, From, Row, Item>,
  ) {
    const run = query.page<Input, ChoicesOf<Choices>, Read, From, Row, Item>(name, {
      ...spec,
      rows: ofKind(rows),
    });
    return (
      sql: Sql,
      owner: Owner,
      list: ListIdentity,
      params: Omit<Input, "ownerId">,
      ...[choices]: ChoiceArguments<Choices>
    ) => run(sql, list, owned<Input>(owner, params), { kind: owner.kind, choices: choices as Choices });
  },
};
