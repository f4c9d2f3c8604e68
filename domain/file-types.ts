/** The types of files that people upload, with their media types and the endings of their names. */
const FILE_TYPES = {
  pdf: { contentType: "application/pdf", endings: [".pdf"] },
  doc: { contentType: "application/msword", endings: [".doc"] },
  docx: {
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    endings: [".docx"],
  },
  png: { contentType: "image/png", endings: [".png"] },
  jpeg: { contentType: "image/jpeg", endings: [".jpg", ".jpeg"] },
} as const satisfies Record<string, { contentType: string; endings: readonly string[] }>;

export type FileType = keyof typeof FILE_TYPES;

/** The types of a résumé's file. */
export const RESUME_FILES: readonly FileType[] = ["pdf", "doc", "docx"];
/** The types of a file in a thread or of an outcome's proof. */
export const ORGANIZATION_FILES: readonly FileType[] = ["pdf", "doc", "docx", "png", "jpeg"];

export const contentTypeOf = (type: FileType): string => FILE_TYPES[type].contentType;

/** Returns the endings as the end of a sentence, such as ".pdf or .doc". */
export function endingsInWords(types: readonly FileType[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(endingsOf(types));
}

/** Returns the endings of the types' file names, such as `.pdf`. */
export function endingsOf(types: readonly FileType[]): readonly string[] {
  return types.flatMap((type) => FILE_TYPES[type].endings);
}
