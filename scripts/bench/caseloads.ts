import { accountOfJob } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { readCaseloads } from "#server/resources/roster/service.ts";
import type { Product } from "../shared/product.ts";
import type { Organization } from "../shared/seed.ts";
import { elapsed } from "../shared/timing.ts";

const COACHES = 50;
const MIB = 1_048_576;

/**
 * Reads the weekly digests of 50 coaches who share an organization's applicants, one after another, as the job does. Returns the time for
 * all of them, and how much this process's heap grew at most.
 */
export async function caseloadFigures(
  { sql: database }: Product,
  { organizationId }: Organization,
): Promise<Record<string, string>> {
  await database.query(
    `INSERT INTO users (id, email, email_verified)
     SELECT 'usr_coach' || n, 'coach' || n || '@bench.example', now() FROM generate_series(1, ${COACHES}) n;
     INSERT INTO accounts (id, user_id, email) SELECT 'acc_coach' || n, 'usr_coach' || n, 'coach' || n || '@bench.example'
     FROM generate_series(1, ${COACHES}) n;
     INSERT INTO members (id, organization_id, account_id, email, role)
     SELECT 'mem_coach' || n, '${organizationId}', 'acc_coach' || n, 'coach' || n || '@bench.example', 'coach'
     FROM generate_series(1, ${COACHES}) n;
     INSERT INTO coach_assignments (id, organization_id, account_id, coach_id)
     SELECT 'cas_' || id, organization_id, account_id, 'acc_coach' || 1 + (row_number() OVER (ORDER BY id)) % ${COACHES}
     FROM members WHERE organization_id = '${organizationId}' AND role = 'applicant'`,
  );
  await database.query("ANALYZE");
  const sql = sqlOn(database);
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const ms = await elapsed(async () => {
    for (let coach = 1; coach <= COACHES; coach += 1) {
      const person = { accountId: accountOfJob(`acc_coach${coach}`), userId: `usr_coach${coach}` };
      const caseloads = await readCaseloads(sql, person, new Date());
      if (caseloads.length !== 1) throw new Error(`Coach ${coach} has ${caseloads.length} caseloads.`);
      most = Math.max(most, process.memoryUsage().heapUsed);
    }
  });
  return {
    [`digests of ${COACHES} coaches, s (30)`]: (ms / 1_000).toFixed(1),
    [`digests of ${COACHES} coaches, growth of the heap, MiB (100)`]: ((most - before) / MIB).toFixed(0),
  };
}
