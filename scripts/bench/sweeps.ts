import type pg from "pg";

/** Inserts in bulk. Triggers and foreign keys are off, because only reads are measured. */
const PLANTED = [
  `INSERT INTO users (id, email) SELECT 'usr_s' || n, 's' || n || '@sweeps.example' FROM generate_series(1, $1::int / 10) n`,
  `INSERT INTO accounts (id, user_id, email) SELECT 'acc_s' || n, 'usr_s' || n, 's' || n || '@sweeps.example' FROM generate_series(1, $1::int / 10) n`,
  `INSERT INTO boards (id, account_id, name, is_active, auto_retire_enabled) SELECT 'brd_s' || n, 'acc_s' || n, 'Board', true, true FROM generate_series(1, $1::int / 10) n`,
  `INSERT INTO companies (id, account_id, name) SELECT 'cmp_s' || n, 'acc_s' || n, 'Company' FROM generate_series(1, $1::int / 10) n`,
  `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title)
   SELECT 'app_s' || n, 'acc_s' || (n / 10 + 1), 'brd_s' || (n / 10 + 1), 'cmp_s' || (n / 10 + 1), 'applied', 'a' || n, 'api', 'Engineer'
   FROM generate_series(0, $1::int - 1) n`,
  `INSERT INTO resumes (id, account_id, name, file_name, file_type, file_size_bytes, storage_key, created_at)
   SELECT 'res_s' || n, 'acc_s' || (n / 10 + 1), 'CV', 'cv.pdf', 'application/pdf', 1, 'resumes/s' || n, now() - interval '1 day'
   FROM generate_series(0, $1::int - 1) n`,
];

/**
 * Measures how long automatic retirement and the file sweep take to check the given number of cards and résumés, none
 * of them due.
 */
export async function sweepFigures(database: pg.Pool, rows: number): Promise<object[]> {
  const client = await database.connect();
  await client.query("SET session_replication_role = replica");
  for (const text of PLANTED) await client.query(text, [rows]);
  await client.query("VACUUM (ANALYZE) boards, applications, resumes");
  client.release(true);
  const [{ retireStaleCards }, { listKeptFiles }, { sqlOn }, { pool }, { statementsOf, sequentialScansOf }] =
    await Promise.all([
      import("#server/resources/applications/retirement.ts"),
      import("#server/resources/resumes/store/kept-files.ts"),
      import("#server/core/sql.ts"),
      import("#server/lib/database.ts"),
      import("#server/testing/plans.ts"),
    ]);
  const scans = async (work: () => Promise<unknown>) => {
    const sent = await statementsOf(work);
    const read = await Promise.all(
      sent
        .filter(({ name }) => name !== "")
        .slice(0, 3)
        .map(sequentialScansOf),
    );
    return [...new Set(read.flat())].join(", ") || "none";
  };
  const readWhole = {
    retirement: await scans(() => retireStaleCards()),
    files: await scans(() =>
      listKeptFiles(sqlOn(pool), { accountId: "acc_s5", id: "", before: new Date(), limit: 500 }),
    ),
  };
  const retirement = await elapsed(async () => void (await retireStaleCards()));
  let longest = 0;
  let seen = 0;
  const files = await elapsed(async () => {
    for (let after = { accountId: "", id: "" }; ; ) {
      const began = performance.now();
      const batch = await listKeptFiles(sqlOn(pool), { ...after, before: new Date(), limit: 500 });
      longest = Math.max(longest, performance.now() - began);
      const last = batch.at(-1);
      if (!last) return;
      seen += batch.length;
      after = { accountId: last.accountId, id: last.id };
    }
  });
  return [
    {
      sweep: "automatic retirement",
      rows: `${rows} cards, ${rows / 10} boards`,
      seconds: (retirement / 1_000).toFixed(1),
      "tables read from end to end": readWhole.retirement,
    },
    {
      sweep: "résumés without a file",
      rows: `${seen} résumés`,
      seconds: (files / 1_000).toFixed(1),
      "tables read from end to end": readWhole.files,
      "longest batch, ms": longest.toFixed(0),
    },
  ];
}

async function elapsed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
