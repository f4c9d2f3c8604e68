import { beforeAll, expect, test } from "vitest";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";

let key: string;
let cookie: string;
beforeAll(async () => {
  const caller = await makeCaller();
  key = caller.key;
  cookie = await signIn(caller.person);
});

const PLACES = [
  "/api/v1/applications/",
  "/api/v1/boards/",
  "/api/v1/organizations/",
  "/api/v1/",
  "/api/trpc/",
  "/api/trpc/boards.list?input=",
  "/api/files/",
  "/files/",
  "/calendar/",
  "/api/calendar/",
  "/api/mcp/",
  "/oauth/authorize/",
  "/oauth/authorize?client_id=",
  "/oauth/token/",
  "/oauth/device/",
  "/.well-known/oauth-protected-resource/",
  "/.well-known/oauth-authorization-server/",
  "/api/webhooks/stripe/",
  "/api/take-out/",
  "/llms.txt/",
];
const ODDITIES = [
  "%",
  "%ff",
  "%00",
  "%c3%28",
  "%ed%a0%80",
  "%e2%80%ae",
  "a".repeat(12_000),
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "//",
  "constructor",
  "__proto__",
];

test.each(PLACES)("no malformed address causes a server error: %s", async (place) => {
  for (const odd of ODDITIES) {
    for (const method of ["GET", "HEAD", "POST", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
      const headers = { Authorization: `Bearer ${key}`, Cookie: cookie, "Sec-Fetch-Site": "same-origin" };
      const { status } = await http({ method, path: `${place}${odd}`, headers });
      expect(status, `${method} ${place}${odd.slice(0, 40)}`).toBeLessThan(500);
    }
  }
});

test("an id that can't be decoded is treated as one that doesn't exist", async () => {
  for (const odd of ["%", "%ff", "%00", "app_%"]) {
    const headers = { Authorization: `Bearer ${key}` };
    const response = await http({ path: `/api/v1/applications/${odd}`, headers });
    expect(response, odd).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
});

test.each([
  "offerlane=%",
  "next-auth.session-token=%ff",
  "__Host-offerlane.session=%; next-auth.session-token=eyJhbGciOiJub25lIn0.e30.",
  "next-auth.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA",
  "=; =; ;;;",
  `next-auth.session-token=${"a".repeat(8_000)}`,
  "__proto__=1; constructor=2",
])("an invalid session cookie doesn't sign anyone in: %s", async (odd) => {
  for (const path of ["/api/live", "/api/trpc/boards.list?input=%7B%7D"]) {
    expect((await http({ path, headers: { Cookie: odd } })).status, path).toBe(401);
  }
});
