import { seed } from "../shared/temporary.ts";
import { elapsed } from "../shared/timing.ts";

/** Inserts in bulk. Triggers and foreign keys are off, because only reads are measured. */
const STATEMENTS = [
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
export async function sweepFigures(url: string, rows: number): Promise<object[]> {
  await seed(url, STATEMENTS, rows);
  const [{ retireStaleCards }, { listKeptFiles }, { sqlOn }, { pool }] = await Promise.all([
    import("#server/resources/applications/retirement.ts"),
    import("#server/resources/resumes/store/kept-files.ts"),
    import("#server/core/sql.ts"),
    import("#server/lib/database.ts"),
  ]);
  const batchAfter = (after: { accountId: string; id: string }) =>
    listKeptFiles(sqlOn(pool), { ...after, before: new Date(), limit: 500 });
  const scanned = {
    retirement: await scansOf(() => retireStaleCards()),
    files: await scansOf(() => batchAfter({ accountId: "acc_s5", id: "" })),
  };
  const retirementMs = await elapsed(() => retireStaleCards());
  const batches: { ms: number; size: number }[] = [];
  const filesMs = await elapsed(async () => {
    for (let after: { accountId: string; id: string } | undefined = { accountId: "", id: "" }; after; ) {
      const began = performance.now();
      const batch = await batchAfter(after);
      batches.push({ ms: performance.now() - began, size: batch.length });
      after = batch.at(-1);
    }
  });
  const seen = batches.reduce((sum, { size }) => sum + size, 0);
  return [
    {
      sweep: "automatic retirement",
      rows: `${rows} cards, ${rows / 10} boards`,
      seconds: (retirementMs / 1_000).toFixed(1),
      "tables read from end to end": scanned.retirement,
    },
    {
      sweep: "résumés without a file",
      rows: `${seen} résumés`,
      seconds: (filesMs / 1_000).toFixed(1),
      "tables read from end to end": scanned.files,
      "longest batch, ms": Math.max(...batches.map(({ ms }) => ms)).toFixed(0),
    },
  ];
}

/** Returns the tables that the first statements of the work read from end to end. */
async function scansOf(work: () => Promise<unknown>): Promise<string> {
  const { statementsOf, sequentialScansOf } = await import("#server/testing/plans.ts");
  const sent = (await statementsOf(work)).filter(({ name }) => name !== "").slice(0, 3);
  const read = await Promise.all(sent.map(sequentialScansOf));
  return [...new Set(read.flat())].join(", ") || "none";
}
