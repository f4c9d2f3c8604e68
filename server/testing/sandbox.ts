import { pool } from "#server/lib/database.ts";
import { makeKey, makePerson, type Person } from "./actors.ts";
import { type Rest, rest } from "./rest.ts";

/** Creates a person with a REST client in their sandbox. */
export async function makeSandboxCaller(): Promise<{ person: Person; api: Rest }> {
  const person = await makePerson();
  const { key } = await makeKey(person, { environment: "sandbox" });
  return { person, api: rest(key) };
}

/** Returns the parts of the sandbox's search that are the same after every seeding. */
export async function describeSearch(accountId: string) {
  const { rows } = await pool.query(
    `SELECT b.name AS board, b.is_active, a.status, a.rank, a.job_title, c.name AS company, a.created_at, a.updated_at,
       a.status_changed_at, a.application_date, a.notes, a.is_auto_retired, a.compensation,
       (SELECT r.name FROM resumes r WHERE r.account_id = $1 AND r.id = a.resume_id) AS resume,
       (SELECT json_agg(json_build_array(h.status, h.entered_at, h.left_at) ORDER BY h.entered_at)
        FROM status_history h WHERE h.account_id = $1 AND h.application_id = a.id) AS stays
     FROM applications a JOIN boards b ON b.account_id = $1 AND b.id = a.board_id
     JOIN companies c ON c.account_id = $1 AND c.id = a.company_id
     WHERE a.account_id = $1 ORDER BY b.name, a.status, a.rank`,
    [accountId],
  );
  return rows;
}
