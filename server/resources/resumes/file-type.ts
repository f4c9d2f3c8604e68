import { RESUME_FILES } from "#domain/file-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { uploadRule } from "#server/resources/upload-rule.ts";

/** The allowed files of a résumé; used by the upload receiver and the API document. */
export const resumeFile = uploadRule({
  folder: "resumes",
  maxBytes: LIMITS.requests.resumeFile,
  bodyMaxBytes: LIMITS.requests.uploadBody,
  types: RESUME_FILES,
});
