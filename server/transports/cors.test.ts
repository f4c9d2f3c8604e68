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
  const answer = await http({ method: "OPTIONS", path: "/api/v1/companies", headers });
  expect(answer.status).toBe(204);
  expect(answer.headers).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": expect.stringContaining("POST"),
    "access-control-allow-headers": expect.stringContaining("Idempotency-Key"),
  });
});

test("scripts of other origins may read responses and errors with their headers, but without cookies", async () => {
  const { key } = await makeCaller();
  const found = await http({
    path: "/api/v1/me",
    headers: { ...ELSEWHERE, Authorization: `Bearer ${key}` },
  });
  const refused = await http({ path: "/api/v1/me", headers: ELSEWHERE });
  expect([found.status, refused.status]).toEqual([200, 401]);
  for (const { headers } of [found, refused]) {
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
