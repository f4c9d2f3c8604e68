import type pg from "pg";
import { runAdmin } from "./programs.ts";

/** An account with a board of cards. */
export type Seeded = {
  readonly accountId: string;
  readonly boardId: string;
  readonly key: string;
  readonly applicationIds: readonly string[];
};
/** An organization of applicants who share their boards, and its owner's key. */
export type Organization = Readonly<Record<"organizationId" | "slug" | "key" | "ownerId", string>>;

const CARDS_OF_AN_APPLICANT = 40;
/** The number of organizations that this process has seeded, which distinguishes them. */
let organizations = 0;

/** Seeds an account with the given number of cards, and other accounts beside it, using the administrator's command. */
export async function seedAccount(
  sql: pg.Pool,
  variables: Readonly<Record<string, string>>,
  cards: number,
  otherAccounts = 0,
): Promise<Seeded> {
  const sizes = ["--applications", String(cards), "--accounts", String(otherAccounts)];
  const seeded = await runAdmin<Seeded>(variables, "data", "seed", ...sizes);
  await sql.query("ANALYZE");
  const { rows } = await sql.query<{ id: string }>(
    "SELECT id FROM applications WHERE board_id = $1 ORDER BY id",
    [seeded.boardId],
  );
  return { ...seeded, applicationIds: rows.map(({ id }) => id) };
}

/** Runs statements that insert rows, and updates the planner's statistics. */
export async function insertAll(sql: pg.Pool, statements: readonly string[]): Promise<void> {
  for (const statement of [...statements, "ANALYZE"]) await sql.query(statement);
}

/** Creates an organization of this owner, with the given number of applicants, each sharing a board of 40 cards. */
export async function seedOrganization(
  sql: pg.Pool,
  owner: Pick<Seeded, "accountId" | "key">,
  applicants: number,
): Promise<Organization> {
  organizations += 1;
  const slug = `bench-${organizations}`;
  const organizationId = `org_bench${organizations}`;
  const person = `${slug}-' || n`;
  const statements = [
    `INSERT INTO organizations (id, name, slug, type, complimentary_seats)
     VALUES ('${organizationId}', 'Bench', '${slug}', 'college', ${applicants})`,
    `INSERT INTO accounts (id, email, display_name)
     SELECT 'acc_${person}, '${person} || '@bench.example', 'Person ' || n FROM generate_series(1, ${applicants}) n`,
    `INSERT INTO members (id, organization_id, account_id, email, role)
     SELECT 'mem_owner${organizations}', '${organizationId}', id, email, 'owner' FROM accounts WHERE id = '${owner.accountId}'
     UNION ALL SELECT 'mem_${person}, '${organizationId}', 'acc_${person}, '${person} || '@bench.example', 'applicant'
     FROM generate_series(1, ${applicants}) n`,
    `INSERT INTO boards (id, account_id, name, is_active)
     SELECT 'brd_${person}, 'acc_${person}, 'Search', true FROM generate_series(1, ${applicants}) n`,
    `INSERT INTO companies (id, account_id, name)
     SELECT 'cmp_${person}, 'acc_${person}, 'Company' FROM generate_series(1, ${applicants}) n`,
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, created_at, updated_at)
     SELECT 'app_${person} || '_' || c, 'acc_${person}, 'brd_${person}, 'cmp_${person},
       (ARRAY['saved', 'applied', 'interviewing', 'rejected'])[1 + c % 4], 'a' || lpad(c::text, 3, '0') || '1', 'api', 'Job ' || c,
       now() - c * interval '1 day', now() - c * interval '1 day'
     FROM generate_series(1, ${applicants}) n CROSS JOIN generate_series(1, ${CARDS_OF_AN_APPLICANT}) c`,
    `INSERT INTO status_history (application_id, account_id, status, entered_at)
     SELECT id, account_id, status, created_at FROM applications WHERE id LIKE 'app_${slug}-%'`,
    `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, time_zone)
     SELECT 'itv_' || id, account_id, id, 'video', created_at + interval '3 days', 60, 'UTC'
     FROM applications WHERE id LIKE 'app_${slug}-%0'`,
    `INSERT INTO shares (id, organization_id, board_id, account_id)
     SELECT 'shr_${person}, '${organizationId}', 'brd_${person}, 'acc_${person} FROM generate_series(1, ${applicants}) n`,
  ];
  await insertAll(sql, statements);
  return { organizationId, slug, key: owner.key, ownerId: owner.accountId };
}
