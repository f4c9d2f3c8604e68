import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Operation } from "#server/core/operation.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { contractOf, contracts, type Name } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedRowsOf } from "#server/testing/examples.ts";
import type { HttpResponse } from "#server/testing/http.ts";
import { absentIds, exampleOf, type Loose, namesOf } from "#server/testing/loops.ts";
import type { Rest } from "#server/testing/rest.ts";

const resourceOf = (name: Name): string | undefined =>
  "resource" in contractOf(name) ? (contractOf(name) as { resource: string }).resource : undefined;
const held = namesOf(({ name }) => resourceOf(name) !== undefined);
const free = namesOf(({ name, changesData }) => changesData && resourceOf(name) === undefined);

// A download link changes with the clock, and the ETag with it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});

let api: Rest;
let ids: ExampleRows;
const reseed = async (name: Name) => {
  ({ api } = await makeCaller());
  ids = await seedRowsOf(name, api);
};

const send = (name: Name, ifMatch: string, more: Record<string, string> = {}): Promise<HttpResponse> =>
  api.send(name, exampleOf(name, ids), { "If-Match": ifMatch, ...more });

/** Reads the resource that the operation changes, with its GET. */
function read(name: Name): Promise<HttpResponse> {
  const reading = resourceOf(name) as Name;
  const { pathParameters } = contractOf(reading);
  const input: Loose = exampleOf(name, ids);
  return api.send(reading, Object.fromEntries(pathParameters.map((field) => [field, input[field]])));
}
const tagOf = async (name: Name) => String((await read(name)).headers.etag);

describe.each(held)("%s", (name) => {
  // The rejected requests change nothing, so they share their rows.
  beforeAll(() => reseed(name));

  test("rejects any other tag or a weak tag, and changes nothing", async () => {
    const before = await read(name);
    const present = String(before.headers.etag);
    for (const ifMatch of [
      '"other"',
      '""',
      "",
      `W/${present}`,
      `"a,${present.slice(1, -1)},b"`,
      `W/${present}, "x"`,
    ]) {
      const response = await send(name, ifMatch);
      expect(response, ifMatch).toMatchObject({ status: 412, body: { code: "version_mismatch" } });
    }
    expect((await read(name)).body).toEqual(before.body);
  });

  test("rejects an If-Match header that is neither * nor a list of tags", async () => {
    const before = await read(name);
    const bare = String(before.headers.etag).slice(1, -1);
    for (const ifMatch of [bare, '"open', `*, "${bare}"`, `"${bare}" "x"`, `w/"${bare}"`, '"a b"']) {
      const response = await send(name, ifMatch);
      expect(response, ifMatch).toMatchObject({ status: 400, body: { code: "malformed_request" } });
    }
    expect((await read(name)).body).toEqual(before.body);
  });

  test("returns 404 if the row doesn't exist, whatever the tag", async () => {
    const nowhere = exampleOf(name, absentIds());
    if (contractOf(name).pathParameters.length === 0) return;
    for (const ifMatch of ["*", '"old"']) {
      expect((await api.send(name, nowhere, { "If-Match": ifMatch })).status, ifMatch).toBe(404);
    }
  });
});

describe.each(held)("%s", (name) => {
  beforeEach(() => reseed(name));

  test("succeeds with a list that contains the current tag, and is replayed with its idempotency key", async () => {
    const ifMatch = `"other",, W/"x" ,${await tagOf(name)}`;
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const first = await send(name, ifMatch, key);
    expect(first.status, first.text).toBe(200);
    const again = await send(name, ifMatch, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(await send(name, "*", key)).toMatchObject({ body: { code: "idempotency_key_reused" } });
  });

  test("succeeds with *", async () => {
    expect((await send(name, "*")).status).toBe(200);
  });

  test("succeeds once for two concurrent requests with the current tag, and the response has the tag of the next version", async () => {
    // Attaching an attached résumé, reopening an open task, or setting a page to what it is changes nothing, so both would succeed.
    if (name === "applications.attach_resume") {
      await api.ok("applications.detach_resume", { applicationId: ids.applicationId });
    }
    if (name === "tasks.reopen") await api.ok("tasks.complete", { taskId: ids.taskId });
    if (name === "appointments.set_page") {
      const other: Loose = { ...exampleOf(name, ids), place: "Room 3" };
      expect((await api.send(name, other)).status).toBe(200);
    }
    // A sandbox that is reset in the millisecond of its creation keeps its ETag.
    if (name === "sandbox.reset") vi.useRealTimers();
    const tag = await tagOf(name);
    const responses = await Promise.all([send(name, tag), send(name, tag)]);
    const [first, second] = responses.sort((a, b) => a.status - b.status);
    expect(first?.status, first?.text).toBe(200);
    // The second request finds nothing after a deletion or departure.
    expect([404, 412]).toContain(second?.status);
    if ("returnsResource" in contractOf(name)) expect(first?.headers.etag).toBe(await tagOf(name));
    else expect(first?.headers.etag).toBeUndefined();
  });
});

test.each(free)("%s has no tag to match, so it accepts only *", async (name) => {
  await reseed(name);
  expect(await send(name, '"any"')).toMatchObject({ status: 412, body: { code: "version_mismatch" } });
  expect((await send(name, "any")).status).toBe(400);
  expect((await send(name, "*")).status).toBeLessThan(300);
});

test.each(["resumes.delete", "organization_files.delete"] as const)(
  "%s succeeds with a tag from a while ago, although the resource's link is new",
  async (name) => {
    await reseed(name);
    const tag = await tagOf(name);
    vi.setSystemTime(Date.now() + 20_000);
    expect(await tagOf(name)).not.toBe(tag);
    expect((await send(name, tag)).status).toBe(200);
  },
);

test("a résumé is read again once its link is signed anew", async () => {
  await reseed("resumes.delete");
  const first = await read("resumes.delete");
  const again = () =>
    api.send("resumes.get", { resumeId: ids.resumeId }, { "If-None-Match": String(first.headers.etag) });
  expect((await again()).status).toBe(304);
  vi.setSystemTime(Date.now() + 20_000);
  const later = await again();
  expect(later.status).toBe(200);
  expect(later.body).not.toEqual(first.body);
});

test("every change to what a GET reads at its path is checked against that GET's tag", () => {
  // A list has no version that an added row could make outdated.
  const isWholeList = ({ output }: Operation) => "shape" in output && "data" in (output.shape as object);
  const reads = contracts.filter(
    (contract) => !contract.changesData && !contract.isList && !isWholeList(contract),
  );
  for (const { name, changesData, path, pathParameters } of contracts) {
    const same = reads.find((item) => item.path === path);
    if (changesData && same) expect(resourceOf(name), name).toBe(same.name);
    const resource = resourceOf(name);
    if (resource === undefined) continue;
    const reading = contractOf(resource as Name);
    expect([false, false], name).toEqual([reading.changesData, reading.isList]);
    expect(pathParameters, name).toEqual(expect.arrayContaining([...reading.pathParameters]));
    expect(path.startsWith(reading.path), name).toBe(true);
  }
});
