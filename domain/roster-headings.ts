import { listed } from "./words-in-text.ts";

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

/** The headings of each column, the surest first: of several in a file, the surest counts. */
const SYNONYMS: Readonly<Record<RosterFileColumn, readonly string[]>> = {
  studentId: listed(`
    student id, student identifier, student number, student no, sis user id, sis id, banner id, school id, university id, campus id,
    matriculation number, matrikelnummer, numéro étudiant, external id, id number, sid, id, student
  `),
  email: listed(`
    email, e mail, email address, e mail address, mail, student email, student email address, school email, university email,
    primary email, preferred email, official email, e mail adresse, adresse e mail, adresse email, correo electrónico, contact email,
    personal email, sis login id, login id, address
  `),
  firstName: listed(
    "first name, first, given name, forename, preferred first name, preferred name, legal first name, vorname, prénom, nombre",
  ),
  lastName: listed(
    "last name, last, surname, family name, legal last name, nachname, nom, nom de famille, apellidos, apellido",
  ),
  fullName: listed(
    "name, full name, student name, display name, applicant, applicant name, last first, last name first name, name last first",
  ),
  cohort: listed("cohort, cohort name, class, intake, group, batch, jahrgang, promotion"),
  coach: listed(
    "coach, coach email, advisor email, adviser email, advisor, adviser, counselor, career coach",
  ),
};

/** Headings with two meanings: a column has the first if a cell is like this, and otherwise the second. */
const BY_CELLS: Readonly<Record<string, { like: RegExp; otherwise: RosterFileColumn | null }>> = {
  student: { like: /\d/, otherwise: "fullName" },
  address: { like: /@/, otherwise: null },
  "sis login id": { like: /@/, otherwise: null },
  "login id": { like: /@/, otherwise: null },
  advisor: { like: /@/, otherwise: null },
  adviser: { like: /@/, otherwise: null },
  counselor: { like: /@/, otherwise: null },
};

/** Synonyms of the provided applicant fields, by the field's ID. */
const FIELD_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  program: ["program name", "program name major", "major", "course", "course of study", "field of study"],
  degree: ["degree level", "degree type"],
  graduation: ["graduation date", "expected graduation", "expected graduation date", "grad date"],
  intent: ["intention", "goal"],
  exit: ["exit date", "program exit date"],
};

/** The mark of a required column, as in Google's list of users. */
const REQUIRED = /[[(]required[\])]/i;

/** Returns a heading in the form for comparison: letters and digits in lowercase, separated by spaces, without a mark that it is required. */
export function comparedHeading(heading: string): string {
  return heading
    .normalize("NFC")
    .replace(REQUIRED, "")
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

const COLUMN_OF = new Map<string, { column: RosterFileColumn; rank: number }>(
  ROSTER_FILE_COLUMNS.flatMap((column) =>
    [comparedHeading(column), ...SYNONYMS[column]].map((name, rank) => [name, { column, rank }] as const),
  ),
);

/** Returns the column that a heading names, or null. */
export function rosterColumnOf(heading: string): RosterFileColumn | null {
  return COLUMN_OF.get(comparedHeading(heading))?.column ?? null;
}

/**
 * Returns the column that a heading names, and how sure that is: a lower rank is surer.
 * @param hasCell checks whether a cell below the heading is like this
 */
export function rankedRosterColumn(
  heading: string,
  hasCell: (like: RegExp) => boolean,
): { column: RosterFileColumn | null; rank: number } | null {
  const compared = comparedHeading(heading);
  const found = COLUMN_OF.get(compared) ?? null;
  const rule = Object.hasOwn(BY_CELLS, compared) ? BY_CELLS[compared] : undefined;
  if (!found || !rule || hasCell(rule.like)) return found;
  return { ...found, column: rule.otherwise };
}

/** Returns every compared heading that names a field. */
export function headingsOfField({ id, name }: { readonly id: string; readonly name: string }): string[] {
  return [name, id, ...(FIELD_SYNONYMS[id] ?? [])].map(comparedHeading);
}
