import { APPLICANTS } from "#domain/roles.ts";
import { type AccountId, type OrganizationId, organizationAccess } from "#server/core/access.ts";
import type { CallerContext } from "#server/core/context.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { Verb } from "#server/core/execute.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import type { shares } from "./contract.ts";
import * as store from "./store.ts";

/** What ending shares needs of the operation that ends them. */
type Ending = Pick<CallerContext, "sql" | "affected"> & { readonly actor: { readonly accountId: string } };

/** A page of the caller's shares. */
export const listShares: Verb<typeof shares.list> = ({ ctx, input }) =>
  store.listShares(ctx.sql, ctx.accountId, { operation: "shares.list", tenant: ctx.accountId, input });

/** Who sees a board of the caller; nobody sees one that is not theirs. */
export const listViewers: Verb<typeof shares.listViewers> = ({ ctx, input }) =>
  store.readViewers(ctx.sql, ctx.accountId, input.boardId);

/**
 * Shares a board of the caller with an organization that they are an applicant of. Their membership is held, so that its end
 * at the same time waits, and then ends this share too.
 * @throws not_found for a board of another, or an organization that the caller is no member of
 * @throws insufficient_role for staff; already_shared
 */
export const createShare: Verb<typeof shares.create> = async ({ ctx, input }) => {
  const { sql, accountId, actor, now } = ctx;
  const { boardId, organizationSlug } = input;
  const board = await store.holdBoard(sql, accountId, boardId);
  if (!board) throw notFound("board");
  const organization = await organizationAccess(sql, actor, organizationSlug, APPLICANTS, "presence");
  const id = await store.insertShare(sql, accountId, { organizationId: organization.id, boardId }, now);
  if (id === null) {
    throw new OperationError("already_shared", `${organization.name} sees this board already.`);
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

/** Ends a share of the caller; what the organization's staff could read of the board ends with the commit. */
export const deleteShare: Verb<typeof shares.delete> = async ({ ctx, input }) => {
  const ended = await store.deleteShare(ctx.sql, ctx.accountId, input.shareId);
  if (!ended) throw notFound("share");
  await tellOfTheEnd(ctx, [ended]);
  return { id: ended.id, deleted: true };
};

/** Ends the shares of a board that is about to be deleted, with their entries in the log. */
export async function endSharesOfBoard(
  ending: Ending & { readonly accountId: AccountId },
  boardId: string,
): Promise<void> {
  await tellOfTheEnd(ending, await store.deleteSharesOfBoard(ending.sql, ending.accountId, boardId));
}

/**
 * Ends all shares of a member who leaves, is removed or becomes staff, with their entries in the log. The caller holds the
 * member's row for the change, so that no share begins meanwhile.
 */
export async function endSharesOfMember(
  ending: Ending,
  organizationId: OrganizationId,
  accountId: AccountId,
): Promise<void> {
  await tellOfTheEnd(ending, await store.deleteSharesOfMember(ending.sql, organizationId, accountId));
  ending.affected.accounts.add(accountId);
}

/** The organizations are told by name: they no longer are among those that the account shares with. */
async function tellOfTheEnd({ sql, actor, affected }: Ending, ended: store.EndedShare[]): Promise<void> {
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
