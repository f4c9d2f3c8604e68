import { z } from "zod";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { id, instantOut, organizationSlug, title } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { FileContent } from "#server/core/uploads.ts";
import { Deleted, Status } from "#server/resources/enumerations.ts";
import { resumeFile } from "./file-type.ts";
import "./vocabulary.ts";

export const Resume = z
  .object({
    id: z.string(),
    name: z.string(),
    fileName: z.string().describe("As it was uploaded."),
    fileType: z.string().describe("The content type of the file."),
    fileSizeBytes: z.int(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Resume" });
export type Resume = z.infer<typeof Resume>;

export const ResumeWithDownload = z
  .object({
    ...Resume.shape,
    downloadUrl: z.string().describe("Gives the file to whoever has the link, without a credential."),
    downloadUrlExpiresAt: instantOut.describe("Five minutes ahead at most."),
  })
  .meta({ id: "ResumeWithDownload" });

/** A résumé as the library shows it, with the cards that carry it. */
const LibraryResume = z.object({
  ...Resume.omit({ updatedAt: true }).shape,
  uses: z.array(
    z.object({
      applicationId: z.string(),
      boardId: z.string(),
      title: z.string(),
      companyName: z.string(),
      status: Status,
    }),
  ),
});
export type LibraryResume = z.infer<typeof LibraryResume>;

const resumeId = id("resume", "The résumé's id.");

export const resumes = {
  list: defineOperation({
    name: "resumes.list",
    method: "GET",
    path: "/resumes",
    scope: "resumes:read",
    actsOn: "own",
    summary: "List your résumés",
    description: "Your résumés, newest first. resumes.get gives a link to the file.",
    errors: [],
    input: z.strictObject(pageFields),
    output: pageOf(Resume),
  }),
  get: defineOperation({
    name: "resumes.get",
    method: "GET",
    path: "/resumes/{resumeId}",
    scope: "resumes:read",
    actsOn: "own",
    summary: "Read a résumé, with a link to its file",
    description:
      "One résumé with a signed link that downloads its file. The link works for five minutes and for anybody who has it; ask again for a new one.",
    errors: ["not_found"],
    input: z.strictObject({ resumeId }),
    output: ResumeWithDownload,
  }),
  create: defineOperation({
    name: "resumes.create",
    method: "POST",
    path: "/resumes",
    scope: "resumes:write",
    actsOn: "own",
    summary: "Upload a résumé",
    description: `Keeps a PDF, DOC or DOCX file of at most ${inWords(LIMITS.requests.resumeFile, "bytes")} under a name. Its content, its file name and its content type have to agree. It is attached to nothing: applications.attach_resume does that.`,
    errors: ["payload_too_large", "unsupported_media_type"],
    input: z.strictObject({
      name: title().describe("What you call it, such as Backend, English."),
      file: FileContent,
    }),
    output: Resume,
    location: (resume: Resume) => `/resumes/${resume.id}`,
    upload: resumeFile,
  }),
  delete: defineOperation({
    name: "resumes.delete",
    method: "DELETE",
    path: "/resumes/{resumeId}",
    scope: "resumes:write",
    actsOn: "own",
    resource: "resumes.get",
    summary: "Delete a résumé and its file",
    description:
      "Deletes the résumé with its file, and takes it off every application that carries it. It can't be undone: ask the person first.",
    errors: ["not_found"],
    input: z.strictObject({ resumeId }),
    output: Deleted,
  }),
  listLibrary: defineOperation({
    audience: "pages",
    name: "resumes.list_library",
    method: "GET",
    actsOn: "own",
    summary: "Every résumé, newest first, with the cards that carry it",
    errors: [],
    input: z.strictObject({}),
    output: z.array(LibraryResume),
  }),
  getSharedLink: defineOperation({
    audience: "pages",
    name: "resumes.get_shared_link",
    method: "GET",
    actsOn: "application",
    roles: rolesWith("organization_shares.get"),
    summary:
      "A link to the résumé on a card that is shared, good for minutes while the caller may read it; null where it carries none",
    errors: ["not_found"],
    input: z.strictObject({ organizationSlug, applicationId: id("application", "The application's id.") }),
    output: z.string().nullable(),
  }),
};
