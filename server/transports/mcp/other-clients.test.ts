import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { MCP_PATH } from "./handler.ts";

const run = promisify(execFile);
const INSPECTOR = realpathSync("node_modules/.bin/mcp-inspector");

/** Runs the official inspector's command line with a key; if the call returns an error, it prints the result and exits with an error. */
async function inspect(key: string, ...words: string[]): Promise<Record<string, unknown>> {
  const target = [`${await serverOrigin()}${MCP_PATH}`, "--transport", "http"];
  const header = ["--header", `Authorization: Bearer ${key}`];
  const started = run(process.execPath, [INSPECTOR, "--cli", ...target, ...header, ...words]);
  const { stdout } = await started.catch((failure: { stdout: string }) => failure);
  return JSON.parse(stdout.slice(stdout.indexOf("{")));
}

const create = (name: string) => [
  ...["--method", "tools/call", "--tool-name", "companies_create"],
  ...["--tool-arg", `name=${name}`],
];

test("the official inspector lists the tools, calls one, and shows why a call is rejected", async () => {
  const { key } = await makeCaller();
  const { tools } = await inspect(key, "--method", "tools/list");
  expect((tools as unknown[]).length).toBe(95);
  expect(await inspect(key, ...create("Fern"))).toMatchObject({ structuredContent: { name: "Fern" } });
  const rejected = await inspect(key, ...create("Fern"));
  expect(rejected).toMatchObject({
    isError: true,
    content: [{ type: "text", text: expect.stringContaining("company_name_taken") }],
    _meta: { "offerlane/problem": { status: 409, code: "company_name_taken" } },
  });
});

test("a client with the SDK that most agents still use reads results and errors by the tools' schemas", async () => {
  const { key } = await makeCaller();
  const client = new Client({ name: "offerlane-tests", version: "1.0.0" });
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  const address = new URL(MCP_PATH, await serverOrigin());
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }) as Transport);
  let cursor: string | undefined;
  do cursor = (await client.listTools({ cursor })).nextCursor;
  while (cursor !== undefined);

  const create = () => client.callTool({ name: "companies_create", arguments: { name: "Fern" } });
  expect((await create()).structuredContent).toMatchObject({ name: "Fern" });
  const rejected = await create();
  expect(rejected).toMatchObject({
    isError: true,
    content: [{ type: "text", text: expect.stringContaining("company_name_taken") }],
    _meta: { "offerlane/problem": { status: 409, code: "company_name_taken" } },
  });
  expect(rejected).not.toHaveProperty("structuredContent");
  await client.close();
});
