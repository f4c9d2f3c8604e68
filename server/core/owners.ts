import {
  type Compilable,
  type IdentifierNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
} from "kysely";
import { accountOfJob, organizationOfJob } from "./access.ts";
import { type Params, query } from "./query.ts";
import type { Sql } from "./sql.ts";
import type { Params as OldParams } from "./statements.ts";
import { db, type Statement, statementVariants } from "./statements.ts";
import type { Tables } from "./tables.ts";
import type { AccountId, OrganizationId } from "./tenants.ts";

/** The owner of something that both people and organizations have. */
export type Owner =
  | { readonly kind: "account"; readonly id: AccountId }
  | { readonly kind: "organization"; readonly id: OrganizationId };
export type OwnerKind = Owner["kind"];

/** Returns the owner that an internal job works on (such as sending what is due), without checking a caller. */
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

/** Returns the builder for queries written on the accounts' tables, which translates them to the organizations' tables if needed. */
export function databaseOf(kind: OwnerKind): Kysely<Tables> {
  return databases[kind];
}

/** The tables of accounts that organizations have too: written for accounts, their rows may belong to either kind of owner. */
type OwnedTable = "change_events" | "webhook_deliveries" | "webhook_endpoints";
type OwnedTables = Omit<Tables, OwnedTable> & {
  [Table in OwnedTable]: Omit<Tables[Table], "account_id"> & { account_id: Owner["id"] };
};

/** The owner among a query's params. */
export type OwnerParam = { ownerId: Owner["id"] };
export type OfOwner = { ownerId: AccountId };
type ChoicesOf<Choices> = { kind: OwnerKind; choices: Choices };
type OwnedBuild<Input, Choices, Row> = (
  database: Kysely<OwnedTables>,
  params: Params<Input>,
  choices: Choices,
) => Compilable<Row>;

function ofKind<Input, Choices, Row>(build: OwnedBuild<Input, Choices, Row>) {
  return (params: Params<Input>, { kind, choices }: ChoicesOf<Choices>) =>
    build(databases[kind] as unknown as Kysely<OwnedTables>, params, choices);
}

function forOwner<Input extends OwnerParam, Choices, Result>(
  run: (sql: Sql, params: Input, choices: ChoicesOf<Choices>) => Promise<Result>,
) {
  return (
    sql: Sql,
    { kind, id }: Owner,
    params: Omit<Input, "ownerId">,
    ...[choices]: unknown extends Choices ? [] : [choices: Choices]
  ): Promise<Result> =>
    run(sql, { ...params, ownerId: id } as unknown as Input, { kind, choices: choices as Choices });
}

/** Declares queries as `query` does. Each is written once, on the accounts' tables, and runs on those of the owner. */
export const ownedQuery = {
  many: <Input extends OwnerParam, Choices, Row>(name: string, build: OwnedBuild<Input, Choices, Row>) =>
    forOwner(query.many(name, ofKind(build))),
  maybeOne: <Input extends OwnerParam, Choices, Row>(name: string, build: OwnedBuild<Input, Choices, Row>) =>
    forOwner(query.maybeOne(name, ofKind(build))),
  matches: <Input extends OwnerParam, Choices>(name: string, build: OwnedBuild<Input, Choices, unknown>) =>
    forOwner(query.matches(name, ofKind(build))),
  execute: <Input extends OwnerParam, Choices>(name: string, build: OwnedBuild<Input, Choices, unknown>) =>
    forOwner(query.execute(name, ofKind(build))),
};

/** Declares a statement that is written once, on the accounts' tables, and runs on the owner's. */
export function ownedStatement<Input extends { ownerId: AccountId }, Row>(
  name: string,
  build: (database: Kysely<Tables>, slots: OldParams<Input>) => Compilable<Row>,
): (owner: Owner) => Statement<Omit<Input, "ownerId">, Row> {
  const forms = ownedStatementVariants<null, Input, Row>(name, (database, _form, slots) =>
    build(database, slots),
  );
  return (owner) => forms(owner, null);
}

/** Declares such a statement in forms, as `statementVariants` does. */
export function ownedStatementVariants<Form, Input extends { ownerId: AccountId }, Row>(
  name: string,
  build: (database: Kysely<Tables>, form: Form, slots: OldParams<Input>) => Compilable<Row>,
): (owner: Owner, form: Form) => Statement<Omit<Input, "ownerId">, Row> {
  const forms = statementVariants(
    name,
    ({ kind, form }: { kind: OwnerKind; form: Form }, slots: OldParams<Input>) =>
      build(databases[kind], form, slots),
  );
  return ({ kind, id }, form) => {
    const made = forms({ kind, form });
    return {
      get prepared() {
        return made.prepared;
      },
      valuesOf: (input) => made.valuesOf({ ...input, ownerId: id } as unknown as Input),
    };
  };
}
