import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "#server/core/errors.ts";
import {
  type DeclaredFile,
  type FileValidator,
  UNDECLARED_TYPE,
  type UploadRule,
} from "#server/core/uploads.ts";
import { type ContentWatch, watchDoc, watchDocx, watchPdf } from "./content.ts";

type Kind = { readonly contentType: string; readonly ending: string; readonly watch: () => ContentWatch };

export const PDF = "application/pdf";
export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const KINDS: readonly Kind[] = [
  { contentType: PDF, ending: ".pdf", watch: watchPdf },
  { contentType: "application/msword", ending: ".doc", watch: watchDoc },
  { contentType: DOCX, ending: ".docx", watch: watchDocx },
];

/** The allowed files of a résumé; used by the upload receiver, the API document and the page with the file picker. */
export const resumeFile: UploadRule = {
  folder: "resumes",
  maxBytes: LIMITS.requests.resumeFile,
  bodyMaxBytes: LIMITS.requests.uploadBody,
  contentTypes: KINDS.map(({ contentType }) => contentType),
  validate: validateResume,
};

/**
 * Validates name, declared type and content, which have to agree.
 * @throws unsupported_media_type, before the first byte if name and type suffice
 */
function validateResume({ fileName, contentType }: DeclaredFile): FileValidator {
  const kind = KINDS.find(({ ending }) => fileName.toLowerCase().endsWith(ending));
  if (!kind) throw unsupported("A résumé is a .pdf, .doc or .docx file.");
  const declared = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (declared !== kind.contentType && declared !== UNDECLARED_TYPE) {
    throw unsupported(`The file is named ${kind.ending} but sent as ${declared || "nothing"}.`);
  }
  const watch = kind.watch();
  const refuse = () => unsupported(`The file is named ${kind.ending}, but its content is something else.`);
  return {
    see(chunk) {
      if (!watch.mayStillBe(chunk)) throw refuse();
    },
    conclude() {
      if (!watch.is()) throw refuse();
      return kind.contentType;
    },
  };
}

function unsupported(detail: string): OperationError {
  return new OperationError("unsupported_media_type", detail);
}
