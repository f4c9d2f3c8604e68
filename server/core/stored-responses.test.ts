import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, makeOrganization } from "#server/testing/actors.ts";
import { packResponse, unpackResponse } from "./stored-responses.ts";

const newKey = () => ({ "Idempotency-Key": randomUUID() });
const LONG = Array.from({ length: LIMITS.text.notes }, (_none, at) =>
  String.fromCharCode(0x4e00 + ((at * 7_919) % 20_000)),
).join("");

/** Returns the bytes of the account's largest stored response. */
async function largestKept(accountId: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    "SELECT max(octet_length(answer))::int AS bytes FROM idempotency_records WHERE account_id = $1",
    [accountId],
  );
  return rows[0]?.bytes ?? 0;
}

test("a large response is stored in at most 64 KiB, and a retry returns the same", async () => {
  const { api, person } = await makeCaller();
  const { boardId, accountId } = person;
  const key = newKey();
  const input = {
    boardId,
    job: { title: "Cook", description: LONG },
    company: { name: "Acme" },
    notes: LONG,
  };
  const first = await api.send("applications.create", input, key);
  expect(Buffer.byteLength(first.text)).toBeGreaterThan(2 * LIMITS.requests.storedResponse);
  expect(await largestKept(accountId)).toBeLessThanOrEqual(LIMITS.requests.storedResponse);
  const again = await api.send("applications.create", input, key);
  expect([again.status, again.text, again.headers["idempotent-replayed"]]).toEqual([201, first.text, "true"]);
  expect([again.headers.etag, again.headers.location]).toEqual([first.headers.etag, first.headers.location]);
});

test("a large response that the input doesn't contain is read again for a retry", async () => {
  const { api, person } = await makeCaller();
  const { boardId, accountId } = person;
  const input = {
    boardId,
    job: { title: "Cook", description: LONG },
    company: { name: "Acme" },
    notes: LONG,
  };
  const { id: applicationId } = await api.ok("applications.create", input);
  const key = newKey();
  const update = { applicationId, source: "A friend" };
  const first = await api.send("applications.update", update, key);
  expect(await largestKept(accountId)).toBeLessThan(LIMITS.requests.storedResponse / 100);
  const again = await api.send("applications.update", update, key);
  expect([again.status, again.text]).toEqual([200, first.text]);
  await api.ok("applications.update", { applicationId, notes: "Short" });
  const later = await api.send("applications.update", update, key);
  expect(later.headers["idempotent-replayed"]).toBe("true");
  expect(later.body).toMatchObject({ source: "A friend", notes: "Short" });
});

test("a batch of edits stores no rows, and a coach's note stores no body", async () => {
  const [coach, applicant] = [await makeCaller(), await makeCaller()];
  const { boardId, accountId } = applicant.person;
  const { slug } = await makeOrganization([
    { person: coach.person, role: "coach" },
    { person: applicant.person, role: "applicant" },
  ]);
  await applicant.api.ok("shares.create", { boardId, organizationSlug: slug });
  const input = { boardId, job: { title: "Cook", description: LONG }, company: { name: "Acme" } };
  const { id: applicationId } = await applicant.api.ok("applications.create", input);
  const calls = [
    [
      applicant.api,
      "table.apply_edits",
      { boardId, edits: [{ applicationId, column: "source", value: "x" }] },
    ],
    [coach.api, "coach_notes.create", { applicationId, body: LONG }],
  ] as const;
  for (const [api, name, sent] of calls) {
    const key = newKey();
    const first = await api.send(name, sent, key);
    expect(first.status).toBeLessThan(300);
    const again = await api.send(name, sent, key);
    expect([again.status, again.text, again.headers["idempotent-replayed"]]).toEqual([
      first.status,
      first.text,
      "true",
    ]);
  }
  for (const account of [accountId, coach.person.accountId]) {
    expect(await largestKept(account)).toBeLessThanOrEqual(LIMITS.requests.storedResponse);
  }
});

test("a short response is stored unchanged, and a long one is restored exactly", () => {
  const short = { id: "app_1", notes: "x".repeat(300) };
  expect(packResponse(short, short, true)).toBe(JSON.stringify(short));
  const input = { notes: LONG, edits: [{ value: `${LONG}!` }, { value: LONG }] };
  const output = { notes: LONG, rows: [{ value: `${LONG}!`, other: null }, "short", 7] };
  const kept = packResponse(output, input, false);
  expect(kept.length).toBeLessThan(1_000);
  expect(unpackResponse(kept, input)).toEqual({ output });
});
