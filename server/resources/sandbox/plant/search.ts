import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { plantApplications } from "./applications.ts";
import { plantBoards } from "./boards.ts";
import { Calendar } from "./calendar.ts";
import { plantCompanies } from "./companies.ts";
import { plantContacts } from "./contacts.ts";
import { plantInterviews } from "./interviews.ts";
import type { Planting } from "./planting.ts";
import { plantProfile } from "./profile.ts";
import { plantResumes } from "./resumes.ts";

/** What a person's search is planted with, in the order in which one refers to another; a group adds its line. */
const GROUPS: readonly ((planting: Planting) => Promise<void>)[] = [
  plantCompanies,
  plantBoards,
  plantResumes,
  plantApplications,
  plantInterviews,
  plantContacts,
  plantProfile,
];

/** Plants a sample search for an account that has none, as it would look on the day of `at`. */
export async function plantSearch(sql: Sql, accountId: AccountId, at: Date): Promise<Planting> {
  const named = { companies: new Map(), boards: new Map(), resumes: new Map(), cards: new Map() };
  const planting = { sql, accountId, calendar: new Calendar(at), ...named };
  for (const plant of GROUPS) await plant(planting);
  return planting;
}
