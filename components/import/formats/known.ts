import type { Status } from "#domain/values.ts";
import { listed } from "#domain/words-in-text.ts";
import type { Target } from "./targets.ts";

/** A product's export: how it is recognized, and the targets of its columns. */
export type Format = {
  id: string;
  name: string;
  /** The headings that all of its files have. */
  headings: readonly string[];
  /** Matches the file's name, if its headings are the person's own. */
  fileName?: RegExp;
  /** The targets of its columns; other headings are read like any sheet's. */
  columns: Readonly<Record<string, Target>>;
  /** The status of all its rows. */
  fixedStatus?: Status;
  /** The source of all its jobs. */
  source?: string;
  /** Status words with another meaning here. */
  statusWords?: Readonly<Record<string, Status>>;
  /** The order of its numeric dates, if it is always the same. */
  dayOrder?: "month" | "day";
};

/** The exports that are recognized without a question, the most specific headings first. */
export const FORMATS: readonly Format[] = [
  {
    id: "offerlane",
    name: "Offerlane",
    headings: ["title", "company", "status", "applicationDate", "applicationLink", "salaryRangeMin"],
    columns: {
      id: "id",
      interviews: "ignore",
      resume: "ignore",
      industry: "ignore",
      coachNotes: "ignore",
      isAutoRetired: "ignore",
      updatedAt: "ignore",
      createdAt: "savedDate",
      statusChangedAt: "statusDate",
    },
  },
  {
    id: "offerlane_table",
    name: "Offerlane",
    headings: [
      "Job title",
      "Company",
      "Status",
      "Applied on",
      "Job posting",
      "Salary from",
      "In status since",
    ],
    columns: {
      "Address line 2": "street2",
      Interviews: "ignore",
      Résumé: "ignore",
      Industry: "ignore",
      "Coach notes": "ignore",
      "Auto-moved": "ignore",
      Updated: "ignore",
      Added: "savedDate",
      Pay: "payAmount",
      "In status since": "statusDate",
    },
  },
  {
    id: "linkedin_applications",
    name: "LinkedIn, job applications",
    headings: ["Application Date", "Company Name", "Job Title", "Job Url", "Question And Answers"],
    columns: {
      "Contact Email": "contactEmail",
      "Contact Phone Number": "contactPhone",
      "Resume Name": "note",
      "Question And Answers": "note",
    },
    fixedStatus: "applied",
    source: "LinkedIn",
  },
  {
    id: "linkedin_saved",
    name: "LinkedIn, saved jobs",
    headings: ["Saved Date", "Job Url", "Job Title", "Company Name"],
    columns: {},
    fixedStatus: "saved",
    source: "LinkedIn",
  },
  {
    id: "simplify",
    name: "Simplify",
    headings: ["Job Title", "Company Name", "Job URL", "Applied Date", "Status Date", "Archived"],
    columns: {},
  },
  {
    id: "trello",
    name: "Trello",
    headings: ["Card Name", "List Name", "Board Name"],
    columns: {
      "Card Name": "companyTitle",
      "Card URL": "note",
      "Due Date": "note",
      "Start Date": "note",
      // Any comment counts as activity, which says neither when the person applied nor when the card reached
      // its list.
      "Last Activity Date": "ignore",
      "Attachment Links": "applicationLink",
      Archived: "archived",
      ...ignoredColumns(
        "Attachment Count",
        "Checklist Item Total Count",
        "Checklist Item Completed Count",
        "Vote Count",
        "Comment Count",
        "Due Complete",
      ),
    },
  },
  {
    id: "huntr",
    name: "Huntr",
    headings: ["Title", "Company", "List", "Domain"],
    columns: { Domain: "note", "Created At": "savedDate", "Last Moved At": "statusDate" },
  },
  {
    id: "teal",
    name: "Teal",
    headings: ["Job Position", "Company", "Date Saved", "Excitement"],
    columns: {
      "Max. Salary": "salaryRangeMax",
      "Follow up": "note",
      Excitement: "note",
    },
  },
  {
    id: "reactive_resume",
    name: "Reactive Resume",
    headings: ["Company", "Role", "Stage", "Stage Date"],
    columns: { "Stage Date": "statusDate", Tags: "labels" },
  },
  {
    // The tracker of career-ops, data/applications.md. Its date is the day on which the job was evaluated, not the day of the application.
    id: "career_ops",
    name: "career-ops",
    headings: ["Date", "Company", "Role", "Score", "Status", "PDF", "Report"],
    columns: { "#": "ignore", Date: "savedDate", Score: "note", PDF: "ignore", Report: "note" },
    statusWords: wordsFor({
      saved: "evaluated, evaluada, hold, condicional, évalué",
      applied: "applied, aplicada, enviada, responded, respondido, répondu",
      interviewing: "entrevue",
      rejected: "rechazada, refusée",
      archived:
        "discarded, descartado, descartada, cerrada, cancelada, écarté, écartée, skip, no aplicar, monitor, ignoré",
    }),
    dayOrder: "month",
  },
  { id: "notion", name: "Notion", headings: [], fileName: /\s[0-9a-f]{32}(_all)?\.csv$/i, columns: {} },
];

/** Returns the status of each of a product's words. */
function wordsFor(words: Partial<Record<Status, string>>): Record<string, Status> {
  const entries = Object.entries(words) as [Status, string][];
  return Object.fromEntries(entries.flatMap(([status, list]) => listed(list).map((word) => [word, status])));
}

/** Returns ignored columns: they count the contents of other columns, and have no facts about the application. */
function ignoredColumns(...headings: string[]): Record<string, Target> {
  return Object.fromEntries(headings.map((heading) => [heading, "ignore"]));
}

/** The mapping from a product's JSON to a table: where its entries are, and the source of each heading. */
export type JsonFormat = {
  id: string;
  /** The key of its entries: a list, or a map by id. */
  entries: string;
  /** The keys of an entry that distinguish the product's files. */
  has: readonly string[];
  columns: Readonly<Record<string, JsonColumn>>;
};
export type JsonColumn = {
  path: readonly string[];
  /** The path's value is an ID in this map; the cell gets this field of the map's entry. */
  joined?: { map: string; field: string };
  isHtml?: boolean;
};

export const JSON_FORMATS: readonly JsonFormat[] = [
  {
    id: "huntr",
    entries: "jobs",
    has: ["title", "_list"],
    columns: {
      Title: { path: ["title"] },
      Company: { path: ["_company"], joined: { map: "companies", field: "name" } },
      List: { path: ["_list"], joined: { map: "lists", field: "name" } },
      URL: { path: ["url"] },
      Domain: { path: ["rootDomain"] },
      Salary: { path: ["salary"] },
      Location: { path: ["location", "address"] },
      Description: { path: ["htmlDescription"], isHtml: true },
      "Created At": { path: ["createdAt"] },
      "Last Moved At": { path: ["lastMovedAt"] },
    },
  },
];
