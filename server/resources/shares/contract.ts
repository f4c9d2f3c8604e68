import { z } from "zod";
import { id, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
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

export const shares = defineOperations("shares", {
  list: {
    ...PUBLIC.ownRead,
    path: "/shares",
    scope: "boards:read",
    summary: "List your shares",
    description:
      "Returns which organizations can see which of your boards, newest first. An organization without a share can't see anything.",
    input: z.strictObject(pageFields),
    output: pageOf(Share),
  },
  listViewers: {
    ...PAGES.ownRead,
    input: z.strictObject({ boardId: id("board", "The board's ID.") }),
    output: z.array(Viewers),
  },
  listLooks: {
    ...PAGES.ownRead,
    input: z.strictObject(pageFields),
    output: pageOf(BoardLook),
  },
  create: {
    ...PUBLIC.ownChange,
    path: "/boards/{boardId}/shares",
    scope: "boards:write",
    needsConfirmedAddress: true,
    summary: "Share a board with an organization",
    description:
      "Lets the staff of an organization where you're an applicant see the board and every card on it, including pay, notes, and résumés, and write coach notes. Do this only if the person explicitly asks for it. To stop sharing, use shares.delete.",
    errors: ["insufficient_role", "already_shared"],
    input: z.strictObject({ boardId: id("board", "The board's ID."), organizationSlug }),
    output: Share,
    location: (share: Share) => `/shares/${share.id}`,
  },
  delete: {
    method: "DELETE",
    path: "/shares/{shareId}",
    scope: "boards:write",
    actsOn: "own",
    summary: "Stop sharing a board",
    description: "The organization loses access to the board immediately. You keep its coaches' notes.",
    input: z.strictObject({ shareId: id("share", "The share's ID.") }),
    output: Deleted,
  },
});
