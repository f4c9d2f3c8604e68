import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { id, instantOut, organizationSlug, TEXT_MAX, title } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted } from "#server/resources/enumerations.ts";
import { OrganizationRef } from "#server/resources/references.ts";
import "./vocabulary.ts";

export const CoachNote = z
  .object({
    id: z.string(),
    applicationId: z.string(),
    organization: OrganizationRef,
    authorDisplayName: z.string(),
    body: z.string(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "CoachNote" });
export type CoachNote = z.infer<typeof CoachNote>;

/** A note beside a shared card, with what the reader may do to it. */
const SharedCardNote = z.object({
  id: z.string(),
  authorDisplayName: z.string(),
  body: z.string(),
  createdAt: instantOut,
  updatedAt: instantOut,
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});
type SharedCardNote = z.infer<typeof SharedCardNote>;
/** The same as it is stored. */
export type SharedCardNoteRow = Omit<SharedCardNote, "mayEdit" | "mayDelete"> & { authorId: string | null };

const applicationId = id("application", "The application's id.");
const noteId = id("coachNote", "The note's id.");
const body = title(TEXT_MAX).describe("What the applicant reads.");

export const coachNotes = {
  list: defineOperation({
    name: "coach_notes.list",
    method: "GET",
    path: "/applications/{applicationId}/coach-notes",
    scope: "coach_notes:read",
    actsOn: "application",
    summary: "List the coach notes on an application",
    description:
      "Notes of coaches on a card, the latest first. The applicant reads all of them, also once a share has ended; staff read those of the organizations that they are staff of and that the board is shared with.",
    errors: ["not_found", "organization_restricted"],
    input: z.strictObject({ applicationId, ...pageFields }),
    output: pageOf(CoachNote),
  }),
  create: defineOperation({
    name: "coach_notes.create",
    method: "POST",
    path: "/applications/{applicationId}/coach-notes",
    scope: "coach_notes:write",
    actsOn: "application",
    roles: rolesWith("coach_notes.create"),
    summary: "Write a coach note on an application",
    description:
      "A note to the applicant beside a card of a board that they share with your organization. Name the organization when the board is shared with several that you are staff of.",
    errors: ["not_found", "organization_restricted", "organization_ambiguous"],
    input: z.strictObject({ applicationId, body, organizationSlug: organizationSlug.optional() }),
    output: CoachNote,
    location: (note: CoachNote) => `/organizations/${note.organization.slug}/coach-notes/${note.id}`,
  }),
  update: defineOperation({
    name: "coach_notes.update",
    method: "PATCH",
    path: "/organizations/{organizationSlug}/coach-notes/{noteId}",
    scope: "coach_notes:write",
    actsOn: "organization",
    roles: rolesWith("coach_notes.update"),
    summary: "Change a coach note",
    description: "Only its author changes a note, while the board is shared.",
    errors: ["not_found"],
    input: z.strictObject({ organizationSlug, noteId, body }),
    output: CoachNote,
  }),
  delete: defineOperation({
    name: "coach_notes.delete",
    method: "DELETE",
    path: "/organizations/{organizationSlug}/coach-notes/{noteId}",
    scope: "coach_notes:write",
    actsOn: "organization",
    roles: rolesWith("coach_notes.delete"),
    summary: "Delete a coach note",
    description:
      "Its author, owners and admins delete a note, while the board is shared. It can't be undone.",
    errors: ["not_found"],
    input: z.strictObject({ organizationSlug, noteId }),
    output: Deleted,
  }),
  listOfSharedCard: defineOperation({
    audience: "pages",
    name: "coach_notes.list_of_shared_card",
    method: "GET",
    actsOn: "application",
    roles: rolesWith("coach_notes.create"),
    summary: "An organization's notes beside a card that is shared with it, the latest first",
    errors: ["not_found"],
    input: z.strictObject({ organizationSlug, applicationId }),
    output: z.array(SharedCardNote),
  }),
};
