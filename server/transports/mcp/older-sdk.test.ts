import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { MCP_PATH } from "./handler.ts";

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
  const refused = await create();
  expect(refused).toMatchObject({
    isError: true,
    content: [{ type: "text", text: expect.stringContaining("company_name_taken") }],
    _meta: { "offerlane/problem": { status: 409, code: "company_name_taken" } },
  });
  expect(refused).not.toHaveProperty("structuredContent");
  await client.close();
});
