import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

/** The destination of a load, and the database to check afterwards. */
export type Target = { readonly origin: () => string; readonly key: string; readonly sql: pg.Pool };

/** The outcome of a load of changes. */
export type Written = {
  readonly sent: number;
  readonly failed: number;
  readonly lost: number;
  readonly doubled: number;
};

/**
 * Creates cards at the given rate, each with an Idempotency-Key, and retries failures with the same key, as clients do.
 * Afterwards looks for every acknowledged card in the database.
 */
export async function writeCards(
  { origin, key, sql }: Target,
  boardId: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Written> {
  const drill = randomUUID();
  let failed = 0;
  let lastStatus = 0;
  const create = async (title: string) => {
    const headers = {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": title.replace(" ", "-"),
    };
    const body = JSON.stringify({ company: { name: "Drill" }, job: { title } });
    for (let tried = 0; tried < 50; tried += 1) {
      const answer = await fetch(`${origin()}/api/v1/boards/${boardId}/applications`, {
        method: "POST",
        headers,
        body,
      }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.status === 201) return title;
      failed += 1;
      lastStatus = answer?.status ?? 0;
      await wait(200);
    }
    return null;
  };
  const all: Promise<string | null>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    all.push(create(`${drill} ${sent}`));
    await wait(1_000 / perSecond);
  }
  const acknowledged = (await Promise.all(all)).filter((title) => title !== null);
  if (acknowledged.length < all.length) {
    throw new Error(
      `Only ${acknowledged.length} of ${all.length} changes were acknowledged; the last failure was ${lastStatus}.`,
    );
  }
  return { sent: all.length, failed, ...(await lostAndDoubled(sql, drill, acknowledged)) };
}

/**
 * Returns how many acknowledged cards of a drill are missing and how many exist twice. Their titles begin with the
 * drill's name.
 */
export async function lostAndDoubled(
  sql: pg.Pool,
  drill: string,
  acknowledged: readonly string[],
): Promise<Pick<Written, "lost" | "doubled">> {
  const { rows } = await sql.query<{ job_title: string; n: string }>(
    "SELECT job_title, count(*) AS n FROM applications WHERE job_title LIKE $1 GROUP BY job_title",
    [`${drill} %`],
  );
  const kept = new Set(rows.map(({ job_title }) => job_title));
  return {
    lost: acknowledged.filter((title) => !kept.has(title)).length,
    doubled: rows.filter(({ n }) => Number(n) > 1).length,
  };
}

/** Returns the milliseconds until the condition is true, or Infinity after a minute. */
export async function timeUntil(holds: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    if (await holds().catch(() => false)) return Math.round(performance.now() - began);
    await wait(20);
  }
  return Number.POSITIVE_INFINITY;
}
