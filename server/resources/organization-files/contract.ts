import { z } from "zod";
import { endingsInWords, ORGANIZATION_FILES } from "#domain/file-types.ts";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { addressToFind, id, instantOut, nullableText, organizationSlug } from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { FileContent } from "#server/core/uploads.ts";
import { Deleted } from "#server/resources/enumerations.ts";
import { Message } from "#server/resources/messages/entities.ts";
import { uploadRule } from "#server/resources/upload-rule.ts";
import { OrganizationFile } from "./entities.ts";

const KINDS = `a ${endingsInWords(ORGANIZATION_FILES)} file`;

/** The allowed files of messages and outcomes. */
export const organizationFile = uploadRule({
  folder: "organizations",
  maxBytes: LIMITS.requests.organizationFile,
  bodyMaxBytes: LIMITS.requests.uploadBody,
  types: ORGANIZATION_FILES,
});

const link = {
  downloadUrl: z.string().describe("Downloads the file without a credential."),
  downloadUrlExpiresAt: instantOut.describe("At most five minutes from now."),
};
const fileId = id("organizationFile", "The file's ID.");

const uploading = {
  ...BEYOND.organizationChange,
  errors: ["payload_too_large", "unsupported_media_type"],
  upload: organizationFile,
} as const;

export const organizationFiles = defineOperations("organization_files", {
  send: {
    ...uploading,
    path: "/organizations/{organizationSlug}/messages/files",
    roles: rolesWith("messages.send"),
    summary: "Send a message with a file",
    description: `Sends a message as messages.send does, with ${KINDS} of up to ${inWords(LIMITS.requests.organizationFile, "bytes")}. The applicant and all staff can download it.`,
    adds: true,
    reachesOut: true,
    alsoCounts: "messages",
    input: z.strictObject({
      organizationSlug,
      applicantEmail: addressToFind().optional().describe("The applicant, if you are staff."),
      applicationId: id("application", "The card that it is about, on a shared board.").optional(),
      body: nullableText(LIMITS.text.message).optional().describe("A text beside the file, or null."),
      file: FileContent,
    }),
    output: Message,
  },
  document: {
    ...uploading,
    path: "/organizations/{organizationSlug}/outcomes/{outcomeId}/proof",
    roles: rolesWith("outcomes.correct"),
    summary: "Add a file that documents an outcome",
    description: `Stores ${KINDS} as the proof of an outcome, such as an offer letter. It replaces the earlier file. The applicant and all staff can download it.`,
    adds: true,
    input: z.strictObject({
      organizationSlug,
      outcomeId: id("outcome", "The outcome's ID."),
      file: FileContent,
    }),
    output: OrganizationFile,
  },
  get: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/files/{fileId}",
    roles: rolesWith("messages.list"),
    summary: "Get a link to a file",
    description:
      "Returns a file of a message or an outcome with a signed download link for you. It works for five minutes, while you are a member. As an applicant, you can get only files of your own thread and outcomes.",
    input: z.strictObject({ organizationSlug, fileId }),
    output: OrganizationFile.extend(link).meta({ id: "OrganizationFileWithDownload" }),
  },
  delete: {
    ...BEYOND.organizationChange,
    method: "DELETE",
    path: "/organizations/{organizationSlug}/files/{fileId}",
    roles: rolesWith("outcomes.correct"),
    summary: "Delete a file that documents an outcome",
    description: "Deletes the proof of an outcome. Files of messages can't be deleted.",
    input: z.strictObject({ organizationSlug, fileId }),
    output: Deleted,
  },
  listMine: {
    ...PAGES.ownRead,
    input: z.strictObject(pageFields),
    output: pageOf(
      OrganizationFile.extend({
        organizationName: z.string(),
        messageId: z.string().nullable(),
        outcomeId: z.string().nullable(),
        downloadUrl: link.downloadUrl,
      }),
    ),
  },
});
