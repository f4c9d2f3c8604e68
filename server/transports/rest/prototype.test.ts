import { expect, test } from "vitest";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";

const KEYS = ["__proto__", "constructor", "prototype", "toString"];
const bodyWith = (key: string) =>
  `{"name":"Mine","${key}":{"polluted":"yes","prototype":{"polluted":"yes"}}}`;
const clean = () => ("polluted" in {} ? "polluted" : "clean");

test.each(KEYS)(
  "a field named %s is rejected like any unknown field and changes no prototype",
  async (key) => {
    const { api, person, key: secret } = await makeCaller();
    const json = { "Content-Type": "application/json" };
    const overRest = await api.raw({
      method: "POST",
      path: "/api/v1/companies",
      headers: json,
      body: bodyWith(key),
    });
    expect(overRest).toMatchObject({ status: 422, body: { code: "validation_failed" } });
    const cookie = await signIn(person);
    const overPages = await http({
      method: "POST",
      path: "/api/trpc/companies.create",
      headers: { ...json, Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
      body: bodyWith(key),
    });
    expect(overPages.status).toBe(422);
    const call = `{"name":"companies_create","arguments":${bodyWith(key)}}`;
    const overMcp = await http({
      method: "POST",
      path: "/api/mcp",
      headers: {
        ...json,
        Accept: "application/json, text/event-stream",
        Authorization: `Bearer ${secret}`,
        "MCP-Protocol-Version": "2025-11-25",
      },
      body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${call}}`,
    });
    expect(overMcp.text).toContain('"code":"validation_failed"');
    const query = await api.raw({ path: `/api/v1/companies?${key}=1` });
    expect(query.status).toBe(422);
    expect(clean()).toBe("clean");
  },
);
