import { freePort } from "../bootstrap/ports.mjs";
import { makeProduct, type Product, type RunningServer } from "../shared/product.ts";
import { createCard, get, isSuccess, metricOf, requestJson, send } from "../shared/requests.ts";
import { query } from "../shared/temporary.ts";
import { timeUntil } from "../shared/timing.ts";
import { NO_POSTGRES, startDebianPostgres } from "./debian-postgres.ts";
import { type Outcome, outcome, verdict } from "./outcome.ts";
import { createSharedOrganization, withdrawShares } from "./withdrawn-shares.ts";

const TURNS = 50;
const CARDS = 100;

type Source = "replica" | "primary";

/**
 * Runs two processes with a streaming replica. A card is created on one, and the insights are read on the other immediately; a share is
 * ended on one, and the roster is read on the other. Whether the replica keeps up, lags, or is down, no read fails, misses a card, or shows
 * an ended share.
 */
export async function drillReplica(): Promise<Outcome[]> {
  const database = await startDebianPostgres();
  if (database === null) return [outcome("replica", { notes: NO_POSTGRES })];
  await using product = await makeProduct({ cards: CARDS, otherAccounts: 1, database });
  const replica = await database.replicate();
  const metricsPort = await freePort();
  const variables = { DATABASE_REPLICA_URL: replica.url };
  const writer = await product.start(variables);
  const reader = await product.start({ ...variables, METRICS_PORT: String(metricsPort) });
  const organization = await createSharedOrganization(product, writer);
  const readsFrom = (source: Source) =>
    metricOf(metricsPort, `offerlane_replica_reads_total{from="${source}"}`);
  const turn = async (drill: string, source: Source, work: () => Promise<DrillResult>) => {
    const before = await readsFrom(source);
    const { load, failed, stale } = await work();
    const share = (await readsFrom(source)) - before;
    const isSound = failed === 0 && stale === 0 && share > 0;
    const left = verdict(isSound, `${share} counted as read from the ${source}`);
    return outcome(`replica: ${drill}`, { load, failed, lost: stale, notes: left });
  };
  const insights = (name: string, source: Source) =>
    turn(name, source, () => writeAndRead(product, writer, reader));
  const withdraw = (name: string, source: Source) =>
    turn(`shares are withdrawn while ${name}`, source, async () => {
      const { turns, stale } = await withdrawShares(product, organization, { writer, reader });
      return { load: `${turns} shares made and withdrawn, each read elsewhere`, failed: 0, stale };
    });
  const outcomes = [await insights("it keeps up", "replica"), await withdraw("it keeps up", "replica")];
  await query(replica.url, "SELECT pg_wal_replay_pause()");
  outcomes.push(await insights("its replay is paused", "primary"));
  outcomes.push(await withdraw("its replay is paused", "primary"));
  await query(replica.url, "SELECT pg_wal_replay_resume()");
  const seen = await readsFrom("replica");
  // A lagging replica isn't used for a while.
  const ms = await timeUntil(async () => {
    await send(reader.origin, get(product.key, `boards/${product.boardId}/insights`));
    return (await readsFrom("replica")) > seen;
  });
  outcomes.push({ ...(await insights("its replay resumes", "replica")), "recovered in": `${ms} ms` });
  await replica.stop();
  outcomes.push(await insights("it is down", "primary"));
  return outcomes;
}

type DrillResult = { readonly load: string; readonly failed: number; readonly stale: number };

let cardCount = CARDS;

/**
 * Creates cards one by one and reads the insights after each. A read is stale if it shows fewer cards than were
 * acknowledged.
 */
async function writeAndRead(
  { key, boardId }: Product,
  writer: RunningServer,
  reader: RunningServer,
): Promise<DrillResult> {
  let failed = 0;
  let stale = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (isSuccess(await send(writer.origin, createCard(key, boardId, `Card ${cardCount}`)))) cardCount += 1;
    else failed += 1;
    const insights = get(key, `boards/${boardId}/insights`);
    const read = await requestJson<{ totals: Record<string, number> }>(reader.origin, insights).catch(
      () => null,
    );
    if (read === null) failed += 1;
    else if (Object.values(read.totals).reduce((sum, count) => sum + count, 0) < cardCount) stale += 1;
  }
  return { load: `${TURNS} writes, each read elsewhere`, failed, stale };
}
