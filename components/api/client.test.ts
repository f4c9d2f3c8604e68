import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { InfiniteQueryObserver, MutationObserver, QueryClient } from "@tanstack/react-query";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { download } from "#components/export/exported-file.ts";
import { DEFAULT_FILTER } from "#components/roster/filter/roster-filter.ts";
import { api, callContext, trpc } from "./client.ts";
import { expectAsker, identityQuestion, sessionQuestion } from "./identity.ts";
import { nameFields, problemOf } from "./problem.ts";
import { createQueryClient } from "./query-client.ts";

type ReceivedRequest = { method?: string; url?: string; input: unknown; headers: IncomingMessage["headers"] };
type StubResponse = { status?: number; headers?: Record<string, string>; body: unknown };

const page = (nextCursor: string | null): StubResponse => ({
  body: { result: { data: { data: [], hasMore: nextCursor !== null, nextCursor } } },
});
const rejection = (code: string, status: number): StubResponse => ({
  status,
  body: { error: { message: "No.", code: -32600, data: { problem: { code, status, detail: "No." } } } },
});

let server: Server;
let keptAlive: (boolean | undefined)[];
let requests: ReceivedRequest[];
let stubs: StubResponse[];
const browserFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    const input = new URL(request.url ?? "", "http://localhost").searchParams.get("input") ?? body;
    const { method, url, headers: sent } = request;
    requests.push({ method, url, input: input && JSON.parse(input), headers: sent });
    const { status = 200, headers = {}, body: content } = stubs.shift() ?? page(null);
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(content));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A browser resolves paths against the page's origin.
  globalThis.fetch = (address, init) => {
    keptAlive.push(init?.keepalive);
    return browserFetch(new URL(String(address), origin), init);
  };
});
beforeEach(() => {
  requests = [];
  stubs = [];
  keptAlive = [];
});
afterAll(() => {
  globalThis.fetch = browserFetch;
  server.close();
});

test("a paginated list sends only limit and cursor, for the next page and when it refetches every page", async () => {
  const queryClient = new QueryClient();
  const list = new InfiniteQueryObserver(
    queryClient,
    trpc.companies.list.infiniteQueryOptions(
      { limit: 2 },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor,
        initialData: {
          pages: [{ data: [], hasMore: true, nextCursor: "two" }],
          pageParams: [null],
        },
        staleTime: Number.POSITIVE_INFINITY,
      },
    ),
  );
  await list.fetchNextPage();
  stubs = [page("two"), page(null)];
  await list.refetch();
  expect(requests.map(({ input }) => input)).toEqual([
    { limit: 2, cursor: "two" },
    { limit: 2 },
    { limit: 2, cursor: "two" },
  ]);
});

test("a change that requires identity confirmation is sent again with the same key once the person confirms", async () => {
  const forget = identityQuestion.answerBy(async () => true);
  stubs = [rejection("reauthentication_required", 403), { body: { result: { data: {} } } }];
  await api.companies.create.mutate({ name: "Acme" });
  forget();
  expect(requests).toHaveLength(2);
  expect(requests[0]?.headers["idempotency-key"]).toMatch(/^\w{32}$/);
  expect(requests[1]?.headers["idempotency-key"]).toBe(requests[0]?.headers["idempotency-key"]);
  expect(requests[1]?.input).toEqual({ name: "Acme" });
});

test("a change without a response keeps its key when it is retried, until a later change gets its response", async () => {
  const reporter = { began: () => {}, rejected: () => {}, unread: () => {} };
  const client = createQueryClient(() => Promise.resolve(reporter));
  const add = new MutationObserver(client, {
    mutationFn: (name: string) => api.companies.create.mutate({ name }),
    retryDelay: 0,
  });
  const lost = (times: number) => Array.from({ length: times }, () => ({ status: 502, body: "Bad gateway" }));
  const done = { body: { result: { data: {} } } };
  const keys = () => requests.map(({ headers }) => headers["idempotency-key"]);

  stubs = [...lost(1), done, done];
  await add.mutate("Acme");
  await add.mutate("Acme");
  expect(new Set(keys().slice(0, 2)).size).toBe(1);
  expect(new Set(keys()).size).toBe(2);

  requests = [];
  stubs = [...lost(4), done];
  await expect(add.mutate("Fern")).rejects.toThrow();
  await add.mutate("Fern");
  expect(keys()).toHaveLength(5);
  expect(new Set(keys()).size).toBe(1);

  requests = [];
  stubs = [...lost(4), done, done];
  await expect(add.mutate("Oak")).rejects.toThrow();
  await add.mutate("Elm");
  await add.mutate("Oak");
  expect(new Set(keys()).size).toBe(3);
});

test("a change outlives its page unless it has more bytes than browsers allow for that", async () => {
  for (const letter of ["n", "字"]) {
    stubs = [{ body: { result: { data: {} } } }];
    await api.companies.update.mutate({ companyId: "cmp_1", notes: letter.repeat(25_000) });
  }
  expect(keptAlive).toEqual([true, false]);
});

test("an identity question waits for its dialog to load, and resolves to no if loading fails", async () => {
  const arrived = expectAsker();
  const content = identityQuestion.ask();
  await new Promise(setImmediate);
  const forget = identityQuestion.answerBy(async () => true);
  arrived();
  expect(await content).toBe(true);
  forget();
  const failed = expectAsker();
  const unanswered = identityQuestion.ask();
  failed();
  expect(await unanswered).toBe(false);
});

test("a change whose session ended is sent again after the person signs in, but a read doesn't ask for that", async () => {
  let questions = 0;
  const forget = sessionQuestion.answerBy(async () => {
    questions += 1;
    return true;
  });
  stubs = [rejection("unauthenticated", 401), { body: { result: { data: {} } } }];
  await api.companies.create.mutate({ name: "Acme" });
  expect(requests).toHaveLength(2);
  expect(requests[1]?.headers["idempotency-key"]).toBe(requests[0]?.headers["idempotency-key"]);
  stubs = [rejection("unauthenticated", 401)];
  await expect(api.companies.list.query({})).rejects.toThrow();
  forget();
  expect(questions).toBe(1);
});

test("a read that names someone by email sends it in the body, and neither asks to sign in nor has a key", async () => {
  const forget = sessionQuestion.answerBy(async () => true);
  const input = { organizationSlug: "harbor", applicantEmail: "kim@people.example" };
  await api.assignedTasks.list.query(input);
  expect(requests).toMatchObject([{ method: "POST", url: "/api/trpc/assignedTasks.list", input }]);
  expect(requests[0]?.headers).not.toHaveProperty("idempotency-key");
  stubs = [rejection("unauthenticated", 401)];
  await expect(api.assignedTasks.list.query(input)).rejects.toThrow();
  forget();
  expect(requests).toHaveLength(2);
});

test("a download sends what it searches for in the body", async () => {
  const filter = { ...DEFAULT_FILTER, search: "Kim Lee" };
  const input = { organizationSlug: "harbor", format: "csv" as const, filter };
  await download("roster.exportShown", input);
  expect(requests).toMatchObject([{ method: "POST", url: "/api/trpc/roster.exportShown", input }]);
  stubs = [rejection("rate_limited", 429)];
  const rejected = await download("roster.exportShown", input).catch((error: unknown) => error);
  expect(problemOf(rejected)).toMatchObject({ code: "rate_limited" });
});

test("a rejected field is named as the page names it", async () => {
  const forget = nameFields((path) => (path.at(-1) === "salaryRangeMax" ? "Salary to" : null));
  const issues = [
    { path: ["job", "compensation", "salaryRangeMax"], message: "Must not be negative." },
    { path: ["unheardOf"], message: "Can't be empty." },
  ];
  const problem = {
    code: "validation_failed",
    status: 422,
    detail: "job.compensation.salaryRangeMax: …",
    issues,
  };
  stubs = [{ status: 422, body: { error: { message: "No.", code: -32600, data: { problem } } } }];
  const rejected = await api.companies.create.mutate({ name: "Acme" }).catch((error: unknown) => error);
  expect(problemOf(rejected)?.detail).toBe("Salary to: Must not be negative. Can't be empty.");
  forget();
});

test("a change sends the version that it is based on, and reports the new version", async () => {
  stubs = [{ headers: { etag: '"two"' }, body: { result: { data: {} } } }];
  let etag: string | null = null;
  const context = callContext({
    ifMatch: '"one"',
    onEtag: (tag) => {
      etag = tag;
    },
  });
  await api.companies.update.mutate({ companyId: "cmp_1", name: "Acme" }, { context });
  expect(requests[0]?.method).toBe("POST");
  expect(requests[0]?.headers["if-match"]).toBe('"one"');
  expect(etag).toBe('"two"');
});

test("an error has its problem, and a response without a problem has none", async () => {
  stubs = [rejection("not_found", 404)];
  const rejected = await api.companies.get.query({ companyId: "cmp_1" }).catch((error: unknown) => error);
  expect(problemOf(rejected)).toMatchObject({ code: "not_found", status: 404 });
  stubs = [{ status: 502, body: "Bad gateway" }];
  const unanswered = await api.companies.get.query({ companyId: "cmp_1" }).catch((error: unknown) => error);
  expect(unanswered).toBeInstanceOf(Error);
  expect(problemOf(unanswered)).toBeNull();
});
