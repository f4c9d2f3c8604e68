import { type Client, InsufficientScopeError } from "@modelcontextprotocol/client";
import { afterEach, describe, expect, test } from "vitest";
import { makeCaller, makeKey } from "#server/testing/actors.ts";
import { interfaceContracts } from "#server/testing/contracts.ts";
import { examples, seedExampleRows, seedRowsOf } from "#server/testing/examples.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { mcpClient, REVISIONS } from "#server/testing/mcp.ts";
import { expectStrictOutput, rest } from "#server/testing/rest.ts";
import { inToolNames } from "./tools.ts";

const IDEMPOTENCY_KEY = "offerlane/idempotencyKey";

/** Matches an error result as programs read it. */
const rejected = (problem: object) => ({
  isError: true,
  _meta: { "offerlane/problem": expect.objectContaining(problem) },
});
const open: Client[] = [];
const connect = async (...given: Parameters<typeof mcpClient>) => {
  const client = await mcpClient(...given);
  open.push(client);
  return client;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});

async function caller() {
  const { person, api } = await makeCaller();
  return { person, api, key: (await makeKey(person)).key };
}

describe.each(REVISIONS)("in revision %s", (revision, mode) => {
  test("the server identifies itself and says how to begin", async () => {
    const client = await connect((await caller()).key, mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getServerVersion()).toMatchObject({ name: "offerlane", version: expect.any(String) });
    expect(client.getInstructions()).toContain("me_get");
  });

  test("every declared operation is a tool", async () => {
    const client = await connect((await caller()).key, mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(
      interfaceContracts.map(({ toolName }) => toolName).sort(),
    );
    for (const contract of interfaceContracts) {
      const tool = tools.find(({ name }) => name === contract.toolName);
      expect(tool).toMatchObject({
        title: contract.summary,
        description: inToolNames(contract.description),
        inputSchema: { type: "object", additionalProperties: false },
        outputSchema: { type: "object" },
        annotations: { readOnlyHint: contract.method === "GET" },
      });
    }
  });

  test("every tool returns what its contract says, and the client validates it by the tool's own schema", async () => {
    const newcomer = async () => {
      const { api, key } = await caller();
      const client = await connect(key, mode);
      await client.listTools();
      return { api, client };
    };
    // Nothing changes the reader's rows.
    const reader = await newcomer();
    const standing = await seedExampleRows(reader.api);
    let writer = await newcomer();
    for (const [index, contract] of interfaceContracts.entries()) {
      // Uses a new person for every ten operations, because one person may create only so many organizations.
      if (index % 10 === 9) writer = await newcomer();
      const ids = contract.changesData ? await seedRowsOf(contract.name, writer.api) : standing;
      const { client } = contract.changesData ? writer : reader;
      const input = examples[contract.name](ids);
      const result = await client.callTool({ name: contract.toolName, arguments: { ...input } });
      expect(result.isError, `${contract.toolName}: ${JSON.stringify(result.content)}`).toBeFalsy();
      expectStrictOutput(contract, result.structuredContent);
      expect(result.content).toEqual([{ type: "text", text: JSON.stringify(result.structuredContent) }]);
    }
  });

  test("an error is returned as an error result that contains the problem", async () => {
    const client = await connect((await caller()).key, mode);
    const result = await client.callTool({
      name: "companies_create",
      arguments: { name: "", color: "red" },
    });
    const problem = {
      status: 422,
      code: "validation_failed",
      issues: expect.arrayContaining([
        { path: ["color"], message: expect.any(String) },
        { path: ["name"], message: expect.any(String) },
      ]),
    };
    expect(result).toMatchObject(rejected(problem));
    expect(result.content).toEqual([
      { type: "text", text: JSON.stringify(result._meta?.["offerlane/problem"]) },
    ]);
  });

  test("an error has no structured content, which the tool's output schema wouldn't allow", async () => {
    const client = await connect((await caller()).key, mode);
    await client.listTools();
    for (const [name, given] of [
      ["companies_get", { companyId: "nonsense" }],
      ["companies_list", { limit: 0 }],
      ["boards_list", { color: "red" }],
    ] as const) {
      const result = await client.callTool({ name, arguments: given });
      expect(result.isError, name).toBe(true);
      expect(result, name).not.toHaveProperty("structuredContent");
    }
  });

  test("no value is coerced: text isn't a number, and null isn't text", async () => {
    const client = await connect((await caller()).key, mode);
    for (const [name, given] of [
      ["companies_list", { limit: "20" }],
      ["companies_list", { limit: null }],
      ["companies_create", { name: null }],
      ["companies_create", { name: 7 }],
    ] as const) {
      const result = await client.callTool({ name, arguments: given });
      expect(result, JSON.stringify(given)).toMatchObject(rejected({ code: "validation_failed" }));
    }
  });

  test("a tool that doesn't exist is a protocol error", async () => {
    const client = await connect((await caller()).key, mode);
    await expect(client.callTool({ name: "boards_paint" })).rejects.toMatchObject({ code: -32602 });
  });

  test("a cursor that isn't from the list is a protocol error", async () => {
    const client = await connect((await caller()).key, mode);
    await expect(client.listTools({ cursor: "bm9uZQ" })).rejects.toMatchObject({ code: -32602 });
  });

  test("a retry with the same key makes one change and says that it is a replay", async () => {
    const { api, key } = await caller();
    const client = await connect(key, mode);
    const call = (name: string, idempotencyKey: string) =>
      client.callTool({
        name: "companies_create",
        arguments: { name },
        _meta: { [IDEMPOTENCY_KEY]: idempotencyKey },
      });
    const first = await call("Once", "key-1");
    const second = await call("Once", "key-1");
    expect(second.structuredContent).toEqual(first.structuredContent);
    expect(first._meta).not.toHaveProperty(["offerlane/idempotentReplayed"]);
    expect(second._meta).toMatchObject({ "offerlane/idempotentReplayed": true });
    expect((await api.ok("companies.list", {})).data).toHaveLength(1);
    const other = await call("Another", "key-1");
    expect(other).toMatchObject(rejected({ code: "idempotency_key_reused" }));
    const strange = await call("Another", "no spaces here");
    expect(strange).toMatchObject(rejected({ code: "malformed_request" }));
  });

  test("the HTTP header can also contain an idempotency key", async () => {
    const { key } = await caller();
    const client = await connect(key, mode, { "Idempotency-Key": "from-the-header" });
    const call = () => client.callTool({ name: "companies_create", arguments: { name: "Once" } });
    const first = await call();
    expect((await call()).structuredContent).toEqual(first.structuredContent);
  });

  test("an update is accepted only for the version that was read", async () => {
    const { person, api, key } = await caller();
    const { id: applicationId } = await makeApplication(api, person.boardId);
    const client = await connect(key, mode);
    const read = await client.callTool({ name: "applications_get", arguments: { applicationId } });
    const version = read._meta?.["offerlane/etag"];
    expect(version).toBe((await api.send("applications.get", { applicationId })).headers.etag);
    const update = (notes: string) =>
      client.callTool({
        name: "applications_update",
        arguments: { applicationId, notes },
        _meta: { "offerlane/ifMatch": version },
      });
    expect((await update("First")).isError).toBeFalsy();
    expect(await update("Second")).toMatchObject(rejected({ status: 412, code: "version_mismatch" }));
  });

  test("a missing scope is rejected over HTTP, with a challenge that names it", async () => {
    const { person } = await makeCaller();
    const { key } = await makeKey(person, { scopes: ["boards:read"] });
    const client = await connect(key, mode);
    expect((await client.callTool({ name: "boards_list" })).isError).toBeFalsy();
    expect((await client.listTools()).tools).toHaveLength(interfaceContracts.length);
    const rejection = await client
      .callTool({ name: "companies_create", arguments: { name: "Nobody" } })
      .catch((error: unknown) => error);
    expect(rejection).toBeInstanceOf(InsufficientScopeError);
    expect(rejection).toMatchObject({ requiredScope: "companies:write" });
  });

  test.each([null, "ol_live_unknown", "Bearer"])("the credential %s gets 401", async (key) => {
    const rejection = await connect(key, mode).catch((error: unknown) => error);
    expect(rejection).toMatchObject({ status: 401 });
  });

  test("a live key doesn't see what a sandbox key creates", async () => {
    const { person, key } = await caller();
    const sandbox = await makeKey(person, { environment: "sandbox" });
    const client = await connect(sandbox.key, mode);
    const made = await client.callTool({ name: "companies_create", arguments: { name: "Sandcastle" } });
    const { id: companyId } = made.structuredContent as { id: string };
    const live = await connect(key, mode);
    const result = await live.callTool({ name: "companies_get", arguments: { companyId } });
    expect(result).toMatchObject(rejected({ code: "not_found" }));
    expect((await rest(sandbox.key).ok("companies.get", { companyId })).name).toBe("Sandcastle");
  });
});
