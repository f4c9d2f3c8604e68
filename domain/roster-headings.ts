/** The columns of a roster file that aren't applicant fields. */
export const ROSTER_FILE_COLUMNS = [
  "studentId",
  "email",
  "firstName",
  "lastName",
  "fullName",
  "cohort",
  "coach",
] as const;
export type RosterFileColumn = (typeof ROSTER_FILE_COLUMNS)[number];

/** The text of a cell that clears the value in a record. */
export const CLEAR = "**CLEAR**";

const SYNONYMS: Readonly<Record<RosterFileColumn, readonly string[]>> = {
  studentId: [
    "student id",
    "student identifier",
    "student number",
    "student no",
    "student",
    "id",
    "sid",
    "school id",
    "university id",
    "campus id",
    "external id",
    "id number",
    "matriculation number",
  ],
  email: [
    "email",
    "e mail",
    "email address",
    "e mail address",
    "mail",
    "student email",
    "student email address",
    "school email",
    "university email",
    "primary email",
    "contact email",
    "address",
  ],
  firstName: ["first name", "first", "given name", "forename", "preferred first name", "preferred name"],
  lastName: ["last name", "last", "surname", "family name"],
  fullName: ["name", "full name", "student name", "display name", "applicant", "applicant name"],
  cohort: ["cohort", "cohort name", "class", "intake", "group", "batch"],
  coach: ["coach", "coach email", "advisor", "adviser", "counselor", "career coach"],
};

/** Synonyms of the provided applicant fields, by the field's ID. */
const FIELD_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  program: ["program name", "program name major", "major", "course", "course of study", "field of study"],
  degree: ["degree level", "degree type"],
  graduation: ["graduation date", "expected graduation", "expected graduation date", "grad date"],
  intent: ["intention", "goal"],
  exit: ["exit date", "program exit date"],
};

/** Returns a heading in the form for comparison: letters and digits in lowercase, separated by spaces. */
export function comparedHeading(heading: string): string {
  return heading
    .normalize("NFC")
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

const COLUMN_OF = new Map<string, RosterFileColumn>(
  ROSTER_FILE_COLUMNS.flatMap((column) =>
    [comparedHeading(column), ...SYNONYMS[column]].map((name) => [name, column] as const),
  ),
);

/** Returns the column that a heading names, or null. */
export function rosterColumnOf(heading: string): RosterFileColumn | null {
  return COLUMN_OF.get(comparedHeading(heading)) ?? null;
}

/** Returns every compared heading that names a field. */
export function headingsOfField({ id, name }: { readonly id: string; readonly name: string }): string[] {
  return [name, id, ...(FIELD_SYNONYMS[id] ?? [])].map(comparedHeading);
}
