import type { AccountId } from "#server/core/access.ts";
import { notFound, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { lockRowOf } from "#server/core/versions.ts";
import { lockContact, setFollowUp } from "#server/resources/contacts/service.ts";
import { type Interaction, interactions } from "./contract.ts";
import * as store from "./store.ts";

export { interactionsOf, readInteractions } from "./store.ts";

/** Returns a page of the caller's interactions. */
const listInteractions: Handler<typeof interactions.list> = ({ ctx, input }) => {
  const { contactId, type, from, to } = input;
  return store.listInteractions(ctx.sql, ctx.list, { accountId: ctx.accountId, contactId, type, from, to });
};

/** Returns one of the caller's interactions. */
const getInteraction: Handler<typeof interactions.get> = ({ ctx, input }) =>
  requireInteraction(ctx.sql, ctx.accountId, input.interactionId);

/**
 * Logs an interaction. A follow-up adds the contact to the follow-up list; a later interaction of another
 * type removes them.
 */
const createInteraction: Handler<typeof interactions.create> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { contactId, type, interactionTime, notes = null } = input;
  const contact = await lockContact(sql, accountId, contactId);
  const id = newId("interaction");
  const logged = { contactId, type, interactionTime, notes };
  await store.insertInteraction(sql, { accountId, id, ...logged, at: now });
  const since = followUpAfterLogging(contact.followUpSince, { type, interactionTime });
  if (since !== contact.followUpSince) await setFollowUp(sql, accountId, contactId, since, now);
  return requireInteraction(sql, accountId, id);
};

/** Changes the given fields; updates the follow-up list as if the interaction were removed and logged again. */
const updateInteraction: Handler<typeof interactions.update> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { interactionId, ...fields } = input;
  const { contactId } = await requireInteraction(sql, accountId, interactionId);
  const contact = await lockContact(sql, accountId, contactId);
  // Read again, because a change that held the lock may have changed it.
  const before = await requireInteraction(sql, accountId, interactionId);
  await store.writeInteraction(sql, { accountId, id: interactionId }, { ...fields, updatedAt: now });
  const after = await requireInteraction(sql, accountId, interactionId);
  if (after.type !== before.type || after.interactionTime !== before.interactionTime) {
    const since = followUpAfterLogging(followUpAfterRemoval(contact.followUpSince, before), after);
    if (since !== contact.followUpSince) await setFollowUp(sql, accountId, contact.id, since, now);
  }
  return after;
};

/** Deletes an interaction; if it started the follow-up, removes the contact from the follow-up list. */
const deleteInteraction: Handler<typeof interactions.delete> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { contactId } = await requireInteraction(sql, accountId, input.interactionId);
  const contact = await lockContact(sql, accountId, contactId);
  const removed = await store.deleteInteraction(sql, { accountId, id: input.interactionId });
  if (!removed) throw notFound("interaction");
  const since = followUpAfterRemoval(contact.followUpSince, removed);
  if (since !== contact.followUpSince) await setFollowUp(sql, accountId, contactId, since, now);
  return { id: input.interactionId, deleted: true };
};

async function requireInteraction(sql: Sql, accountId: AccountId, id: string): Promise<Interaction> {
  const [interaction] = await store.readInteractions(sql, { accountId, ids: [id] });
  return requireFound("interaction", interaction);
}

type Logged = Pick<Interaction, "type" | "interactionTime">;

/**
 * Returns the start of a contact's follow-up after an interaction is logged: an interaction of another type ends the follow-up, unless it
 * took place earlier.
 */
function followUpAfterLogging(since: string | null, { type, interactionTime }: Logged): string | null {
  if (type === "follow_up") return interactionTime;
  return since !== null && interactionTime >= since ? null : since;
}

/** Returns the start of a contact's follow-up after an interaction is removed: null if the removed one started the follow-up. */
function followUpAfterRemoval(since: string | null, { type, interactionTime }: Logged): string | null {
  return type === "follow_up" && interactionTime === since ? null : since;
}

export const interactionsGroup = defineGroup(interactions, {
  about: "Logged interactions with contacts.",
  toolsets: ["search"],
  handlers: {
    list: listInteractions,
    get: { handler: getInteraction, lock: lockRowOf("interactions", "interactionId") },
    create: createInteraction,
    update: updateInteraction,
    delete: deleteInteraction,
  },
  examples: () => import("./examples.ts"),
});
