import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { OperationError } from "#server/core/errors.ts";
import * as databaseWatch from "#server/lib/database-watch.ts";
import { logger } from "#server/lib/logger.ts";
import { newOrigin, withRequestOrigin } from "#server/lib/request-origin.ts";
import { http } from "#server/testing/http.ts";
import { onRequestError } from "../../instrumentation.ts";
import { guardPages } from "./page-guards.ts";

const SECRET = "a-token-that-was-mailed";
const request = { path: `/reset-password/${SECRET}`, method: "GET", headers: { cookie: SECRET } };
const context = {
  routerKind: "App Router",
  routePath: "/reset-password/[token]",
  routeType: "render",
  renderSource: "react-server-components",
  revalidateReason: undefined,
} as const;

test("a failed page logs one line with its request id and the reference that the user sees, and no address", async () => {
  const written = vi.spyOn(logger, "error").mockReturnValue();
  const origin = newOrigin({ requestId: "req_of-a-page", ip: "203.0.113.9", userAgent: null });
  origin.caller = { accountId: "acc_1", userId: "usr_1", credentialId: "ses_1" };
  const thrown = Object.assign(new Error("The page could not be made"), { digest: "12345" });
  await withRequestOrigin(origin, () => onRequestError(thrown, request, context));
  expect(written.mock.calls).toEqual([
    [
      {
        err: thrown,
        requestId: "req_of-a-page",
        route: "/reset-password/[token]",
        kind: "render",
        accountId: "acc_1",
        digest: "12345",
      },
      "a page failed",
    ],
  ]);
});

test("an error that recurs during one response is logged once, and again for the next request", async () => {
  const written = vi.spyOn(logger, "error").mockReturnValue();
  const fail = (digest: string) =>
    onRequestError(Object.assign(new Error("again"), { digest }), request, context);
  for (const requestId of ["req_first", "req_second"]) {
    await withRequestOrigin(newOrigin({ requestId, ip: "203.0.113.9", userAgent: null }), async () => {
      for (const digest of ["1", "1", "2"]) await fail(digest);
    });
  }
  expect(
    written.mock.calls.map(([line]) => [
      Reflect.get(Object(line), "requestId"),
      Reflect.get(Object(line), "digest"),
    ]),
  ).toEqual([
    ["req_first", "1"],
    ["req_first", "2"],
    ["req_second", "1"],
    ["req_second", "2"],
  ]);
});

test.each([[null], ["only a text"], [new Error("before any request")]])(
  "anything that is thrown is logged, even outside a request: %j",
  async (thrown) => {
    const written = vi.spyOn(logger, "error").mockReturnValue();
    await onRequestError(thrown, request, context);
    expect(written.mock.calls).toEqual([
      [expect.objectContaining({ err: thrown, requestId: null, accountId: null }), "a page failed"],
    ]);
  },
);

test("a page that fails because of a rejected read gets the read's status and headers, even after a connection was lost, and isn't logged", async () => {
  databaseWatch.suspectDatabase();
  const written = vi.spyOn(logger, "error").mockReturnValue();
  const cause = new OperationError("rate_limited", "Too many.", { headers: { "Retry-After": "7" } });
  // The class is one of Next's copies.
  const thrown = Object.assign(new Error("Too many.", { cause }), { name: "TRPCError" });
  const server = createServer(
    guardPages(async (_request, response) => {
      await onRequestError(thrown, request, context);
      response.writeHead(500).end("The page failed.");
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { status, headers, text } = await http({ origin, path: "/boards" });
  server.close();
  expect([status, headers["retry-after"], text]).toEqual([429, "7", "The page failed."]);
  expect(written).not.toHaveBeenCalled();
});

const FRAME =
  "    at read (/app/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js:15:70523)";
const OURS = "    at async signIn (/app/.next/server/chunks/ssr/app_sign-in_actions.js:1:10)";
const OF_NODE = "    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)";
const UNDICI = "    at fetchParam (node:internal/deps/undici/undici:4513:11)";

test.each([
  ["a form that Next can't decode", "Unexpected end of JSON input", [FRAME, OF_NODE], 400],
  ["a form that Node can't decode", "Failed to parse body as FormData.", [UNDICI, OF_NODE], 400],
  [
    "a broken header of a page's script",
    "The router state header was sent but could not be parsed.",
    [],
    400,
  ],
  ["a fault of ours", "No such thing", [OURS, FRAME], 500],
  ["a fault without a place", "read ECONNRESET", [OF_NODE], 500],
])("%s is answered as what it is, and only a fault is logged", async (_name, message, frames, expected) => {
  vi.spyOn(databaseWatch, "isDatabaseSuspect").mockReturnValue(false);
  const written = vi.spyOn(logger, "error").mockReturnValue();
  const thrown = Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join("\n") });
  const server = createServer(
    guardPages(async (_request, response) => {
      await onRequestError(thrown, request, context);
      response.writeHead(500).end("The page failed.");
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { status } = await http({ origin, method: "POST", path: "/sign-in" });
  server.close();
  expect(status).toBe(expected);
  expect(written).toHaveBeenCalledTimes(expected === 500 ? 1 : 0);
});
