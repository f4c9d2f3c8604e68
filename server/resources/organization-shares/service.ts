import { STATUSES, type Status } from "#domain/values.ts";
import { notFound, requireFound } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { Streamed } from "#server/core/streamed.ts";
import {
  type CardPortion,
  present,
  presentCard,
  readStatusPeriods,
  versionOf,
} from "#server/resources/applications/service/read.ts";
import { readLook } from "#server/resources/roster/service.ts";
import { recordLook } from "#server/resources/shares/service.ts";
import { HISTORY_SHOWN, organizationShares, type SharedBoard } from "./contract.ts";
import * as store from "./store.ts";

export { readShares } from "./store.ts";

/** Returns a shared board with the fields shown on its cards. @throws not_found */
const getSharedFaces: Handler<typeof organizationShares.getBoard> = async ({ ctx, input }) => {
  const { accountId, boardId, name, applicant, sharedAt } = await requireShared({ ctx, input });
  const { organizationId } = ctx;
  const [cards, lookedAt] = await Promise.all([
    store.readCardFields(ctx.sql, { organizationId, shareId: input.shareId, accountId }),
    readLook(ctx.sql, { organizationId, viewerId: ctx.actor.accountId, accountId }),
  ]);
  return { id: input.shareId, board: { id: boardId, name }, applicant, lookedAt, cards, sharedAt };
};

/** Returns a card of a shared board as our pages show it, with its history. @throws not_found */
const getSharedCard: Handler<typeof organizationShares.getCard> = async ({ ctx, input }) => {
  const { accountId } = await requireShared({ ctx, input });
  const share = { organizationId: ctx.organizationId, shareId: input.shareId, accountId };
  const [card] = await store.readSharedCards(ctx.sql, { ...share, ids: [input.applicationId] }, presentCard);
  if (!card) throw notFound("application");
  const [periods, interviews] = await Promise.all([
    readStatusPeriods(ctx.sql, { accountId, id: card.id }, ctx.now),
    store.readCardInterviews(ctx.sql, { ...share, applicationId: card.id }),
  ]);
  return { ...card, periods: periods.slice(0, HISTORY_SHOWN), interviews };
};

/**
 * Returns a shared board with its cards. If one portion has all cards, the columns match them. For a larger board, the columns are as of
 * the start of reading: a card that is moved during the reading has its new status, and a deleted one is omitted.
 * @throws not_found
 */
const getOrganizationShare: Handler<typeof organizationShares.get> = async ({ ctx, input }) => {
  const { sql, organizationId } = ctx;
  const { shareId } = input;
  const { accountId, boardId, name, applicant, sharedAt } = await requireShared({ ctx, input });
  const share = { organizationId, shareId, accountId };
  const portions = await store.readPortions(sql, share);
  const read = ({ ids }: CardPortion) => store.readSharedCards(sql, { ...share, ids }, present);
  const [only, ...others] = portions;
  const whole = only && others.length === 0 ? await read(only) : null;
  const columns = columnsOf(whole ?? portions.flatMap(placesOf));
  const output = {
    id: shareId,
    board: { id: boardId, name, columns },
    applicant,
    applications: [],
    sharedAt,
  };
  if (whole) return { ...output, applications: whole };
  async function* cards() {
    for (const portion of portions) {
      const some = await read(portion);
      if (some.length === 0 && !(await store.readSharedBoard(sql, { organizationId, shareId }))) {
        throw new Error("The board is no longer shared.");
      }
      yield some;
    }
  }
  const version = [name, applicant.email, applicant.displayName, versionOf(portions)].join(" ");
  return Streamed.rows(output, "applications", cards(), version);
};

type OfShare = Pick<HandlerCall<typeof organizationShares.get>, "ctx" | "input">;

/** Returns a shared board, and logs for the applicant that the caller looks at it. @throws not_found */
async function requireShared({ ctx, input }: OfShare) {
  const { shareId } = input;
  const { organizationId } = ctx;
  const shared = requireFound("share", await store.readSharedBoard(ctx.sql, { organizationId, shareId }));
  const { accountId, boardId } = shared;
  recordLook({ organizationId, accountId, boardId, viewerId: ctx.actor.accountId });
  return shared;
}

function placesOf({ ids, statuses }: CardPortion) {
  return ids.map((id, at) => ({ id, status: statuses[at] }));
}

function columnsOf(cards: readonly { id: string; status: Status | undefined }[]) {
  const filled = Map.groupBy(cards, ({ status }) => status);
  const columns = STATUSES.map((status) => [status, (filled.get(status) ?? []).map(({ id }) => id)]);
  return Object.fromEntries(columns) as SharedBoard["board"]["columns"];
}

export const organizationSharesGroup = defineGroup(organizationShares, {
  about: "Boards that are shared with an organization.",
  toolsets: ["organization"],
  handlers: {
    /** Returns a page of the boards shared with the organization. */
    list: ({ ctx }) => store.listOrganizationShares(ctx.sql, ctx.organizationId, ctx.list),
    get: getOrganizationShare,
    getBoard: getSharedFaces,
    getCard: getSharedCard,
  },
  examples: () => import("./examples.ts"),
});
