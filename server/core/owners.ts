import {
  type Compilable,
  type IdentifierNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
} from "kysely";
import { accountOfJob, organizationOfJob } from "./access.ts";
import { db, type Params, type Statement, statementVariants } from "./statements.ts";
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

/** The owner in a statement's input; for an organization, the account's column is replaced by the organization's. */
export type OfOwner = { ownerId: AccountId };

/** Declares a statement that is written once, on the accounts' tables, and runs on the owner's. */
export function ownedStatement<Input extends OfOwner, Row>(
  name: string,
  build: (database: Kysely<Tables>, slots: Params<Input>) => Compilable<Row>,
): (owner: Owner) => Statement<Omit<Input, "ownerId">, Row> {
  const forms = ownedStatementVariants<null, Input, Row>(name, (database, _form, slots) =>
    build(database, slots),
  );
  return (owner) => forms(owner, null);
}

/** Declares such a statement in forms, as `statementVariants` does. */
export function ownedStatementVariants<Form, Input extends OfOwner, Row>(
  name: string,
  build: (database: Kysely<Tables>, form: Form, slots: Params<Input>) => Compilable<Row>,
): (owner: Owner, form: Form) => Statement<Omit<Input, "ownerId">, Row> {
  const forms = statementVariants(
    name,
    ({ kind, form }: { kind: OwnerKind; form: Form }, slots: Params<Input>) =>
      build(databaseOf(kind), form, slots),
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
