import { APPLICANTS } from "#domain/roles.ts";
import { type AccountId, type OrganizationId, organizationAccess } from "#server/core/access.ts";
import type { CallerContext } from "#server/core/context.ts";
import { notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { shares } from "./contract.ts";
import * as looks from "./store/looks.ts";
import * as store from "./store/shares.ts";

export { recordLook, recordLooks } from "./looks.ts";

/** The context for ending shares. */
type Ending = Pick<CallerContext, "sql" | "affected"> & { readonly actor: { readonly accountId: string } };

/**
 * Shares a board of the caller with an organization in which they are an applicant. Locks their membership, so that a concurrent end of the
 * membership waits, and then ends this share too.
 * @throws not_found for another account's board, or an organization in which the caller isn't a member
 * @throws insufficient_role for staff; already_shared
 */
const createShare: Handler<typeof shares.create> = async ({ ctx, input }) => {
  const { sql, accountId, actor, now } = ctx;
  const { boardId, organizationSlug } = input;
  const board = requireFound("board", await store.lockBoard(sql, { accountId, boardId }));
  const organization = await organizationAccess(sql, actor, organizationSlug, APPLICANTS, "presence");
  const id = newId("share");
  const share = { id, accountId, organizationId: organization.id, boardId, at: now };
  if (!(await store.insertShare(sql, share))) {
    throw new OperationError("already_shared", `${organization.name} can already see this board.`);
  }
  await recordAuditEvent(sql, {
    organizationId: organization.id,
    actorAccountId: actor.accountId,
    action: "group_shared",
    subjectEmail: board.email,
    subjectLabel: board.name,
    boardId,
    details: { before: null, after: { shareId: id, boardName: board.name } },
  });
  ctx.affected.organizations.add(organization.id);
  const { name, slug } = organization;
  return { id, boardId, boardName: board.name, organization: { name, slug }, sharedAt: now.toISOString() };
};

/** Ends a share of the caller; the organization's staff can't read the board after the commit. */
const deleteShare: Handler<typeof shares.delete> = async ({ ctx, input }) => {
  const ended = await store.deleteShare(ctx.sql, { accountId: ctx.accountId, id: input.shareId });
  if (!ended) throw notFound("share");
  await recordEnds(ctx, [ended]);
  return { id: ended.id, deleted: true };
};

/** Ends and logs the shares of a board that is about to be deleted. */
export async function endSharesOfBoard(
  ending: Ending & { readonly accountId: AccountId },
  boardId: string,
): Promise<void> {
  const { sql, accountId } = ending;
  await recordEnds(ending, await store.deleteSharesOfBoard(sql, { accountId, boardId }));
}

/**
 * Ends and logs all shares of a member who leaves, is removed, or becomes staff. The caller locks the member's row for the change, so that
 * no share begins in the meantime.
 */
export async function endSharesOfMember(
  ending: Ending,
  organizationId: OrganizationId,
  accountId: AccountId,
): Promise<void> {
  await recordEnds(ending, await store.deleteSharesOfMember(ending.sql, { organizationId, accountId }));
  ending.affected.accounts.add(accountId);
}

/** Logs ended shares, and updates their organizations' pages, which the account's announcement no longer reaches. */
async function recordEnds({ sql, actor, affected }: Ending, ended: store.EndedShare[]): Promise<void> {
  for (const { id, organizationId, boardId, boardName, applicantEmail } of ended) {
    affected.organizations.add(organizationId);
    await recordAuditEvent(sql, {
      organizationId,
      actorAccountId: actor.accountId,
      action: "group_unshared",
      subjectEmail: applicantEmail,
      subjectLabel: boardName,
      boardId,
      details: { before: { shareId: id, boardName }, after: null },
    });
  }
}

export const sharesGroup = defineGroup(shares, {
  about: "Boards that are shared with organizations.",
  toolsets: ["organization"],
  handlers: {
    /** Returns a page of the caller's shares. */
    list: ({ ctx }) => store.listShares(ctx.sql, ctx.list, { accountId: ctx.accountId }),
    /** Returns the organizations that see a board of the caller; none for a board that isn't theirs. */
    listViewers: ({ ctx, input }) =>
      store.readViewers(ctx.sql, { accountId: ctx.accountId, boardId: input.boardId }),
    /** Returns a page of the log of who looked at the caller's boards, newest first: one entry for each person, board, and day. */
    listLooks: ({ ctx }) => looks.listLooks(ctx.sql, ctx.list, { accountId: ctx.accountId }),
    create: createShare,
    delete: deleteShare,
  },
  examples: () => import("./examples.ts"),
});
