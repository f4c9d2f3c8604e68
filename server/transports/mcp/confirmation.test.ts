import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, describe, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { mcpClient, REVISIONS } from "#server/testing/mcp.ts";
import { MCP_PATH } from "./handler.ts";

const open: Client[] = [];
afterEach(() => Promise.all(open.splice(0).map((client) => client.close())));

type Answer = { action: "accept"; content: { confirm: boolean } } | { action: "decline" | "cancel" };

/** Creates a client whose user answers questions in this way, and records the questions. */
async function asking(
  key: string,
  answer: Answer,
  mode: (typeof REVISIONS)[number][1] = { pin: "2026-07-28" },
) {
  const client = new Client(
    { name: "offerlane-tests", version: "1.0.0" },
    { versionNegotiation: { mode }, capabilities: { elicitation: { form: {} } } },
  );
  open.push(client);
  const asked: string[] = [];
  client.setRequestHandler("elicitation/create", ({ params }) => {
    asked.push(params.message);
    return answer;
  });
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  const address = new URL(`${MCP_PATH}?toolset=search`, await serverOrigin());
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
  return { client, asked };
}

async function card() {
  const { api, person, key } = await makeCaller();
  const { id } = await makeApplication(api, person.boardId, {
    job: { title: "Baker" },
    company: { name: "Crumb & Co" },
  });
  return { api, key, id, call: { name: "applications_delete", arguments: { applicationId: id } } };
}

test("a deletion runs once the user confirms it, and the question names what is deleted", async () => {
  const { api, key, id, call } = await card();
  const { client, asked } = await asking(key, { action: "accept", content: { confirm: true } });
  expect((await client.callTool(call)).isError).toBeFalsy();
  expect(asked).toEqual(["Delete an application: Baker, Crumb & Co? This can't be undone."]);
  await api.rejected("applications.get", { applicationId: id }, "not_found");
});

describe("nothing is deleted if the user", () => {
  test.each<[string, Answer]>([
    ["declines", { action: "decline" }],
    ["closes the question", { action: "cancel" }],
    ["leaves the box empty", { action: "accept", content: { confirm: false } }],
  ])("%s", async (_name, answer) => {
    const { api, key, id, call } = await card();
    const { client } = await asking(key, answer);
    const result = await client.callTool(call);
    expect(result).toMatchObject({
      isError: true,
      content: [{ text: "The person said no. Nothing was changed." }],
    });
    await api.ok("applications.get", { applicationId: id });
  });
});

test("changes that can be undone, and reads, need no confirmation", async () => {
  const { key, id } = await card();
  const { client, asked } = await asking(key, { action: "decline" });
  await client.callTool({ name: "applications_move", arguments: { applicationId: id, status: "archived" } });
  await client.callTool({ name: "applications_get", arguments: { applicationId: id } });
  expect(asked).toEqual([]);
});

test("someone else's card isn't named in the question", async () => {
  const { call } = await card();
  const { key } = await makeCaller();
  const { client, asked } = await asking(key, { action: "accept", content: { confirm: true } });
  expect(await client.callTool(call)).toMatchObject({ isError: true });
  expect(asked).toEqual(["Delete an application? This can't be undone."]);
});

describe("the previous revision, whose requests are stateless, deletes", () => {
  const textOf = (result: unknown) => (result as { content: [{ text: string }] }).content[0].text;
  const codeIn = (text: string) => /confirm: "([^"]+)"/.exec(text)?.[1];

  test("only with the code from the first call, which names what would be deleted", async () => {
    const { api, key, id, call } = await card();
    const { client, asked } = await asking(key, { action: "decline" }, REVISIONS[1][1]);
    const first = await client.callTool(call);
    expect(first).toMatchObject({ isError: true });
    expect(textOf(first)).toContain("Delete an application: Baker, Crumb & Co? This can't be undone.");
    await api.ok("applications.get", { applicationId: id });
    const confirm = codeIn(textOf(first));
    const again = await client.callTool({ ...call, arguments: { ...call.arguments, confirm } });
    expect(again.isError).toBeFalsy();
    expect(asked).toEqual([]);
    await api.rejected("applications.get", { applicationId: id }, "not_found");
  });

  test("nothing with a guessed code or the code of another deletion", async () => {
    const { api, key, id, call } = await card();
    const other = await card();
    const { client } = await asking(key, { action: "decline" }, REVISIONS[1][1]);
    const theirs = await asking(other.key, { action: "decline" }, REVISIONS[1][1]);
    const code = codeIn(textOf(await theirs.client.callTool(other.call)));
    for (const confirm of [true, "yes", "", code]) {
      const result = await client.callTool({ ...call, arguments: { ...call.arguments, confirm } });
      expect(result).toMatchObject({ isError: true });
    }
    await api.ok("applications.get", { applicationId: id });
  });

  test("without a code at the address of the whole API, whose tools take none", async () => {
    const { api, key, id, call } = await card();
    const client = await mcpClient(key, REVISIONS[1][1]);
    open.push(client);
    expect((await client.callTool(call)).isError).toBeFalsy();
    await api.rejected("applications.get", { applicationId: id }, "not_found");
  });
});
