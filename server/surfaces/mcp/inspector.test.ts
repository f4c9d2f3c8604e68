import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { MCP_PATH } from "./handler.ts";

const run = promisify(execFile);
const INSPECTOR = path.resolve("node_modules/.bin/mcp-inspector");

/** The official inspector's command line, with a key. */
async function inspect(key: string, ...words: string[]): Promise<Record<string, unknown>> {
  const url = `${await serverOrigin()}${MCP_PATH}`;
  const header = `Authorization: Bearer ${key}`;
  const { stdout } = await run(INSPECTOR, [
    "--cli",
    url,
    "--transport",
    "http",
    "--header",
    header,
    ...words,
  ]);
  return JSON.parse(stdout.slice(stdout.indexOf("{")));
}

test("the official inspector lists the tools and calls one", async () => {
  const { key } = await makeCaller();
  const { tools } = await inspect(key, "--method", "tools/list");
  expect((tools as unknown[]).length).toBe(50);
  const called = await inspect(
    key,
    "--method",
    "tools/call",
    "--tool-name",
    "companies_create",
    "--tool-arg",
    "name=Fern",
  );
  expect(called).toMatchObject({ structuredContent: { name: "Fern" } });
});
