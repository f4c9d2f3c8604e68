import { DAY_MS } from "#domain/time.ts";
import { SAMPLE_MARK } from "./sample-mark.ts";

/** The name of the import of sample cards, in a board's list of imports too; file names have an extension. */
export const SAMPLE_IMPORT = "Sample cards";

const samples = [
  ["Product designer", "Harbor Analytics", "saved", null, "Referral", "Lisbon", "Portugal", "hybrid"],
  [
    "Frontend engineer",
    "Fernwood Health",
    "saved",
    null,
    "Company site",
    "Austin",
    "United States",
    "remote",
  ],
  ["Data analyst", "Northlight Energy", "applied", 2, "Job board", "Berlin", "Germany", "onsite"],
  ["Customer success manager", "Papertrail", "applied", 6, "Job board", "Toronto", "Canada", "remote"],
  ["UX researcher", "Bluefin Travel", "interviewing", 12, "Referral", "Dublin", "Ireland", "hybrid"],
  ["Project manager", "Oakline Construction", "offer", 24, "Recruiter", "Chicago", "United States", "onsite"],
  ["Marketing lead", "Sunday Foods", "rejected", 30, "Job board", "Paris", "France", "hybrid"],
] as const;

/** Returns a few cards in several columns, dated back from now, as rows of an import. */
export function sampleRows(now: number) {
  return samples.map(([title, company, status, daysAgo, source, city, country, workMode]) => ({
    title,
    company: company + SAMPLE_MARK,
    status,
    applicationDate: daysAgo === null ? null : new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10),
    source,
    city,
    country,
    workMode,
  }));
}
