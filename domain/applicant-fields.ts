/** The kinds of applicant fields. */
export const FIELD_KINDS = ["text", "choice", "date"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/**
 * The provided field with the intent that an applicant stated. Staff can only read it, because reports use it
 * to exclude people.
 */
export const STATED_FIELD = "intent";

/** The applicant fields that every organization has, besides the student ID, which is also a key. */
export const PROVIDED_FIELDS = [
  { id: "program", name: "Program", kind: "text" },
  { id: "degree", name: "Degree", kind: "text" },
  { id: "graduation", name: "Graduation", kind: "date" },
  { id: STATED_FIELD, name: "Intent", kind: "choice" },
  { id: "exit", name: "Exit", kind: "date" },
] as const satisfies readonly { id: string; name: string; kind: FieldKind }[];

/** Returns a person's name in staff's records: both parts if known, otherwise the full name. */
export function keptName({
  firstName,
  lastName,
  fullName,
}: Readonly<Record<"firstName" | "lastName" | "fullName", string | null>>): string | null {
  if (firstName !== null && lastName !== null) return `${firstName} ${lastName}`;
  return fullName ?? firstName ?? lastName;
}
