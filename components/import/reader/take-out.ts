import { entriesOf, type Fields, isFields, type ReadEntry, textOf } from "./json-values.ts";
import type { Related, Table } from "./table.ts";

const APPLICATIONS = /^(boards\/[^/]+)\/applications\.json$/;

/** Returns the folders of the boards in Offerlane's full download, from the paths in a ZIP. */
export function boardsOfTakeOut(paths: readonly string[]): string[] {
  return paths.flatMap((path) => APPLICATIONS.exec(path)?.[1] ?? []);
}

/** Reads a board of the full download, with the histories of its cards, their contacts, and their interviews. */
export function readTakeOut(folder: string, read: ReadEntry): Table {
  const byCard = (path: string) => Map.groupBy(entriesOf(read(path)), (entry) => entry.applicationId);
  const periods = byCard(`${folder}/status-history.json`);
  const interviews = byCard("interviews.json");
  const contacts = entriesOf(read("contacts.json"));
  const cards = entriesOf(read(`${folder}/applications.json`));
  const rows = cards.map(cellsOf);
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    name: folder.slice(folder.indexOf("/") + 1),
    headings,
    rows: rows.map((row) => headings.map((heading) => textOf(row[heading]))),
    lines: rows.map((_row, index) => index + 1),
    passedOver: [],
    related: cards.map(({ id }) => ({
      periods: (periods.get(id) ?? [])
        .filter(({ isDateKnown }) => isDateKnown !== false)
        .map(({ status, enteredAt }) => ({ word: textOf(status), at: textOf(enteredAt) }))
        .sort((a, b) => (a.at < b.at ? -1 : 1)),
      contacts: contacts
        .filter(({ applicationIds }) => Array.isArray(applicationIds) && applicationIds.includes(id))
        .map(contactOf),
      interviews: (interviews.get(id) ?? []).map(interviewOf),
      notes: [],
    })),
  };
}

/** Returns a card's cells by the headings of the spreadsheet export. */
function cellsOf(card: Fields): Fields {
  const job = isFields(card.job) ? card.job : {};
  const company = isFields(card.company) ? card.company : {};
  return {
    id: card.id,
    title: job.title,
    company: company.name,
    status: card.status,
    applicationDate: card.applicationDate,
    closingDate: card.closingDate,
    offerDeadline: card.offerDeadline,
    applicationLink: card.applicationLink,
    source: card.source,
    notes: card.notes,
    description: job.description,
    workMode: job.workMode,
    workType: job.workType,
    ...(isFields(job.location) ? job.location : {}),
    ...(isFields(job.compensation) ? job.compensation : {}),
    createdAt: card.createdAt,
    statusChangedAt: card.statusChangedAt,
    salaryRangeMin: isFields(job.compensation) ? job.compensation.salaryRangeMin : null,
  };
}

function contactOf({ name, title, email, phone, socialLink }: Fields): Related["contacts"][number] {
  return {
    name: textOf(name),
    title: textOf(title),
    email: textOf(email),
    phone: textOf(phone),
    socialLink: textOf(socialLink),
  };
}

function interviewOf(interview: Fields): Related["interviews"][number] {
  const text = (key: string) => textOf(interview[key]);
  return {
    at: text("scheduledAt"),
    type: text("type"),
    notes: text("notes"),
    outcome: text("outcome"),
    feedback: text("feedback"),
    location: text("location"),
    meetingUrl: text("meetingUrl"),
    timeZone: text("timeZone"),
    minutes: text("durationMinutes"),
  };
}
