import { expect, test } from "vitest";
import { makeKey, makePerson, signIn } from "#server/testing/actors.ts";
import { type HttpRequest, http } from "#server/testing/http.ts";
import { connect } from "#server/testing/oauth.ts";
import { startServerProcess } from "#server/testing/server-process.ts";

const mailed = "secret-of-an-emailed-link-in-its-address-43";
const NOWHERE = "postgresql://nobody:secret-of-the-database@127.0.0.1:1/nothing";

test.each([
  ["as it is", {}],
  ["while the database is unavailable, so that every request fails", { DATABASE_URL: NOWHERE }],
])(
  "the log reveals no secret of any request, even at its most verbose level: %s",
  async (_name, variables) => {
    const person = await makePerson();
    const { access, refreshToken } = await connect(person);
    const { key } = await makeKey(person);
    const cookie = await signIn(person);
    const feed = "f".repeat(43);
    const sealed = "signature-of-a-link-22";
    const inAddresses = [
      ...["welcome", "sign-in/link", "reset", "not-me", "invitations", "join"].map(
        (page) => `/${page}/${mailed}`,
      ),
      `/sign-in?callbackUrl=${encodeURIComponent(`/invitations/${mailed}`)}`,
      `/api/files/res_nothing?account=acc_1&expires=9&signature=${sealed}`,
      `/unsubscribe?user=usr_1&kind=digest&signature=${sealed}`,
      `/device?user_code=${mailed}`,
    ];
    const server = await startServerProcess({ LOG_LEVEL: "trace", ...variables });
    const { origin } = server;
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const json = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
    const code = "a-code-that-is-no-code-at-all-of-43-letters";
    const token = (fields: Record<string, string>) => ({
      method: "POST",
      path: "/oauth/token",
      headers: form,
      body: String(
        new URLSearchParams({ client_id: "cli_unknown", client_secret: "secret-of-an-app", ...fields }),
      ),
    });
    const requests: HttpRequest[] = [
      { path: "/api/v1/boards", headers: { Authorization: `Bearer ${key}` } },
      { path: "/api/v1/boards", headers: { Authorization: `Bearer ${access}` } },
      { path: "/api/trpc/boards.list?input=%7B%7D", headers: { Cookie: cookie } },
      { path: "/api/live", headers: { Cookie: "next-auth.session-token=torn-cookie-of-somebody" } },
      {
        method: "POST",
        path: "/api/trpc/account.changePassword",
        headers: { ...json, Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
        body: JSON.stringify({ current: "password-of-before", next: "password-of-afterwards" }),
      },
      {
        method: "POST",
        path: "/api/mcp",
        headers: { ...json, Authorization: `Bearer ${key}` },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "boards_list" },
        }),
      },
      { path: `/api/calendar/${feed}.ics` },
      ...inAddresses.map((path) => ({ path })),
      token({ grant_type: "authorization_code", code, redirect_uri: "https://app.example/callback" }),
      token({ grant_type: "refresh_token", refresh_token: refreshToken }),
      { method: "POST", path: "/oauth/revoke", headers: form, body: `token=${access}&client_id=cli_unknown` },
    ];
    for (const request of requests) await http({ ...request, origin });
    await server.kill();
    const isAway = "DATABASE_URL" in variables;
    if (isAway) expect(server.log(), "faults are logged").toContain("failed");
    const secrets = [
      ...[key, access, refreshToken, code, feed, mailed, sealed],
      cookie.slice(cookie.indexOf("=") + 1),
      ...["password-of-before", "password-of-afterwards", "secret-of-an-app", "secret-of-the-database"],
      "torn-cookie-of-somebody",
    ];
    for (const secret of secrets) expect(server.log()).not.toContain(secret);
  },
);
