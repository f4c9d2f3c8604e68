import type { Product, Started } from "../shared/product.ts";
import { ask, change, keyed, send, uploadResume } from "../shared/requests.ts";
import type { Seeded } from "../shared/seed.ts";
import { repeat } from "../shared/timing.ts";

const ROWS = 500;
const UPLOADS = 4;
const TEN_MIB = 10 * 1_048_576;
const MOVES = 200;

/** Returns the seconds that one request takes to import 500 new rows, each with a new company. */
export async function importSeconds(origin: string, { boardId, key }: Seeded): Promise<number> {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    title: `Imported role ${index}`,
    company: `Imported company ${index}`,
    applicationLink: `https://jobs.example.com/imported/${index}`,
    applicationDate: "2026-11-02",
    status: "applied",
  }));
  const answer = await send(origin, change("POST", key, `boards/${boardId}/imports`, { rows }));
  const { counts } = JSON.parse(answer.text) as { counts?: { created: number } };
  if (counts?.created !== ROWS) throw new Error(`an import got ${answer.status}`);
  return answer.ms / 1_000;
}

/**
 * Returns the server's peak memory growth in MiB, as text, while it receives four concurrent résumés of 10 MiB. A first upload warms
 * it up.
 */
export async function uploadMib({ origin, memoryMib }: Started, { key }: Seeded): Promise<string> {
  const content = Buffer.alloc(TEN_MIB, " ");
  content.write("%PDF-1.7\n");
  const upload = () => ask(origin, uploadResume(key, "Large", content));
  await upload();
  const before = memoryMib();
  const watched = repeat(25, memoryMib);
  await Promise.all(Array.from({ length: UPLOADS }, upload));
  return (Math.max(...(await watched.end())) - before).toFixed(0);
}

/** Returns the bytes of WAL that a keyed move on this board writes, after a first round has touched the same pages. */
export async function walPerMove({ sql }: Product, origin: string, seeded: Seeded): Promise<number> {
  const moved = seeded.applicationIds.slice(0, MOVES);
  const moveAll = async (status: string) => {
    for (const id of moved) {
      await ask(origin, keyed(change("POST", seeded.key, `applications/${id}/move`, { status })));
    }
  };
  const position = async () => {
    const { rows } = await sql.query<{ bytes: string }>(
      "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes",
    );
    return Number(rows[0]?.bytes);
  };
  await moveAll("accepted");
  const before = await position();
  await moveAll("rejected");
  return ((await position()) - before) / moved.length;
}
