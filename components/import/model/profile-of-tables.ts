import type { Inputs, Outputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";
import { normalizeWords } from "#domain/words-in-text.ts";
import type { Table } from "../reader/table.ts";

export type Profile = Outputs["profile"]["get"];
type Change = Inputs["profile"]["update"];
const LINES = ["name", "location", "headline", "summary"] as const;
const LISTS = ["experience", "education", "customAnswers"] as const;
/** The files' data about a person. */
type Entries = { [Name in (typeof LINES)[number]]?: string } & {
  [Name in (typeof LISTS)[number]]: NonNullable<Change[Name]>;
};

const { profileEntries } = LIMITS.requests;
const { title: TITLE, notes: PASSAGE, question: QUESTION } = LIMITS.text;

/**
 * Returns the additions to a profile from LinkedIn's files: values of empty fields, and positions, schools, and answers that it doesn't
 * have. Nothing already in the profile changes.
 */
export function profileAddition(profile: Profile, tables: readonly Table[]): Change {
  const entries = entriesIn(tables);
  const change: Change = {};
  for (const name of LINES) if (profile[name] === null && entries[name]) change[name] = entries[name];
  for (const name of LISTS) Object.assign(change, added(name, profile[name], entries[name]));
  return change;
}

/** Returns how many entries a change adds to each list, and the lines that it fills. */
export function countsOf(profile: Profile, change: Change) {
  const more = (name: (typeof LISTS)[number]) =>
    change[name] === undefined ? 0 : change[name].length - profile[name].length;
  return {
    lines: LINES.filter((name) => change[name] !== undefined).length,
    experience: more("experience"),
    education: more("education"),
    answers: more("customAnswers"),
  };
}

function entriesIn(tables: readonly Table[]): Entries {
  const entries: Entries = { experience: [], education: [], customAnswers: [] };
  for (const { headings, rows } of tables) {
    const has = (...wanted: string[]) =>
      wanted.every((item) => headings.some((heading) => normalizeWords(heading) === normalizeWords(item)));
    for (const row of rows) {
      const cell = (heading: string, most: number = TITLE) => {
        const at = headings.findIndex((item) => normalizeWords(item) === normalizeWords(heading));
        return (row[at] ?? "").trim().slice(0, most);
      };
      if (has("First Name", "Headline")) linesInto(entries, cell);
      else if (has("Title", "Started On")) experienceInto(entries, cell);
      else if (has("School Name")) educationInto(entries, cell);
      else if (has("Question", "Answer")) answerInto(entries, cell);
    }
  }
  return entries;
}

type Cell = (heading: string, most?: number) => string;

function linesInto(entries: Entries, cell: Cell): void {
  entries.name ??= [cell("First Name"), cell("Last Name")].filter(Boolean).join(" ").slice(0, TITLE);
  entries.headline ??= cell("Headline");
  entries.summary ??= cell("Summary", PASSAGE);
  entries.location ??= cell("Geo Location");
}

function experienceInto({ experience }: Entries, cell: Cell): void {
  const [company, title] = [cell("Company Name"), cell("Title")];
  if (company === "" || title === "") return;
  experience.push({
    ...{
      company,
      title,
      location: cell("Location") || null,
      description: cell("Description", PASSAGE) || null,
    },
    ...{ start: monthOf(cell("Started On")), end: monthOf(cell("Finished On")) },
  });
}

function educationInto({ education }: Entries, cell: Cell): void {
  const school = cell("School Name");
  if (school === "") return;
  education.push({
    ...{
      school,
      degree: cell("Degree Name") || null,
      field: null,
      description: cell("Notes", PASSAGE) || null,
    },
    ...{ start: monthOf(cell("Start Date")), end: monthOf(cell("End Date")) },
  });
}

function answerInto({ customAnswers }: Entries, cell: Cell): void {
  const [question, answer] = [cell("Question", QUESTION), cell("Answer", PASSAGE)];
  if (question !== "" && answer !== "") customAnswers.push({ question, answer });
}

/** The fields that identify an entry within its list. */
const NAMES: { [Name in (typeof LISTS)[number]]: readonly string[] } = {
  experience: ["company", "title", "start"],
  education: ["school", "degree"],
  customAnswers: ["question"],
};

function added<Name extends (typeof LISTS)[number]>(
  name: Name,
  present: readonly object[],
  entries: readonly object[],
): object {
  const keyOf = (entry: object) =>
    NAMES[name]
      .map((field) => String((entry as Record<string, unknown>)[field] ?? "").toLowerCase())
      .join("\n");
  const known = new Set(present.map(keyOf));
  const more = entries.filter((entry) => {
    const key = keyOf(entry);
    return !known.has(key) && known.add(key);
  });
  return more.length === 0 ? {} : { [name]: [...present, ...more].slice(0, profileEntries) };
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Returns "Mar 2020" as 2020-03, and a year unchanged; null for anything else. */
function monthOf(text: string): string | null {
  const [, word = "", year] = /^(?:([a-z]{3})[a-z.]*\s+)?(\d{4})$/i.exec(text) ?? [];
  if (year === undefined) return null;
  const month = MONTHS.indexOf(word.toLowerCase()) + 1;
  return word === "" ? year : month === 0 ? null : `${year}-${String(month).padStart(2, "0")}`;
}
