import { setTimeout as wait } from "node:timers/promises";
import { zstdDecompressSync } from "node:zlib";
import { unzipSync } from "fflate";
import Papa from "papaparse";
import { afterEach, expect, test, vi } from "vitest";
import { MIB } from "#domain/units.ts";
import { PORTION_BYTES } from "#server/core/streamed.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makeCaller, makeKey, signIn } from "#server/testing/actors.ts";
import { scrambleNotes, seedLongNotes } from "#server/testing/long-notes.ts";
import { mcpClient } from "#server/testing/mcp.ts";
import { logOf, makeCoaching } from "#server/testing/membership.ts";
import { addMember } from "#server/testing/organization-rows.ts";
import { callPage, downloadFromPage } from "#server/testing/pages.ts";
import { handleRest } from "./rest/handler.ts";
import { handleTakeOut } from "./take-out/handler.ts";

const ORIGIN = "http://127.0.0.1";
/** About 5 MB: several portions beyond the mebibyte that is sent whole. */
const LARGE = { cards: 100, characters: 50_000 };
/** The portions that may be read before the client takes any. */
const AT_START_MOST = (2 * MIB) / PORTION_BYTES;
/** The portions that the buffers of a connection and of a compression may contain. */
const BUFFERED_MOST = (3.5 * MIB) / PORTION_BYTES;

/** Returns a counter of the sent statements whose name begins with this text. */
function countStatements(name: string): () => number {
  const query = vi.spyOn(pool, "query");
  return () =>
    query.mock.calls.filter(([given]) => {
      const asked: unknown = given;
      return (asked as { name?: string }).name?.startsWith(name);
    }).length;
}
afterEach(() => vi.restoreAllMocks());

/** Waits until no connection is in use: a key's use is recorded in parallel with its request. */
const noneInUse = () => expect.poll(connectionsInUse).toBe(0);
const connectionsInUse = () =>
  [pool, pool.others.search, pool.others.report].reduce(
    (sum, one) => sum + one.totalCount - one.idleCount,
    0,
  );

async function makeLargeBoard() {
  const { person, api, key } = await makeCaller();
  const ids = await seedLongNotes(api, person.boardId, LARGE);
  const ask = (format: string, more: Record<string, string> = {}, method = "GET") => {
    const url = `${ORIGIN}/api/v1/boards/${person.boardId}/export?format=${format}`;
    return handleRest(new Request(url, { method, headers: { Authorization: `Bearer ${key}`, ...more } }));
  };
  return { person, api, key, ids, ask };
}

const readerOf = ({ body }: Response) => (body as ReadableStream<Uint8Array>).getReader();

async function restOf(reader: ReadableStreamDefaultReader<Uint8Array>, before: Uint8Array[] = []) {
  const chunks = [...before];
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
  return Buffer.concat(chunks);
}

test.each(["json", "csv"])(
  "a %s export reads a portion once the one before is taken, and holds no connection",
  async (format) => {
    const { ask, ids } = await makeLargeBoard();
    const portions = countStatements("exports_rows");
    const response = await ask(format);
    const atStart = portions();
    expect(atStart).toBeLessThan(AT_START_MOST);
    await noneInUse();
    const reader = readerOf(response);
    const chunks: Uint8Array[] = [];
    const read: number[] = [];
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value);
      read.push(portions());
      await noneInUse();
      expect(next.value.byteLength).toBeLessThan(1_048_576);
    }
    // The portions read at the start come first, then one portion per chunk.
    const steps = read.map((count, at) => count - (read[at - 1] ?? atStart));
    expect(Math.max(...steps)).toBe(1);
    expect(portions()).toBeGreaterThan(15);
    const text = Buffer.concat(chunks).toString();
    const rows =
      format === "json"
        ? (JSON.parse(text) as { data: { id: string }[] }).data.map(({ id }) => id)
        : Papa.parse(text, { header: true, skipEmptyLines: true }).data;
    if (format === "json") expect(rows).toEqual(ids);
    expect(rows).toHaveLength(LARGE.cards);
  },
);

test.each([
  ["compressed", { "Accept-Encoding": "zstd" }, "json"],
  ["an XLSX", {}, "xlsx"],
])(
  "an export that is %s reads no further than its buffers while its client reads nothing",
  async (_what, headers, format) => {
    const { ask, person } = await makeLargeBoard();
    await scrambleNotes(person.accountId);
    const portions = countStatements("exports_rows");
    // An XLSX reads all rows first, to count its parts.
    const counted = format === "xlsx" ? (LARGE.cards * LARGE.characters) / PORTION_BYTES : 0;
    const reader = readerOf(await ask(format, headers));
    const first = await reader.read();
    await wait(300);
    const held = portions();
    expect(held - counted).toBeLessThan(BUFFERED_MOST);
    await noneInUse();
    const whole = await restOf(reader, first.value ? [first.value] : []);
    expect(portions()).toBeGreaterThan(held);
    if (format === "xlsx") expect(Object.keys(unzipSync(new Uint8Array(whole)))).toContain("xl/workbook.xml");
    else expect(JSON.parse(zstdDecompressSync(whole).toString())).toMatchObject({ format: "json" });
  },
);

test("a client that disconnects ends the reading", async () => {
  const { ask } = await makeLargeBoard();
  const portions = countStatements("exports_rows");
  const reader = readerOf(await ask("json", { "Accept-Encoding": "gzip" }));
  await reader.read();
  await reader.cancel();
  const left = portions();
  await wait(300);
  expect(portions()).toBeLessThanOrEqual(left + 1);
  expect(portions()).toBeLessThan(BUFFERED_MOST);
  await noneInUse();
});

test("a card that is moved, changed, added, or deleted during an export is neither lost nor duplicated", async () => {
  const { ask, api, ids, person } = await makeLargeBoard();
  const reader = readerOf(await ask("json"));
  const first = await reader.read();
  const [moved, changed, deleted] = [ids.at(-1) ?? "", ids.at(-2) ?? "", ids.at(-3) ?? ""];
  await api.ok("applications.move", { applicationId: moved, status: "applied" });
  await api.ok("applications.move", { applicationId: ids[0] ?? "", status: "rejected" });
  await api.ok("applications.update", { applicationId: changed, notes: "changed" });
  await api.ok("applications.delete", { applicationId: deleted });
  await seedLongNotes(api, person.boardId, { cards: 1, characters: 10 });
  const whole = await restOf(reader, first.value ? [first.value] : []);
  const { data } = JSON.parse(whole.toString()) as { data: { id: string; notes: string; status: string }[] };
  const read = data.map(({ id }) => id);
  expect(new Set(read).size).toBe(read.length);
  expect(new Set(read)).toEqual(new Set(ids.filter((id) => id !== deleted)));
  expect(data.find(({ id }) => id === moved)).toMatchObject({ status: "applied" });
  expect(data.find(({ id }) => id === changed)).toMatchObject({ notes: "changed" });
});

test("a large export has a tag that returns 304 without reading rows, until anything in it changes", async () => {
  const { ask, api, ids, person } = await makeLargeBoard();
  const first = await ask("csv");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"/);
  expect(first.headers.has("content-length")).toBe(false);
  await first.body?.cancel();
  const portions = countStatements("exports_rows");
  expect((await ask("csv", { "If-None-Match": etag })).status).toBe(304);
  expect(portions()).toBe(0);
  const head = await ask("csv", {}, "HEAD");
  expect([head.status, head.headers.get("etag"), head.body]).toEqual([200, etag, null]);
  const other = await ask("json");
  expect(other.headers.get("etag")).not.toBe(etag);
  await other.body?.cancel();
  const { id: companyId } = await prisma.company.findFirstOrThrow({ where: { accountId: person.accountId } });
  for (const change of [
    () =>
      api.ok("applications.update", { applicationId: ids[50] ?? "", notes: "x".repeat(LARGE.characters) }),
    () => api.ok("companies.update", { companyId, name: "Renamed" }),
    () => api.ok("applications.move", { applicationId: ids[51] ?? "", status: "offer" }),
  ]) {
    const before = (await ask("csv")).headers.get("etag") ?? "";
    await change();
    const after = await ask("csv", { "If-None-Match": before });
    expect(after.status).toBe(200);
    await after.body?.cancel();
  }
});

test("an export too large for a tool's result or a page's call is rejected, with another way to read it", async () => {
  const { person, key } = await makeLargeBoard();
  const client = await mcpClient(key);
  const result = await client.callTool({ name: "exports_get", arguments: { boardId: person.boardId } });
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result)).toMatch(/payload_too_large.*REST/);
  await client.close();
  const csv = { boardId: person.boardId, format: "csv" };
  const response = await callPage(await signIn(person), "exports.get_readable", csv);
  expect(response.code).toBe("payload_too_large");
});

test("a page saves an export as it is created, until its session ends", async () => {
  const { person } = await makeLargeBoard();
  const { boardId } = person;
  const cookie = await signIn(person);
  const whole = await downloadFromPage(cookie, "exports.getReadable", { boardId, format: "csv" });
  const named = whole.headers.get("content-disposition");
  expect(named).toMatch(/^attachment; filename="offerlane-my-job-search.csv"/);
  const { data } = Papa.parse(await whole.text(), { header: true, skipEmptyLines: true });
  expect(data).toHaveLength(LARGE.cards);
  const broken = await downloadFromPage(cookie, "exports.getReadable", { boardId, format: "json" });
  const reader = readerOf(broken);
  await reader.read();
  await callPage(await signIn(person), "sessions.end", { sessionId: null });
  await expect(restOf(reader)).rejects.toThrow("The credential ended.");
});

test("a page can download only what is streamed, and otherwise gets an error that says why", async () => {
  const { person } = await makeCaller();
  const cookie = await signIn(person);
  const { boardId } = person;
  for (const [procedure, input, code] of [
    ["boards.get", { boardId }, "not_found"],
    ["nothing.here", {}, "not_found"],
    ["exports.getReadable", { boardId: "board_0", format: "csv" }, "not_found"],
    ["exports.getReadable", { boardId }, null],
    ["exports.getReadable", "{", "validation_failed"],
  ] as const) {
    const response = await downloadFromPage(cookie, procedure, input);
    if (code === null) expect(response.status).toBe(200);
    else expect(await response.json()).toMatchObject({ error: { data: { problem: { code } } } });
  }
});

async function shareLargeBoard() {
  const { owner, applicant, organizationSlug } = await makeCoaching();
  const { boardId } = applicant.person;
  const own = applicant.api;
  const ids = await seedLongNotes(own, boardId, LARGE);
  const { id: shareId } = await own.ok("shares.create", { boardId, organizationSlug });
  const { key } = await makeKey(owner.person);
  const url = `${ORIGIN}/api/v1/organizations/${organizationSlug}/shares/${shareId}`;
  const ask = () => handleRest(new Request(url, { headers: { Authorization: `Bearer ${key}` } }));
  return { ids, own, shareId, ask };
}

test("a large shared board is read as it is sent, with its columns first", async () => {
  const { ids, ask } = await shareLargeBoard();
  const portions = countStatements("organization_shares_cards");
  const response = await ask();
  expect(portions()).toBeLessThan(AT_START_MOST);
  await noneInUse();
  const board = (await response.json()) as {
    board: { columns: Record<string, string[]> };
    applications: { id: string }[];
    sharedAt: string;
  };
  expect(board.applications.map(({ id }) => id)).toEqual(ids);
  expect(Object.values(board.board.columns).flat()).toEqual(ids);
  expect(Date.parse(board.sharedAt)).not.toBeNaN();
});

test("a shared board breaks off once it is no longer shared", async () => {
  const { own, shareId, ask } = await shareLargeBoard();
  const reader = readerOf(await ask());
  await reader.read();
  await own.ok("shares.delete", { shareId });
  await expect(restOf(reader)).rejects.toThrow("no longer shared");
});

test("the full download reads a portion once the one before is taken, and holds no connection", async () => {
  const { person } = await makeLargeBoard();
  await scrambleNotes(person.accountId);
  const cookie = await signIn(person);
  const portions = countStatements("exports_cards");
  const request = new Request(`${ORIGIN}/api/take-out`, { headers: { Cookie: cookie } });
  const reader = readerOf(await handleTakeOut(request));
  const chunks: Uint8Array[] = [];
  while (portions() < 3) {
    const next = await reader.read();
    if (next.value) chunks.push(next.value);
  }
  await wait(300);
  expect(portions()).toBeLessThan(10);
  await noneInUse();
  const files = unzipSync(new Uint8Array(await restOf(reader, chunks)));
  const cards = JSON.parse(Buffer.from(files["boards/1 My job search/applications.json"] ?? []).toString());
  expect(cards).toHaveLength(LARGE.cards);
});

test("a roster of several portions is exported whole, in order, and logged with its number of rows", async () => {
  const { id, organizationSlug, owner } = await makeCoaching();
  await prisma.organization.update({ where: { id }, data: { complimentarySeats: 30 } });
  for (let added = 0; added < 24; added += 1) await addMember({ id }, "applicant");
  const portions = countStatements("roster_list");
  const { data } = await owner.api.ok("roster.export", { organizationSlug });
  const addresses = data.map(({ applicantEmail }) => applicantEmail);
  expect(addresses).toHaveLength(25);
  expect(addresses).toEqual([...new Set(addresses)].sort());
  expect(portions()).toBe(2);
  expect((await logOf(id)).at(-1)).toMatchObject({ action: "roster_exported", details: { rows: 25 } });
});
