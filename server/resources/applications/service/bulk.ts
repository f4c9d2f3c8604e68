import { LIMITS } from "#domain/limits.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { invalidField, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { isId, newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";
import { lockOrder } from "#server/resources/boards/service.ts";
import type { applications } from "../contract.ts";
import * as store from "../store/bulk.ts";
import { moveToBottom } from "./move.ts";

const UNDO_MS = LIMITS.lifetimes.undo * 1_000;

/**
 * Moves each card to the bottom of a column on its board, in the given order; all or none. A dry run returns the same result without moving
 * any.
 * @throws not_found if a card isn't the account's
 */
export const bulkChange: Handler<typeof applications.bulkChange> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { status, dryRun } = input;
  const ids = [...new Set(input.applicationIds)];
  const cards = await lockCards(sql, accountId, ids);
  const placeOf = new Map(cards.map((card) => [card.id, card]));
  const unknownIds = ids.filter((id) => !placeOf.has(id));
  if (unknownIds.length > 0) {
    const issues = unknownIds.map((id) => ({
      path: ["applicationIds", input.applicationIds.indexOf(id)],
      message: "This application doesn't exist.",
    }));
    throw new OperationError(
      "not_found",
      `Nothing was moved. Applications that don't exist: ${unknownIds.length}.`,
      { issues },
    );
  }
  const moving = ids.flatMap((id) => placeOf.get(id) ?? []).filter((card) => card.status !== status);
  const result = {
    dryRun,
    changes: moving.map((card) => ({
      applicationId: card.id,
      boardId: card.boardId,
      previousStatus: card.status,
    })),
    unchanged: ids.filter((id) => placeOf.get(id)?.status === status),
  };
  if (dryRun || moving.length === 0) return { ...result, undoToken: null, undoUntil: null };
  const id = newId("bulkChange");
  await store.storeChange(sql, { accountId, id }, await moveEach(sql, accountId, moving, status), now);
  const undoUntil = new Date(now.getTime() + UNDO_MS).toISOString();
  return { ...result, undoToken: tokenOf(accountId, id), undoUntil };
};

/** Locks cards and the order of their boards, always in the same sequence, to avoid deadlocks. */
async function lockCards(sql: Sql, accountId: AccountId, ids: readonly string[]) {
  for (const { boardId } of await store.boardsOf(sql, { accountId, ids })) {
    await lockOrder(sql, accountId, boardId, "alone");
  }
  return store.lockPlaces(sql, { accountId, ids });
}

/** Moves locked cards. @returns their former places, each with the status period that the move began */
async function moveEach(
  sql: Sql,
  accountId: AccountId,
  moving: readonly store.PlacedCard[],
  status: Status,
): Promise<store.MovedCard[]> {
  for (const [boardId, cards] of Map.groupBy(moving, (card) => card.boardId)) {
    const entering = cards.map(({ id }) => ({ id, status }));
    await moveToBottom(sql, accountId, boardId, entering);
  }
  const ids = moving.map(({ id }) => id);
  const places = await store.lockPlaces(sql, { accountId, ids });
  const periodOf = new Map(places.map(({ id, stay }) => [id, stay]));
  return moving.map((card) => ({ ...card, newStay: periodOf.get(card.id) ?? card.stay }));
}

/**
 * Undoes a bulk change: returns its cards to their places and drops the change from their histories.
 * @throws validation_failed for a token that wasn't made for this account, undo_expired, undo_conflict
 */
export const undoChange: Handler<typeof applications.undo> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const id = changeOf(accountId, input.undoToken);
  const change = await store.readChange(sql, { accountId, id });
  if (!change) throw expired();
  const { cards } = change;
  const places = store.placesOf(accountId, cards);
  const locked = await lockCards(sql, accountId, places.ids);
  const since = new Date(now.getTime() - UNDO_MS);
  if (!(await store.claimChange(sql, { accountId, id, since, at: now }))) throw expired();
  const periodOf = new Map(locked.map((card) => [card.id, card.stay]));
  const occupied = new Set((await store.findOccupiedPlaces(sql, places)).map((card) => card.id));
  const changed = cards.filter((card) => periodOf.get(card.id) !== card.newStay || occupied.has(card.id));
  if (changed.length > 0) throw conflict(changed.map((card) => card.id));
  await store.restorePlaces(sql, accountId, cards);
  return { restored: cards.map((card) => ({ applicationId: card.id, status: card.status })) };
};

/** Returns the signed token that undoes a change. */
function tokenOf(accountId: AccountId, id: string): string {
  return `${id}.${sealOf(sealedText(accountId, id))}`;
}

/** Returns the id of the token's change. @throws validation_failed */
function changeOf(accountId: AccountId, token: string): string {
  const [id = "", seal = "", ...more] = token.split(".");
  if (more.length === 0 && isId("bulkChange", id) && isSealOf(sealedText(accountId, id), seal)) return id;
  throw invalidField(["undoToken"], "Must be the undoToken of a bulk change in this account.");
}

function sealedText(accountId: AccountId, id: string): string {
  return JSON.stringify(["applications.undo", accountId, id]);
}

function expired(): OperationError {
  const minutes = LIMITS.lifetimes.undo / 60;
  return new OperationError(
    "undo_expired",
    `This change was already undone, or its ${minutes} minutes are over. Move the cards back instead.`,
  );
}

function conflict(ids: readonly string[]): OperationError {
  return new OperationError(
    "undo_conflict",
    `Nothing was undone. Cards moved or deleted since: ${ids.length}.`,
    { issues: ids.map((id) => ({ path: ["undoToken"], message: `${id} was moved or deleted since.` })) },
  );
}
