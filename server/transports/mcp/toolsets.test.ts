import type { Client } from "@modelcontextprotocol/client";
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { afterEach, describe, expect, test } from "vitest";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { TOOLSETS } from "#domain/toolsets.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { contracts } from "#server/testing/contracts.ts";
import { examples, seedExampleRows, seedRowsOf } from "#server/testing/examples.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { http } from "#server/testing/http.ts";
import { mcpClient, REVISIONS } from "#server/testing/mcp.ts";
import { expectStrictOutput } from "#server/testing/rest.ts";
import { MCP_PATH } from "./handler.ts";
import { toolListAt } from "./tool-list.ts";

const EVERY = TOOLSETS.join();
const listOf = (query: string) => toolListAt(new URL(`http://localhost${MCP_PATH}${query}`));
const everything = { scopes: ALL_SCOPES, restrictedToOrganizationId: null };
const toolsOf = (query: string, caller: Parameters<ReturnType<typeof listOf>["pageOf"]>[1] = everything) =>
  listOf(query).pageOf(undefined, caller)?.tools ?? [];
const tokens = (value: unknown) => encode(typeof value === "string" ? value : JSON.stringify(value)).length;

const open: Client[] = [];
async function connect(key: string, toolset: string, mode: (typeof REVISIONS)[number][1] = "legacy") {
  const client = await mcpClient(key, mode, {}, `${MCP_PATH}?toolset=${toolset}`);
  open.push(client);
  const call = async (name: string, given: object = {}) => {
    const result = await client.callTool({ name, arguments: { ...given } });
    return { ...result, text: (result.content[0] as { text: string }).text };
  };
  return {
    client,
    call,
    outputOf: async (...of: Parameters<typeof call>) => JSON.parse((await call(...of)).text),
  };
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; description?: string };

/** Returns all parameters of a schema, including nested ones, with their descriptions. */
function parametersOf(
  { properties = {}, items, anyOf = [] }: Schema,
  path: string,
): [string, string | undefined][] {
  return [
    ...Object.entries(properties).flatMap(([name, schema]): [string, string | undefined][] => [
      [`${path}.${name}`, schema.description],
      ...parametersOf(schema, `${path}.${name}`),
    ]),
    ...[...(items ? [items] : []), ...anyOf].flatMap((schema) => parametersOf(schema, path)),
  ];
}

describe("the list", () => {
  test("stays within its budget: 6,000 tokens for the search toolset, 25,000 for all toolsets", () => {
    expect(tokens(toolsOf("?toolset=search"))).toBeLessThanOrEqual(6_000);
    expect(tokens(toolsOf(`?toolset=${EVERY}`))).toBeLessThanOrEqual(25_000);
  });

  test("of all toolsets has every operation of the API", () => {
    const names = toolsOf(`?toolset=${EVERY}`).map(({ name }) => name);
    expect(names).toEqual(contracts.map(({ toolName }) => toolName));
  });

  test("describes every parameter, uses the names of tools, and has no output schemas", () => {
    for (const tool of toolsOf(`?toolset=${EVERY}`)) {
      const silent = parametersOf(tool.inputSchema as Schema, tool.name).filter(
        ([, description]) => !description,
      );
      expect(silent).toEqual([]);
      expect(tool.description?.length, tool.name).toBeLessThanOrEqual(160);
      expect(tool).not.toHaveProperty("outputSchema");
      expect(contracts.filter(({ name }) => JSON.stringify(tool).includes(name))).toEqual([]);
    }
  });

  test("is the same whether toolsets are separated by commas or repeated, in any order", () => {
    expect(toolsOf("?toolset=billing&toolset=search")).toEqual(toolsOf("?toolset=search,%20billing"));
    expect(toolsOf("?toolset=billing").map(({ name }) => name)).toEqual([
      "me_get",
      ...contracts.filter(({ name }) => name.startsWith("billing.")).map(({ toolName }) => toolName),
    ]);
  });

  test("accepts single tools by name, with toolsets or alone", () => {
    const names = toolsOf("?toolset=billing,roster_list,events_list").map(({ name }) => name);
    expect(names).toContain("billing_get");
    expect(names).toContain("roster_list");
    expect(toolsOf("?toolset=boards_list").map(({ name }) => name)).toEqual(["boards_list"]);
  });

  test("with readonly=1 has only tools that change nothing, for some toolsets or for all tools", () => {
    const reading = contracts.filter(({ changesData }) => !changesData).map(({ toolName }) => toolName);
    expect(toolsOf("?readonly=1").map(({ name }) => name)).toEqual(reading);
    const search = toolsOf("?toolset=search&readonly=1");
    expect(search.length).toBeGreaterThan(0);
    expect(search.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(listOf("?toolset=search&readonly=1").operationOf("applications_create")).toBeUndefined();
  });

  test("shows only what the credential can call, by its scopes and its organization", () => {
    const scopes = ["boards:read", "organizations:read"] as const;
    const narrow = toolsOf(`?toolset=${EVERY}`, { ...everything, scopes });
    const allowed = contracts.filter(({ scope }) => scope === null || scopes.some((item) => item === scope));
    expect(narrow.map(({ name }) => name)).toEqual(allowed.map(({ toolName }) => toolName));
    const restricted = toolsOf(`?toolset=${EVERY}`, { ...everything, restrictedToOrganizationId: "org_1" });
    const reached = contracts.filter(({ actsOn }) => actsOn !== "own");
    expect(restricted.map(({ name }) => name)).toEqual(reached.map(({ toolName }) => toolName));
    const whole = (caller: typeof everything) => listOf("").pageOf(undefined, caller);
    expect(whole({ ...everything, scopes: [] })).toBe(whole(everything));
  });

  test.each(["?toolset=painting", "?toolset=", "?toolset=search,", "?toolset=search&toolset=Billing"])(
    "is a 400 that names the existing toolsets if one doesn't exist: %s",
    async (query) => {
      const { key } = await makeCaller();
      const response = await http({
        method: "POST",
        path: `${MCP_PATH}${query}`,
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({
        jsonrpc: "2.0",
        error: { message: expect.stringContaining(TOOLSETS.join(", ")), data: { code: "malformed_request" } },
      });
    },
  );
});

describe.each(REVISIONS)("in revision %s", (_revision, mode) => {
  test("the tools are listed on one page, and a tool of another toolset doesn't exist", async () => {
    const { client } = await connect((await makeCaller()).key, "search", mode);
    expect(client.getInstructions()).toContain("search_applications");
    expect(client.getInstructions()).not.toContain("roster_list");
    const { tools, nextCursor } = await client.listTools();
    expect(nextCursor).toBeUndefined();
    expect(tools.map(({ name }) => name)).toEqual(toolsOf("?toolset=search").map(({ name }) => name));
    await expect(client.callTool({ name: "billing_get" })).rejects.toMatchObject({ code: -32602 });
  });

  test("a move on a board with many cards returns the card and its position in under 300 tokens", async () => {
    const { person, api, key } = await makeCaller();
    const made = [];
    for (let index = 0; index < 30; index += 1) {
      made.push((await makeApplication(api, person.boardId, { status: "applied" })).id);
    }
    const { call, outputOf } = await connect(key, "search", mode);
    const [applicationId = "", neighbor = ""] = made;
    const moved = await call("applications_move", {
      ...{ applicationId, status: "applied", position: { after: neighbor } },
    });
    const { text: _, ...response } = moved;
    expect(tokens(response)).toBeLessThan(300);
    expect(moved).not.toHaveProperty("structuredContent");
    expect(JSON.parse(moved.text)).toMatchObject({
      ...{ id: applicationId, previousStatus: "applied", position: 2, columnSize: 30 },
    });
    const whole = await outputOf("applications_move", { applicationId, status: "offer", detail: "full" });
    expect(whole.board.columns.offer).toEqual([applicationId]);
  });
});

test("every tool responds in compact or full detail, and the full response matches its contract", async () => {
  const newcomer = async () => {
    const { api, key } = await makeCaller();
    return { api, ...(await connect(key, EVERY)) };
  };
  const standing = await newcomer();
  const ids = await seedExampleRows(standing.api);
  for (const contract of contracts.filter((item) => "compact" in item)) {
    const { compact } = contract as { compact: (output: never) => object };
    const { api, call } = contract.changesData ? await newcomer() : standing;
    const input = examples[contract.name](contract.changesData ? await seedRowsOf(contract.name, api) : ids);
    const whole = await call(contract.toolName, { ...input, detail: "full" });
    expect(whole.isError, `${contract.toolName}: ${whole.text}`).toBeFalsy();
    expectStrictOutput(contract, JSON.parse(whole.text));
    if (contract.method !== "GET") continue;
    const short = await call(contract.toolName, input);
    expect(JSON.parse(short.text)).toEqual(compact(JSON.parse(whole.text) as never));
    expect(short.text.length).toBeLessThanOrEqual(whole.text.length);
    expect(short._meta).toEqual(whole._meta);
  }
});

test("the compact networking summary names everyone, and cuts long notes", async () => {
  const { api, key } = await makeCaller();
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada Kern" });
  const call = { contactId, type: "call", interactionTime: "2026-11-20T09:00:00.000Z" } as const;
  await api.ok("interactions.create", { ...call, notes: "n".repeat(5_000) });
  const { outputOf } = await connect(key, "search");
  const { recentInteractions } = await outputOf("people_get_overview");
  const notes = `${"n".repeat(200)}…`;
  expect(recentInteractions).toEqual([{ ...call, contactName: "Ada Kern", notes }]);
  const whole = await outputOf("people_get_overview", { detail: "full" });
  expect(whole.recentInteractions[0].notes).toHaveLength(5_000);
});

test("an error says in plain text what to do, and an invalid detail changes nothing", async () => {
  const { api, key } = await makeCaller();
  const { call } = await connect(key, "search");
  const rejected = await call("companies_create", { name: "", industry: "magic" });
  expect(rejected).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^validation_failed: .+\n- name: .+\n- industry: /),
    _meta: { "offerlane/problem": { status: 422 } },
  });
  const odd = await call("companies_create", { name: "Fern", detail: "some" });
  expect(odd).toMatchObject({ isError: true, text: expect.stringContaining("detail: Must be “full”") });
  expect((await call("companies_get", { companyId: "none", detail: "full" })).text).toContain("detail");
  expect((await api.ok("companies.list", {})).data).toEqual([]);
});
