import { z } from "zod";
import { id, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperation, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted, OrganizationRef } from "#server/resources/enumerations.ts";

export const Share = z
  .object({
    id: z.string(),
    boardId: z.string(),
    boardName: z.string(),
    organization: OrganizationRef,
    sharedAt: instantOut,
  })
  .meta({ id: "Share" });
export type Share = z.infer<typeof Share>;

/** An organization that sees a board, with the number of its staff by role. */
const Viewers = z.object({
  organization: OrganizationRef,
  owners: z.int(),
  admins: z.int(),
  coaches: z.int(),
});

/** A member of staff who looked at a shared board on a day. */
const BoardLook = z.object({
  id: z.string(),
  boardId: z.string(),
  boardName: z.string(),
  organization: OrganizationRef,
  viewerName: z.string(),
  lookedAt: instantOut.describe("The first look on that day, in UTC."),
});

export const shares = {
  list: defineOperation({
    name: "shares.list",
    method: "GET",
    path: "/shares",
    scope: "boards:read",
    actsOn: "own",
    summary: "List your shares",
    description:
      "Returns which organizations can see which of your boards, newest first. An organization without a share can't see anything.",
    input: z.strictObject(pageFields),
    output: pageOf(Share),
  }),
  listViewers: defineOperation({
    ...PAGES.ownRead,
    name: "shares.list_viewers",
    input: z.strictObject({ boardId: id("board", "The board's ID.") }),
    output: z.array(Viewers),
  }),
  listLooks: defineOperation({
    ...PAGES.ownRead,
    name: "shares.list_looks",
    input: z.strictObject(pageFields),
    output: pageOf(BoardLook),
  }),
  create: defineOperation({
    name: "shares.create",
    method: "POST",
    path: "/boards/{boardId}/shares",
    scope: "boards:write",
    actsOn: "own",
    needsConfirmedAddress: true,
    summary: "Share a board with an organization",
    description:
      "Lets the staff of an organization where you're an applicant see the board and every card on it, including pay, notes, and résumés, and write coach notes. Do this only if the person explicitly asks for it. To stop sharing, use shares.delete.",
    errors: ["insufficient_role", "already_shared"],
    input: z.strictObject({ boardId: id("board", "The board's ID."), organizationSlug }),
    output: Share,
    location: (share: Share) => `/shares/${share.id}`,
  }),
  delete: defineOperation({
    name: "shares.delete",
    method: "DELETE",
    path: "/shares/{shareId}",
    scope: "boards:write",
    actsOn: "own",
    summary: "Stop sharing a board",
    description: "The organization loses access to the board immediately. You keep its coaches' notes.",
    input: z.strictObject({ shareId: id("share", "The share's ID.") }),
    output: Deleted,
  }),
};
