import { z } from "zod";

/** A file of a message or an outcome, without its content. */
export const OrganizationFile = z
  .object({
    id: z.string(),
    fileName: z.string(),
    fileType: z.string().describe("The file's content type."),
    fileSizeBytes: z.int(),
  })
  .meta({ id: "OrganizationFile", description: "A file of a message, or one that documents an outcome." });
export type OrganizationFile = z.infer<typeof OrganizationFile>;
