import type { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findRows, withRows } from "#components/docs/run/sandbox-rows.ts";
import { TOOLSETS } from "#domain/toolsets.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { requestOfCurl } from "#server/testing/curl.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { mcpClient } from "#server/testing/mcp.ts";
import type { Rest } from "#server/testing/rest.ts";
import { ApiError, createOfferlane, type Offerlane } from "../../../clients/typescript/src/index.ts";
import { MCP_PATH } from "../mcp/handler.ts";
import { requestExamples } from "./example-request.ts";
import { type ReferenceOperation, referenceGroups } from "./reference.ts";

const operations = referenceGroups().flatMap((group) => group.operations);
let sandbox: Rest;
let key: string;
let offerlane: Offerlane;
let agent: Client;
let isFresh = true;

/** The expected errors of examples with the rows of a new sandbox. */
const REFUSED: Record<string, string> = {
  "cohorts.delete": "cohort_not_empty",
  "coach_notes.update": "insufficient_role",
  "shares.create": "already_shared",
  "applications.undo": "validation_failed",
  "cohort_memberships.undo": "not_found",
  "joining.ask": "not_found",
  "outcomes.state_intent": "not_found",
  "roster_records.delete_field": "not_found",
  "roster_syncs.undo": "not_found",
  "tasks.settle_suggestion": "not_found",
};

beforeAll(async () => {
  ({ api: sandbox, key } = await makeCaller({ environment: "sandbox" }));
  offerlane = createOfferlane({ origin: await serverOrigin(), credential: key, maxRetries: 0 });
  // The complete list doesn't include tools beyond the API.
  agent = await mcpClient(key, undefined, {}, `${MCP_PATH}?toolset=${TOOLSETS.join()}`);
});
afterAll(() => agent.close());
// One person exports more often here than the rate allows.
beforeEach(() => {
  env().RATE_LIMIT = "off";
});

/**
 * Checks an example in the sandbox. If an earlier example may have changed what this one needs, checks it in a new sandbox: resetting
 * before each would take most of the time.
 */
async function inSandbox({ method }: ReferenceOperation, check: () => Promise<void>): Promise<void> {
  const wasFresh = isFresh;
  isFresh &&= method === "GET";
  try {
    await check();
  } catch (error) {
    if (wasFresh) throw error;
    await sandbox.ok("sandbox.reset", {});
    await check();
    isFresh = method === "GET";
  }
}

/** Replaces the rows in a snippet with rows of the sandbox, found as the reference finds them. */
async function onOwnRows({ name, request }: ReferenceOperation, snippet: string): Promise<string> {
  // Fields are found in the same lists, which nothing changes during the test.
  const known = new Map<string, Promise<object>>();
  const read = async (path: string) => {
    const response =
      known.get(path) ?? sandbox.raw({ path: `/api/v1${path}` }).then(({ body }) => body as object);
    known.set(path, response);
    return { ...(await response) };
  };
  const found = await findRows(name, Object.keys(request.rows), read);
  expect(Object.values(found), `the sandbox has rows for the example of ${name}`).not.toContain(undefined);
  return Object.entries(request.rows).reduce(
    (text, [field, sample]) => text.replaceAll(sample, found[field] ?? ""),
    snippet,
  );
}

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, operation) => {
    const rejection = REFUSED[name];

    test("the curl command works as shown in a fresh sandbox", () =>
      inSandbox(operation, async () => {
        const command = await onOwnRows(operation, operation.snippets.curl);
        const response = await sandbox.raw(requestOfCurl(command, { OFFERLANE_KEY: key }));
        if (rejection) expect(response.body).toMatchObject({ code: rejection });
        else expect(String(response.status), response.text.slice(0, 500)).toBe(operation.response.status);
      }));

    test("the TypeScript works as shown in a fresh sandbox", () =>
      inSandbox(operation, async () => {
        const snippet = await onOwnRows(operation, operation.snippets.typescript);
        const run = new Function("offerlane", `return (async () => { ${snippet} return result; })()`);
        const outcome = await run(offerlane).catch((error: unknown) => error);
        if (rejection) {
          expect(outcome).toBeInstanceOf(ApiError);
          expect(outcome).toMatchObject({ code: rejection });
        } else expect(outcome).not.toBeInstanceOf(Error);
      }));

    test("the tool call works as shown in a fresh sandbox", () =>
      inSandbox(operation, async () => {
        const called = JSON.parse(await onOwnRows(operation, operation.snippets.mcp));
        const { isError, content, _meta } = await callConfirmed(called);
        if (rejection) expect(_meta?.["offerlane/problem"]).toMatchObject({ code: rejection });
        else expect(isError ?? false, JSON.stringify(content)).toBe(false);
      }));
  },
);

/** Calls a tool, and confirms what it asks to confirm. */
async function callConfirmed(called: { name: string; arguments?: Record<string, unknown> }) {
  const first = await agent.callTool(called);
  const [, confirm] = /confirm: "([^"]+)"/.exec(JSON.stringify(first.content).replaceAll("\\", "")) ?? [];
  return confirm === undefined
    ? first
    : agent.callTool({ ...called, arguments: { ...called.arguments, confirm } });
}

test("the examples of the guide get the responses that it describes", async () => {
  const { list, follow, idempotent, versioned } = requestExamples("http://localhost/api/v1");
  const send = (command: string) => sandbox.raw(requestOfCurl(command, { OFFERLANE_KEY: key }));
  for (const read of [list, follow]) expect((await send(read)).status).toBe(200);
  const first = await send(idempotent);
  expect(first.status).toBe(201);
  expect((await send(idempotent)).headers).toMatchObject({ "idempotent-replayed": "true" });
  const update = operations.find(({ name }) => name === "applications.update");
  if (!update) throw new Error("there is no applications.update");
  expect((await send(await onOwnRows(update, versioned))).status).toBe(412);
});

test("row ids are replaced in every place that names them, and nowhere else", () => {
  const part = { id: "a", list: ["a", "b"], text: "a b" };
  expect(withRows(part, { first: "a" }, { first: "z" })).toEqual({ id: "z", list: ["z", "b"], text: "a b" });
  expect(withRows(part, { first: "a" }, { first: undefined }).id).toBe("");
});
