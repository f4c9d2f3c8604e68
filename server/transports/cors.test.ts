import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";

const ELSEWHERE = { Origin: "https://tool.example" };

test("a preflight request tells a script of another origin what it may send to the API", async () => {
  const headers = {
    ...ELSEWHERE,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization,content-type,idempotency-key",
  };
  const response = await http({ method: "OPTIONS", path: "/api/v1/companies", headers });
  expect(response.status).toBe(204);
  expect(response.headers).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": expect.stringContaining("POST"),
    "access-control-allow-headers": expect.stringContaining("Idempotency-Key"),
  });
});

test.each([
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-protected-resource/api/mcp",
  "/api/v1/openapi.json",
  "/api/v1/postman.json",
])(
  "%s is only read, by scripts of any origin, with headers that aren't safe without a preflight",
  async (path) => {
    const asked = {
      ...ELSEWHERE,
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "if-none-match,mcp-protocol-version",
    };
    const preflight = await http({ method: "OPTIONS", path, headers: asked });
    expect(preflight).toMatchObject({ status: 204, headers: { "access-control-allow-origin": "*" } });
    expect(preflight.headers["access-control-allow-headers"]).toMatch(/If-None-Match.*Mcp-Protocol-Version/);
    const read = await http({ path, headers: { ...ELSEWHERE, "Mcp-Protocol-Version": "2025-11-25" } });
    expect(read).toMatchObject({ status: 200, headers: { "access-control-allow-origin": "*" } });
    const written = await http({ method: "POST", path, headers: ELSEWHERE, body: "{}" });
    expect(written).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  },
);

test("scripts of other origins may read responses and errors with their headers, but without cookies", async () => {
  const { key } = await makeCaller();
  const found = await http({
    path: "/api/v1/me",
    headers: { ...ELSEWHERE, Authorization: `Bearer ${key}` },
  });
  const rejected = await http({ path: "/api/v1/me", headers: ELSEWHERE });
  expect([found.status, rejected.status]).toEqual([200, 401]);
  for (const { headers } of [found, rejected]) {
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-expose-headers"]).toContain("RateLimit");
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
  }
});

test("other transports stay closed to other origins", async () => {
  const paths = ["/api/trpc/me.get", "/api/files/x", "/api/live", "/api/take-out", "/api/calendar/x.ics"];
  for (const path of [...paths, "/unsubscribe", "/oauth/authorize"]) {
    for (const [method, more] of [
      ["GET", {}],
      ["OPTIONS", { "Access-Control-Request-Method": "POST" }],
    ] as const) {
      const { headers } = await http({ method, path, headers: { ...ELSEWHERE, ...more } });
      expect(headers, `${method} ${path}`).not.toHaveProperty("access-control-allow-origin");
    }
  }
});
