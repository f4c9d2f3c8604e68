import type { Expression } from "kysely";
import type { AccountId, Ids, OfAccount, OwnRow } from "#server/core/access.ts";
import { any, columnsOf, equal, fieldsOf } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";
import type { Interaction } from "./contract.ts";

const INTERACTION = [
  ...fieldsOf("x", "id contact_id type notes interaction_time created_at updated_at"),
] as const;

/** Selects the interactions of an account. */
export function interactionsOf(account: Expression<AccountId>) {
  return selectFrom("interactions as x").select(INTERACTION).where("x.account_id", "=", account);
}

type Filtered = OfAccount & {
  contactId: string | undefined;
  type: Interaction["type"] | undefined;
  from: string | undefined;
  to: string | undefined;
};

/** Returns a page of the account's interactions, latest first. */
export const listInteractions = query.page("interactions_list", {
  key: { interactionTime: "x.interaction_time", id: "x.id" },
  order: "desc",
  texts: ["notes"],
  rows: ({ accountId, contactId, type, from, to }: Params<Filtered>) => {
    let interactions = interactionsOf(accountId);
    if (contactId) interactions = interactions.where("x.contact_id", "=", contactId);
    if (type) interactions = interactions.where("x.type", "=", type);
    if (from) interactions = interactions.where("x.interaction_time", ">=", from);
    if (to) interactions = interactions.where("x.interaction_time", "<=", to);
    return interactions;
  },
});

export const readInteractions = query.many(
  "interactions_get",
  ({ accountId, ids }: Params<OfAccount & Ids>) => interactionsOf(accountId).where("x.id", "=", any(ids)),
);

type Logged = Pick<Interaction, "contactId" | "type" | "interactionTime" | "notes">;

/** Logs an interaction with a contact that is known to be the caller's. */
export const insertInteraction = query.execute(
  "interactions_insert",
  ({ at, ...params }: Params<OwnRow & Logged & { at: Date }>) =>
    insertInto("interactions").values({ ...columnsOf(params), created_at: at, updated_at: at }),
);

export const writeInteraction = query.patch(
  "interactions_write",
  "interactions",
  (update, { accountId, id }: Params<OwnRow>) => update.where(equal({ id, account_id: accountId })),
);

/** Deletes an interaction and returns it as it was; null if the account has none with this id. */
export const deleteInteraction = query.maybeOne("interactions_delete", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("interactions as x")
    .where(equal({ "x.id": id, "x.account_id": accountId }))
    .returning(INTERACTION),
);
