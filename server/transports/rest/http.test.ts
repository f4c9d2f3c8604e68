import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ErrorCode } from "#server/codes.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { type Contract, contractOf, contracts, type Name } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows, seedRowsOf } from "#server/testing/examples.ts";
import { exampleOf, namesOf } from "#server/testing/loops.ts";
import { type Rest, requestOf, rest } from "#server/testing/rest.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const paths = [...new Set(contracts.map(({ path }) => path))];
const pathOf = (template: string) => `/api/v1${template.replace(/\{\w+\}/g, "anything")}`;

let api: Rest;
let ids: ExampleRows;
beforeAll(async () => {
  api = (await makeCaller()).api;
  ids = await seedExampleRows(api);
});
beforeEach(() => {
  // One person exports more often here than the rate allows.
  env().RATE_LIMIT = "off";
  // A download link changes with the clock, and the ETag with it.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});

test.each(paths)(
  "%s: every method that it doesn't accept gets 405 with Allow, even without a credential",
  async (path) => {
    const declared = contracts.filter((contract) => contract.path === path).map(({ method }) => `${method}`);
    const allowed = [...declared, ...(declared.includes("GET") ? ["HEAD"] : [])].sort();
    for (const method of METHODS.filter((method) => !allowed.includes(method))) {
      const response = await rest(null).raw({ method, path: pathOf(path) });
      expect(response.status, method).toBe(405);
      expect(response.headers.allow?.split(", ").sort(), method).toEqual(allowed);
      if (method !== "HEAD") expect(response.body).toMatchObject({ code: "method_not_allowed", status: 405 });
    }
  },
);

test.each([
  "",
  "/",
  "/nowhere",
  "/boards/",
  "//boards",
  "/boards//settings",
  "/boards/x/settings/y",
  "/BOARDS",
  "/compan%69es",
  "/me/",
  "/me.get",
])("the unknown path %j gets 404 before anything else is checked", async (path) => {
  const response = await rest(null).raw({ path: `/api/v1${path}` });
  expect(response).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("a fixed path takes precedence over a parameter: active-with-jobs isn't a company", async () => {
  await api.ok("companies.list_active_with_jobs", {});
});

test.each(namesOf())("%s sends the caller's own request id with an error", async (name) => {
  const rejected = await rest(null).send(name, exampleOf(name, ids), { "X-Request-Id": "mine-0123456789" });
  expect(rejected.headers["x-request-id"]).toBe("mine-0123456789");
  expect(rejected.headers["content-type"]).toBe("application/problem+json");
  expect(rejected.body).toEqual({
    type: expect.stringMatching(/^https?:\/\/.*unauthenticated$/),
    title: expect.any(String),
    status: 401,
    detail: expect.any(String),
    code: "unauthenticated",
    requestId: "mine-0123456789",
  });
});

test.each(["", "a b", "\u00e9", "x".repeat(129), "short", "<script>alert(1)</script>", "a\tb"])(
  "a request id that can't be logged, %j, is replaced",
  async (given) => {
    const { headers } = await api.send("me.get", {}, { "X-Request-Id": given });
    expect(headers["x-request-id"]).toMatch(/^req_/);
  },
);

/** A value in their responses changes with time, so that their ETag seldom matches twice. */
const FOLLOW_CLOCK: readonly string[] = [
  "applications.get_status_history",
  "organization_insights.get",
  "people.get_analytics",
  "tasks.list_suggestions",
];
const isSteady = ({ method, name }: Contract) => method === "GET" && !FOLLOW_CLOCK.includes(name);
test.each(namesOf(isSteady))("HEAD of %s responds like GET, without a body", async (name) => {
  const { path } = requestOf(name, exampleOf(name, ids));
  const get = await api.raw({ path });
  const head = await api.raw({ method: "HEAD", path });
  expect(head).toMatchObject({ status: get.status, text: "" });
  expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(get.text)));
  for (const header of ["etag", "content-type", "cache-control"]) {
    expect(head.headers[header]).toBe(get.headers[header]);
  }
  const unknown = await rest(null).raw({ method: "HEAD", path });
  expect(unknown).toMatchObject({ status: 401, text: "" });
});

const singles = namesOf((contract) => isSteady(contract) && !contract.isList);
test.each(namesOf(isSteady))("%s sends a strong ETag and honors If-None-Match", async (name) => {
  const input = exampleOf(name, ids);
  const { headers } = await api.send(name, input);
  const etag = String(headers.etag);
  expect(etag).toMatch(/^"[\w.-]{20,}"$/);
  for (const known of [etag, `W/${etag}`, "*", `"other", ${etag}`, `W/"x",${etag}`]) {
    const response = await api.send(name, input, { "If-None-Match": known });
    expect(response, known).toMatchObject({ status: 304, text: "", headers: { etag } });
    expect(response.headers["x-request-id"], known).toBeDefined();
  }
  for (const known of [
    '"other"',
    etag.slice(1, -1),
    etag.toLowerCase() === etag ? '"x"' : etag.toLowerCase(),
    "",
  ]) {
    expect((await api.send(name, input, { "If-None-Match": known })).status, known).toBe(200);
  }
});

test("the ETag of a single resource changes with everything that it shows: a count, its company, its cards", async () => {
  const { boardId, applicationId, companyId } = await seedExampleRows(api);
  const tag = async (name: (typeof singles)[number], input: Record<string, string>) =>
    (await api.send(name, input)).headers.etag;
  const board = await tag("boards.get", { boardId });
  const company = await tag("companies.get", { companyId });
  await api.ok("applications.create", { boardId, job: { title: "Nurse" }, company: { id: companyId } });
  expect(await tag("boards.get", { boardId })).not.toBe(board);
  expect(await tag("companies.get", { companyId })).not.toBe(company);
  const card = await tag("applications.get", { applicationId });
  const { company: filed } = await api.ok("applications.get", { applicationId });
  await api.ok("companies.update", { companyId: filed.id, website: "https://changed.example" });
  expect(await tag("applications.get", { applicationId })).not.toBe(card);
});

test.each(namesOf((contract) => "location" in contract))(
  "%s returns 201 with a Location that reads the same, with the same ETag",
  async (name) => {
    const { api } = await makeCaller();
    const response = await api.send(name, exampleOf(name, await seedRowsOf(name, api)));
    expect(response.status).toBe(201);
    const location = String(response.headers.location);
    expect(location).toMatch(/^\/api\/v1\/\w/);
    const reading = name.replace(/\.\w+$/, ".get");
    // A resource without a GET is still named by its path.
    if (!contracts.some((contract) => contract.name === reading)) return;
    const read = await api.raw({ path: location });
    // If the GET returns more (a download link), it is another representation.
    const isResource = "returnsResource" in contractOf(name);
    // A secret is shown only once.
    const { secret: _once, ...shown } = response.body as { secret?: string };
    expect(read.body).toMatchObject(shown);
    if (isResource) expect(read.body).toEqual(response.body);
    expect(response.headers.etag).toBe(isResource ? read.headers.etag : undefined);
  },
);

/** The error for withdrawing a second time, if the withdrawn row can still be read. */
const STAYING: Partial<Record<Name, ErrorCode>> = {
  "organization_invitations.revoke": "invitation_not_pending",
};

test.each(namesOf(({ method }) => method === "DELETE"))(
  "%s returns the id of what it deleted",
  async (name) => {
    const input = exampleOf(name, await seedRowsOf(name, api));
    const { status, body } = await api.send(name, input);
    expect(status).toBe(200);
    const field = contractOf(name).pathParameters.at(-1) ?? "";
    const id = field === "organizationSlug" ? expect.stringMatching(/^org_/) : input[field];
    expect(body).toEqual({ id, deleted: true });
    await api.rejected(name, input, STAYING[name] ?? "not_found");
  },
);
