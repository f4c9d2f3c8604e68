/** The kinds of applicant fields. */
export const FIELD_KINDS = ["text", "choice", "date"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/**
 * The provided field with the intent that an applicant stated. Staff can only read it, because reports use it
 * to exclude people.
 */
export const STATED_FIELD = "intent";

/** The fields of applicants that every organization has. The student ID is one too, but it is also a key. */
export const PROVIDED_FIELDS = [
  { id: "program", name: "Program", kind: "text" },
  { id: "degree", name: "Degree", kind: "text" },
  { id: "graduation", name: "Graduation", kind: "date" },
  { id: STATED_FIELD, name: "Intent", kind: "choice" },
  { id: "exit", name: "Exit", kind: "date" },
] as const satisfies readonly { id: string; name: string; kind: FieldKind }[];

/** Returns the name of a person as staff keep it: both parts if they are known, otherwise the whole name. */
export function keptName({
  firstName,
  lastName,
  fullName,
}: Readonly<Record<"firstName" | "lastName" | "fullName", string | null>>): string | null {
  if (firstName !== null && lastName !== null) return `${firstName} ${lastName}`;
  return fullName ?? firstName ?? lastName;
}
