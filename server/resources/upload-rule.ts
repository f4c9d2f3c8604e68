import { contentTypeOf, endingsInWords, endingsOf, type FileType } from "#domain/file-types.ts";
import { OperationError } from "#server/core/errors.ts";
import {
  type DeclaredFile,
  type FileValidator,
  UNDECLARED_TYPE,
  type UploadRule,
} from "#server/core/uploads.ts";
import { type ContentWatch, watchDoc, watchDocx, watchJpeg, watchPdf, watchPng } from "./file-content.ts";

const WATCHES: Readonly<Record<FileType, () => ContentWatch>> = {
  pdf: watchPdf,
  doc: watchDoc,
  docx: watchDocx,
  png: watchPng,
  jpeg: watchJpeg,
};

type Allowed = Pick<UploadRule, "folder" | "maxBytes" | "bodyMaxBytes"> & {
  readonly types: readonly FileType[];
};

/** Returns the rule of an operation that takes a file of one of the types. Name, declared type, and content have to agree. */
export function uploadRule({ types, ...limits }: Allowed): UploadRule {
  return {
    ...limits,
    contentTypes: types.map(contentTypeOf),
    validate: (declared) => validatorOf(types, declared),
  };
}

/** Returns the validator of a declared file. @throws unsupported_media_type, before the first byte if the name or type is enough */
function validatorOf(types: readonly FileType[], { fileName, contentType }: DeclaredFile): FileValidator {
  const name = fileName.toLowerCase();
  const endingOf = (type: FileType) => endingsOf([type]).find((ending) => name.endsWith(ending));
  const type = types.find(endingOf);
  if (!type) throw unsupported(`The name of the file must end in ${endingsInWords(types)}.`);
  const declared = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (declared !== contentTypeOf(type) && declared !== UNDECLARED_TYPE) {
    throw unsupported(`The file is named ${endingOf(type)} but sent as ${declared || "nothing"}.`);
  }
  const watch = WATCHES[type]();
  const wrongContent = () =>
    unsupported(`The file is named ${endingOf(type)}, but its content is something else.`);
  return {
    see(chunk) {
      if (!watch.mayStillBe(chunk)) throw wrongContent();
    },
    conclude() {
      if (!watch.is()) throw wrongContent();
      return contentTypeOf(type);
    },
  };
}

function unsupported(detail: string): OperationError {
  return new OperationError("unsupported_media_type", detail);
}
