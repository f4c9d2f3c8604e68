import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { env } from "#server/lib/env.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { contractOf } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { absentIds, exampleOf, namesOf, withPath } from "#server/testing/loops.ts";
import type { Rest } from "#server/testing/rest.ts";

let owner: Rest;
let theirs: ExampleRows;
let own: ExampleRows;
let stranger: Rest;

beforeAll(async () => {
  owner = (await makeCaller()).api;
  theirs = await seedExampleRows(owner);
  stranger = (await makeCaller()).api;
  own = await seedExampleRows(stranger);
});

// One person sends more here than the rates allow.
beforeEach(() => {
  env().RATE_LIMIT = "off";
});

const changes = namesOf(({ changesData, pathParameters }) => changesData && pathParameters.length > 0);
const resourceOf = (name: (typeof changes)[number]) => {
  const contract = contractOf(name);
  return "resource" in contract ? (contract.resource as typeof name) : undefined;
};
const at = (name: (typeof changes)[number], rows: ExampleRows) =>
  withPath(name, exampleOf(name, own), (field) => (rows as Record<string, string>)[field]);

/** Returns the operation's resource as its owner reads it, and its ETag. */
async function ownersView(name: (typeof changes)[number]) {
  const reading = resourceOf(name);
  if (reading === undefined) return { tag: "*", text: null };
  const { pathParameters } = contractOf(reading);
  const input = exampleOf(name, theirs);
  const path = Object.fromEntries(pathParameters.map((field) => [field, input[field]]));
  const { headers, text } = await owner.send(reading, path);
  return { tag: String(headers.etag), text: text.replaceAll(/"downloadUrl\w*":"[^"]*"/g, "") };
}

test.each(changes)(
  "%s: someone else's row looks absent, with its own tag, any tag, and an unused idempotency key",
  async (name) => {
    const before = await ownersView(name);
    for (const ifMatch of ["*", before.tag, '"other"']) {
      const headers = { "If-Match": ifMatch, "Idempotency-Key": randomUUID() };
      const [foreign, absent] = [
        await stranger.send(name, at(name, theirs), headers),
        await stranger.send(name, at(name, absentIds()), { ...headers, "Idempotency-Key": randomUUID() }),
      ];
      // Without an ETag, a change with `If-Match` gets 412 before its row is looked for, in any account.
      expect(ifMatch === '"other"' ? [404, 412] : [404], ifMatch).toContain(foreign.status);
      expect(foreign.body).toEqual({ ...(absent.body as object), requestId: expect.any(String) });
      expect(foreign.headers).not.toHaveProperty("idempotent-replayed");
      expect(foreign.headers).not.toHaveProperty("etag");
    }
    expect((await ownersView(name)).text).toEqual(before.text);
  },
);

test.each(namesOf(({ changesData, pathParameters }) => changesData && pathParameters.length === 0))(
  "%s: an idempotency key that someone else used replays nothing of theirs",
  async (name) => {
    const headers = { "Idempotency-Key": randomUUID() };
    const first = await owner.send(name, exampleOf(name, theirs), headers);
    const second = await stranger.send(name, exampleOf(name, own), headers);
    expect(second.headers).not.toHaveProperty("idempotent-replayed");
    expect(second.status).not.toBe(409);
    const { id } = (first.body ?? {}) as { id?: string };
    if (id !== undefined) expect((second.body as { id?: string }).id).not.toBe(id);
  },
);
