import type pg from "pg";
import { median } from "./load.ts";
import { seed } from "./seed.ts";

const CARDS = 40;
const PAGE = 50;
const TIMES = 40;
const SMALL = 200;
const LARGE = 2_000;

type Roster = { organizationId: string; slug: string; key: string; ownerId: string };

/**
 * Compares the median time of a roster page with that of its SQL alone and with that of a small organization. Requests
 * run one at a time and take turns.
 */
export async function rosterFigures(database: pg.Pool, url: string, origin: string) {
  const runSql = await rosterStatement(url);
  const small = await seedOrganization(database, url, SMALL);
  const large = await seedOrganization(database, url, LARGE);
  await database.query("ANALYZE");
  const times = { small: [] as number[], large: [] as number[], sql: [] as number[] };
  for (let turn = 0; turn < TIMES; turn += 1) {
    times.small.push(await elapsed(() => readPage(origin, small)));
    times.large.push(await elapsed(() => readPage(origin, large)));
    times.sql.push(await elapsed(() => runSql(database, large)));
  }
  const [page, sql] = [median(times.large), median(times.sql)];
  return {
    "roster page of 50 in 2,000, ms (150)": page.toFixed(1),
    "roster page, times its SQL (4)": (page / sql).toFixed(2),
    "roster page, 2,000 against 200 (1.5)": (page / median(times.small)).toFixed(2),
  };
}

async function readPage(origin: string, { slug, key }: Roster): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${origin}/api/v1/organizations/${slug}/roster?limit=${PAGE}`, { headers });
  const { data } = (await answer.json()) as { data?: unknown[] };
  if (data?.length !== PAGE)
    throw new Error(`The roster answered ${answer.status} with ${data?.length} rows.`);
}

/** Returns the product's own query. Its modules read the database URL when they load. */
async function rosterStatement(url: string) {
  process.env.DATABASE_URL = url;
  const [{ readRows }, { organizationOfJob }, { sqlOn }] = await Promise.all([
    import("#server/resources/roster/store/roster.ts"),
    import("#server/core/access.ts"),
    import("#server/core/sql.ts"),
  ]);
  return async (database: pg.Pool, { organizationId }: Roster): Promise<void> => {
    const given = { organizationId: organizationOfJob(organizationId), at: new Date(), limit: PAGE + 1 };
    await readRows(sqlOn(database), given, { isUnplaced: false });
  };
}

async function elapsed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * Creates an organization whose owner has a key, with the given number of applicants, each sharing a board of 40 cards.
 */
export async function seedOrganization(database: pg.Pool, url: string, applicants: number): Promise<Roster> {
  const owner = await seed(database, url, 1, 0);
  const slug = `bench-${applicants}`;
  const organizationId = `org_bench${applicants}`;
  const person = `${slug}-' || n`;
  const statements = [
    `INSERT INTO organizations (id, name, slug, type, complimentary_seats)
     VALUES ('${organizationId}', 'Bench', '${slug}', 'college', ${applicants})`,
    `INSERT INTO accounts (id, email, display_name)
     SELECT 'acc_${person}, '${person} || '@bench.example', 'Person ' || n FROM generate_series(1, ${applicants}) n`,
    `INSERT INTO members (id, organization_id, account_id, email, role)
     SELECT 'mem_owner${applicants}', '${organizationId}', id, email, 'owner' FROM accounts WHERE id = '${owner.accountId}'
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
     FROM generate_series(1, ${applicants}) n CROSS JOIN generate_series(1, ${CARDS}) c`,
    `INSERT INTO status_history (application_id, account_id, status, entered_at)
     SELECT id, account_id, status, created_at FROM applications WHERE id LIKE 'app_${slug}-%'`,
    `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, time_zone)
     SELECT 'itv_' || id, account_id, id, 'video', created_at + interval '3 days', 60, 'UTC'
     FROM applications WHERE id LIKE 'app_${slug}-%0'`,
    `INSERT INTO shares (id, organization_id, board_id, account_id)
     SELECT 'shr_${person}, '${organizationId}', 'brd_${person}, 'acc_${person} FROM generate_series(1, ${applicants}) n`,
  ];
  for (const statement of statements) await database.query(statement);
  return { organizationId, slug, key: owner.key, ownerId: owner.accountId };
}
