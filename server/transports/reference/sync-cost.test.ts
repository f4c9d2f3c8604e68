import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { RequestListener, Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guideSamples } from "#components/docs/guide/guide-samples.ts";
import { deliverOnce } from "#server/resources/webhooks/delivery/deliveries.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { listen } from "#server/testing/http-server.ts";
import type { Rest } from "#server/testing/rest.ts";
import { pauseOtherWebhooks, startReceiver } from "#server/testing/webhook-receiver.ts";
import { SYNC_COSTS } from "./limits.ts";

const CLIENT = path.resolve("clients/typescript/src/index.ts");
const HOOK = "https://sync.example/offerlane";
const run = promisify(execFile);
const samples = guideSamples("").sync ?? {};

let folder: string;
let server: Server;
let origin: string;
let api: Rest;
let key: string;
let boardId: string;
let cards: string[];
let counted = { requests: 0, bytes: 0 };

/** Counts the requests of the guide's programs, and the bytes of the uncompressed bodies that they get. */
function counting(transports: RequestListener): RequestListener {
  return (request, response) => {
    delete request.headers["accept-encoding"];
    const { write, end } = response;
    const see = (chunk: unknown) => {
      if (typeof chunk === "string" || chunk instanceof Uint8Array) counted.bytes += Buffer.byteLength(chunk);
    };
    response.write = ((...given: Parameters<typeof write>) => {
      see(given[0]);
      return write.apply(response, given);
    }) as typeof write;
    response.end = ((...given: Parameters<typeof end>) => {
      see(given[0]);
      return end.apply(response, given);
    }) as typeof end;
    counted.requests += 1;
    transports(request, response);
  };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "offerlane-sync-"));
  ({ server, origin } = await listen(0, counting));
  const caller = await makeCaller();
  ({ api, key } = caller);
  ({ boardId } = caller.person);
  const rows = Array.from({ length: SYNC_COSTS.cards }, (_, index) => ({
    title: `Platform engineer ${index}`,
    company: `Harbor Works ${index % 120}`,
    description: "Build things. "
      .repeat(200)
      .slice(0, SYNC_COSTS.description)
      .padEnd(SYNC_COSTS.description, "."),
    applicationLink: `https://jobs.example/postings/${index}`,
    notes: "Met the team at the fair.",
    city: "Lisbon",
    salaryRangeMin: 60_000,
    currency: "EUR",
  }));
  cards = [];
  for (let from = 0; from < rows.length; from += 250) {
    const batch = { boardId, rows: rows.slice(from, from + 250) };
    const imported = await api.ok("imports.create", batch);
    cards.push(...imported.rows.flatMap(({ applicationId }) => applicationId ?? []));
  }
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program of the guide with the client's source, as a separate process; returns its output and cost. */
async function runSample(
  part: string,
  variables: Record<string, string> = {},
  change = (text: string) => text,
) {
  const [name = "", text = ""] = samples[part] ?? [];
  const file = path.join(folder, name);
  await writeFile(path.join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(file, change(text).replace('"@offerlane/client"', JSON.stringify(CLIENT)));
  counted = { requests: 0, bytes: 0 };
  const env = { ...process.env, OFFERLANE_URL: origin, OFFERLANE_KEY: key, ...variables };
  const { stdout } = await run(process.execPath, [file], { env });
  return { lines: stdout.trim().split("\n"), ...counted };
}

/** Compares the cost with the guide's: the same number of requests, and just under its bytes. */
function expectCost(measured: typeof counted, documented: { requests: number; bytes: number }) {
  expect(measured.requests).toBe(documented.requests);
  expect(measured.bytes).toBeLessThan(documented.bytes);
  expect(measured.bytes).toBeGreaterThan(documented.bytes / 2);
}

test("the guide's programs read all cards, follow changes, and cost as much as the guide says", async () => {
  const whole = await runSample("whole");
  const [newest = "", size] = whole.lines.join().split(" ");
  expect(size).toBe(String(SYNC_COSTS.cards));
  expectCost(whole, SYNC_COSTS.whole);

  expectCost(await runSample("follow", { NEWEST_EVENT: newest }), SYNC_COSTS.idle);

  const [gone = "", ...changing] = cards.slice(0, SYNC_COSTS.changes);
  for (const applicationId of changing)
    await api.ok("applications.move", { applicationId, status: "applied" });
  await api.ok("applications.delete", { applicationId: gone });
  const follow = await runSample("follow", { NEWEST_EVENT: newest });
  expectCost(follow, SYNC_COSTS.follow);
  expect(follow.lines.slice(0, -1)).toEqual([...changing.map((id) => `keep ${id}`), `delete ${gone}`]);
  expect(follow.lines.at(-1)).toBe((await api.ok("events.list", { limit: 1 })).newest);
});

test("following changes by webhook takes one delivery per change, no larger than the guide says", async () => {
  await pauseOtherWebhooks();
  const receiver = await startReceiver();
  const [secret = ""] = (await runSample("webhooks", {}, (text) => text.replace(HOOK, receiver.url))).lines;
  expect(secret).toMatch(/^whsec_/);
  const changing = cards.slice(-SYNC_COSTS.webhook.requests);
  for (const applicationId of changing) await api.ok("applications.move", { applicationId, status: "offer" });
  while ((await deliverOnce()) > 0);
  receiver.stop();
  expect(receiver.received.map(({ event }) => event.resourceId)).toEqual(changing);
  const largest = Math.max(...receiver.received.map(({ body }) => Buffer.byteLength(body)));
  expectCost({ requests: receiver.received.length, bytes: largest }, SYNC_COSTS.webhook);
});

test("the guide's report lists what changed since a given day, oldest change first", async () => {
  const { lines } = await runSample("since", {}, (text) => text.replace(/\d{4}-\d\d-\d\d/, "2020-01-01"));
  const { columns } = await api.ok("boards.get", { boardId });
  expect(lines).toHaveLength(Object.values(columns).flat().length);
  expect(lines).toEqual(lines.toSorted());
});
