import { z } from "zod";
import { RESUME_FILES } from "#domain/file-types.ts";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { growingEnum, id, instantOut, organizationSlug, title } from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { compactPage, only, pageFields, pageOf } from "#server/core/pagination.ts";
import { FileContent } from "#server/core/uploads.ts";
import { Deleted, Status } from "#server/resources/enumerations.ts";
import { uploadRule } from "#server/resources/upload-rule.ts";

/** The allowed files of a résumé. */
export const resumeFile = uploadRule({
  folder: "resumes",
  maxBytes: LIMITS.requests.resumeFile,
  bodyMaxBytes: LIMITS.requests.uploadBody,
  types: RESUME_FILES,
});

export const Resume = z
  .object({
    id: z.string(),
    name: z.string(),
    fileName: z.string().describe("The file name as uploaded."),
    fileType: z.string().describe("The file's content type."),
    fileSizeBytes: z.int(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Resume" });
export type Resume = z.infer<typeof Resume>;

const compactResume = only<Resume>("id", "name", "fileType", "createdAt");

export const ResumeWithDownload = z
  .object({
    ...Resume.shape,
    downloadUrl: z.string().describe("Downloads the file without a credential."),
    downloadUrlExpiresAt: instantOut.describe("At most five minutes from now."),
  })
  .meta({ id: "ResumeWithDownload" });

/** A résumé in the library, with the cards that use it. */
const LibraryResume = z.object({
  ...Resume.omit({ updatedAt: true }).shape,
  useCount: z.int(),
  uses: z
    .array(
      z.object({
        applicationId: z.string(),
        boardId: z.string(),
        title: z.string(),
        companyName: z.string(),
        status: Status,
      }),
    )
    .describe("The cards that changed last, a few at most."),
});

const resumeId = id("resume", "The résumé's ID.");

const reading = { ...PUBLIC.ownRead, scope: "resumes:read" } as const;
const writing = { ...PUBLIC.ownChange, scope: "resumes:write" } as const;

export const resumes = defineOperations("resumes", {
  list: {
    ...reading,
    path: "/resumes",
    summary: "List your résumés",
    description: "Returns your résumés, newest first. For a link to the file, use resumes.get.",
    compact: compactPage(compactResume),
    input: z.strictObject(pageFields),
    output: pageOf(Resume),
  },
  get: {
    ...reading,
    path: "/resumes/{resumeId}",
    summary: "Get a résumé and a link to its file",
    description:
      "Returns one résumé with a signed download link. The link works for five minutes for anyone who has it. Call this again for a new one.",
    input: z.strictObject({ resumeId }),
    output: ResumeWithDownload,
  },
  getText: {
    ...BEYOND.ownRead,
    path: "/resumes/{resumeId}/text",
    scope: "resumes:read",
    summary: "Get the text of a résumé",
    description: `Returns the text of a PDF or DOCX file, line by line, up to ${LIMITS.text.resumeText} characters. A scan has none. The text of DOC files isn't read: text is null, and reason says so. For the file itself, use resumes.get.`,
    brief: "Returns the text of a résumé.",
    toolsets: ["setup"],
    input: z.strictObject({ resumeId }),
    output: z
      .object({
        resumeId: z.string(),
        fileName: z.string(),
        text: z.string().nullable(),
        reason: growingEnum(["unsupported_type", "unreadable"])
          .nullable()
          .describe(
            "The reason no text was extracted: an unsupported type of file, or a file that can't be read.",
          ),
      })
      .meta({ id: "ResumeText" }),
  },
  create: {
    ...writing,
    path: "/resumes",
    summary: "Upload a résumé",
    description: `Uploads a PDF, DOC, or DOCX file of up to ${inWords(LIMITS.requests.resumeFile, "bytes")}. Its content, file name, and content type must match. To attach it to an application, use applications.attach_resume.`,
    compact: compactResume,
    toolsets: ["setup"],
    errors: ["payload_too_large", "unsupported_media_type"],
    input: z.strictObject({
      name: title().describe("Your name for the résumé, such as Backend, English."),
      file: FileContent,
    }),
    output: Resume,
    location: (resume: Resume) => `/resumes/${resume.id}`,
    upload: resumeFile,
  },
  delete: {
    ...writing,
    method: "DELETE",
    path: "/resumes/{resumeId}",
    summary: "Delete a résumé and its file",
    description:
      "Deletes the résumé and its file, and removes it from every application. This can't be undone, so ask the person first.",
    toolsets: ["setup"],
    input: z.strictObject({ resumeId }),
    output: Deleted,
  },
  listLibrary: {
    ...PAGES.ownRead,
    output: z.array(LibraryResume),
  },
  getSharedLink: {
    audience: "pages",
    method: "GET",
    actsOn: "application",
    roles: rolesWith("organization_shares.get"),
    input: z.strictObject({ organizationSlug, applicationId: id("application", "The application's ID.") }),
    output: z.string().nullable(),
  },
});
