import { z } from "zod";
import { id, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted } from "#server/resources/enumerations.ts";
import { OrganizationRef } from "#server/resources/references.ts";
import "./vocabulary.ts";

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

export const shares = {
  list: defineOperation({
    name: "shares.list",
    method: "GET",
    path: "/shares",
    scope: "boards:read",
    actsOn: "own",
    summary: "List your shares",
    description:
      "Which of your boards which organization sees, the latest share first. An organization without a share sees nothing of your search.",
    errors: [],
    input: z.strictObject(pageFields),
    output: pageOf(Share),
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
      "Lets the staff of an organization that you are an applicant of see the board and every card on it, with pay, notes and résumés, and write coach notes. Only on the person's explicit wish. shares.delete ends it at once.",
    errors: ["not_found", "insufficient_role", "already_shared"],
    input: z.strictObject({ boardId: id("board", "The board's id."), organizationSlug }),
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
    description:
      "The organization sees nothing of the board any more, at once. You keep the notes that its coaches wrote.",
    errors: ["not_found"],
    input: z.strictObject({ shareId: id("share", "The share's id.") }),
    output: Deleted,
  }),
};
