import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { id, instantOut, organizationSlug, TEXT_MAX, title } from "#server/core/fields.ts";
import { defineOperations } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted, OrganizationRef } from "#server/resources/enumerations.ts";

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

/** A note on a shared card, with the reader's permissions. */
const SharedCardNote = z.object({
  id: z.string(),
  authorDisplayName: z.string(),
  body: z.string(),
  createdAt: instantOut,
  updatedAt: instantOut,
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});

const applicationId = id("application", "The application's ID.");
const noteId = id("coachNote", "The note's ID.");
const body = title(TEXT_MAX).describe("The text of the note, which the applicant can read.");

export const coachNotes = defineOperations("coach_notes", {
  list: {
    method: "GET",
    path: "/applications/{applicationId}/coach-notes",
    scope: "coach_notes:read",
    actsOn: "application",
    summary: "List coach notes on an application",
    description:
      "Returns coach notes on an application, newest first. The applicant sees all of them, even after a share ends. Staff see the notes of their own organizations that the board is shared with.",
    errors: ["organization_restricted"],
    input: z.strictObject({ applicationId, ...pageFields }),
    output: pageOf(CoachNote),
  },
  create: {
    method: "POST",
    path: "/applications/{applicationId}/coach-notes",
    scope: "coach_notes:write",
    actsOn: "application",
    summary: "Write a coach note on an application",
    description:
      "Adds a note to a card on a board that the applicant shares with your organization. If the board is shared with several organizations where you're staff, set organizationSlug.",
    reachesOut: true,
    errors: ["organization_restricted", "organization_ambiguous"],
    input: z.strictObject({ applicationId, body, organizationSlug: organizationSlug.optional() }),
    output: CoachNote,
    location: (note: CoachNote) => `/organizations/${note.organization.slug}/coach-notes/${note.id}`,
  },
  update: {
    method: "PATCH",
    path: "/organizations/{organizationSlug}/coach-notes/{noteId}",
    scope: "coach_notes:write",
    actsOn: "organization",
    summary: "Update a coach note",
    description: "Only the author can update a note, and only while the board is shared.",
    input: z.strictObject({ organizationSlug, noteId, body }),
    output: CoachNote,
  },
  delete: {
    method: "DELETE",
    path: "/organizations/{organizationSlug}/coach-notes/{noteId}",
    scope: "coach_notes:write",
    actsOn: "organization",
    summary: "Delete a coach note",
    description:
      "The author, owners, and admins can delete a note while the board is shared. This can't be undone.",
    input: z.strictObject({ organizationSlug, noteId }),
    output: Deleted,
  },
  listOfSharedCard: {
    audience: "pages",
    method: "GET",
    actsOn: "application",
    roles: rolesWith("coach_notes.create"),
    input: z.strictObject({ organizationSlug, applicationId, ...pageFields }),
    output: pageOf(SharedCardNote),
  },
});
