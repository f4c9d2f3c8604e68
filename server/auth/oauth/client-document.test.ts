import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { FetchError } from "#server/lib/guarded-fetch/fetch-error.ts";
import { makePerson } from "#server/testing/actors.ts";
import {
  authorizationUrl,
  authorize,
  Browser,
  codeFor,
  REDIRECT_URI,
  redeem,
  refresh,
  send,
} from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { callsFrom, DEVICE_GRANT, fetchClientDocument } from "./client-metadata.ts";
import { listConnectedApps } from "./connected-apps.ts";
import { approve, describeConsent } from "./consent.ts";
import { openDeviceRequest } from "./device-request.ts";
import { makeProvider } from "./provider.ts";
import { provideOAuth } from "./running-provider.ts";

let serve: (request: IncomingMessage, response: ServerResponse) => void;
let requested: string[];
const site = createServer((request, response) => {
  requested.push(request.url ?? "");
  serve(request, response);
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const permit = { address: (address: string) => address === "127.0.0.1", port: (it: number) => it === port };
  // The app's site, apps.example, is this server. Every other address is fetched as usual.
  provideOAuth(async () =>
    makeProvider((address) => {
      const { host, pathname, search } = new URL(address);
      if (host !== "apps.example") return fetchClientDocument(address);
      return fetchClientDocument(`${origin}${pathname}${search}`, permit);
    }),
  );
});
afterAll(() => {
  provideOAuth(async () => makeProvider());
  site.closeAllConnections();
  site.close();
});
beforeEach(() => {
  requested = [];
});

let made = 0;
/** Returns a new app, identified by the address of its document, and the document. */
function newApp(metadata: object = {}) {
  const client_id = `https://apps.example/robot-${++made}.json`;
  const document = { client_id, client_name: "Job Robot", redirect_uris: [REDIRECT_URI], ...metadata };
  return { client_id, document };
}
const answering = (document: unknown, headers: Record<string, string> = {}) => {
  serve = (_request, response) =>
    response
      .writeHead(200, { "content-type": "application/json", ...headers })
      .end(typeof document === "string" ? document : JSON.stringify(document));
};
/** Starts an app's request, which leads to the consent page or an error. */
async function begin(app: { client_id: string }, fields: Record<string, string> = {}) {
  const browser = new Browser();
  const { status, location, text } = await browser.open(await authorizationUrl(app, fields));
  const error = location === null ? (JSON.parse(text) as { error: string }).error : null;
  return { browser, status, location, error };
}

describe("an app identified by the address of its document", () => {
  test("gets access without a registration, and can use it", async () => {
    const [person, app] = [await makePerson(), newApp()];
    answering(app.document);
    const { body } = await redeem(app, await codeFor(app, person));
    await rest(body.access_token ?? "").ok("boards.list", {});
    const fresh = await refresh(app, body.refresh_token);
    await rest(fresh.body.access_token ?? "").ok("boards.list", {});
    expect(await listConnectedApps(person.userId)).toMatchObject([
      { name: "Job Robot", host: "app.example" },
    ]);
  });

  test("connects from a terminal if its document allows the device flow, without a redirect address", async () => {
    const grant_types = [DEVICE_GRANT, "refresh_token"];
    const [person, app] = [await makePerson(), newApp({ redirect_uris: undefined, grant_types })];
    answering(app.document);
    const { body: device } = await send("device", { client_id: app.client_id, scope: "boards:read" });
    const uid = (await openDeviceRequest(device.user_code ?? "", { ...person, ip: "2001:db8:60::1" })) ?? "";
    const request = { uid, cookieHeader: null, userId: person.userId };
    expect(await describeConsent(request)).toMatchObject({
      verifiedHost: "apps.example",
      redirectHost: null,
    });
    await approve(request, { environment: "live", organizationId: null, scopes: ["boards:read"] });
    const { body } = await send("token", {
      grant_type: DEVICE_GRANT,
      client_id: app.client_id,
      device_code: device.device_code ?? "",
    });
    await rest(body.access_token ?? "").ok("boards.list", {});
    const { error } = await begin(app);
    expect(error).toMatch(/^(invalid_redirect_uri|unauthorized_client|invalid_request)$/);
  });

  test("is shown to the person with its verified host and the host they will be redirected to", async () => {
    const [person, app] = [await makePerson(), newApp({ client_name: "  Offerlane\n Support " })];
    answering(app.document);
    const { browser, location } = await begin(app);
    const { pathname } = location ?? new URL("about:blank");
    const consent = await describeConsent({
      uid: pathname.slice("/oauth/consent/".length),
      cookieHeader: browser.header(pathname),
      userId: person.userId,
    });
    expect(consent).toMatchObject({
      clientName: "Offerlane Support",
      verifiedHost: "apps.example",
      redirectHost: "app.example",
    });
  });

  test("may redirect to any port of this machine, and elsewhere only to an exact match", async () => {
    const redirect_uris = [REDIRECT_URI, "http://127.0.0.1/callback"];
    const app = newApp({ redirect_uris });
    answering(app.document);
    const redirect_uri = "http://127.0.0.1:49152/callback";
    const back = await authorize(await authorizationUrl(app, { redirect_uri }), await makePerson());
    expect(back.origin).toBe("http://127.0.0.1:49152");
    for (const redirect_uri of [`${REDIRECT_URI}/`, "http://app.example/callback", "https://apps.example/"])
      expect(await begin(app, { redirect_uri })).toMatchObject({
        status: 400,
        error: "invalid_redirect_uri",
      });
  });

  test("has its document requested at most once in five minutes, after which a changed document applies", async () => {
    const app = newApp();
    answering(app.document, { "cache-control": "max-age=86400" });
    await begin(app);
    answering({ ...app.document, redirect_uris: ["https://moved.example/callback"] });
    expect((await begin(app)).location).not.toBeNull();
    expect(requested).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 60_000 + 1_000 });
    expect((await begin(app)).error).toBe("invalid_redirect_uri");
    const redirect_uri = "https://moved.example/callback";
    expect((await begin(app, { redirect_uri })).location).not.toBeNull();
    expect(requested).toHaveLength(2);
  });

  test("has its document requested again after one that couldn't be read", async () => {
    const app = newApp();
    serve = (_request, response) => response.writeHead(503).end();
    expect((await begin(app)).error).toBe("invalid_client");
    answering(app.document);
    expect((await begin(app)).location).not.toBeNull();
  });
});

describe("a document is rejected", () => {
  const rejectedAs = async (app: { client_id: string }, error: RegExp) => {
    const begun = await begin(app);
    expect(begun.location).toBeNull();
    expect(begun.status).toBe(400);
    expect(begun.error).toMatch(error);
  };

  test.each([
    ["that names another app", { client_id: "https://apps.example/other.json" }],
    ["that names none", { client_id: undefined }],
    ["that brings a secret", { client_secret: "a secret that everybody can read" }],
    ["that authenticates by a secret", { token_endpoint_auth_method: "client_secret_basic" }],
    ["without a redirect", { redirect_uris: [] }],
    ["with a redirect over plain http", { redirect_uris: ["http://app.example/callback"] }],
    ["with a redirect to a script", { redirect_uris: ["javascript:alert(1)"] }],
  ])("%s", async (_name, metadata) => {
    const app = newApp(metadata);
    answering(app.document);
    await rejectedAs(app, /^invalid_(client_metadata|redirect_uri)$/);
  });

  test.each([
    ["that isn't JSON", "{"],
    ["that is a list", "[]"],
    ["that is larger than 5 kB", JSON.stringify({ client_name: "x".repeat(6_000) })],
  ])("%s", async (_name, text) => {
    answering(text);
    await rejectedAs(newApp(), /^invalid_client(_metadata)?$/);
  });

  test("that isn't JSON according to its content type", async () => {
    const app = newApp();
    answering(app.document, { "content-type": "text/html" });
    await rejectedAs(app, /^invalid_client$/);
  });

  test("when its address redirects, and the redirect is not followed", async () => {
    const app = newApp();
    serve = ({ url }, response) => {
      if (url === "/elsewhere") response.end(JSON.stringify(app.document));
      else response.writeHead(302, { location: "/elsewhere" }).end();
    };
    await rejectedAs(app, /^invalid_client$/);
    expect(requested).not.toContain("/elsewhere");
  });

  test("that doesn't arrive within seconds", async () => {
    serve = (_request, response) =>
      response.writeHead(200, { "content-type": "application/json" }).write("{");
    await rejectedAs(newApp(), /^invalid_client$/);
  });

  test.each([
    "https://127.0.0.1/robot.json",
    "https://localhost/robot.json",
    "https://[::1]/robot.json",
    "https://169.254.169.254/robot.json",
    "https://10.1.2.3/robot.json",
    "https://93.184.215.14:8443/robot.json",
  ])("at an internal address or on another port: %s", async (client_id) => {
    await expect(fetchClientDocument(client_id)).rejects.toBeInstanceOf(FetchError);
    await rejectedAs({ client_id }, /^invalid_client$/);
  });

  test.each([
    "http://apps.example/robot.json",
    "https://someone@apps.example/robot.json",
    "https://apps.example/robot.json#part",
    "https://apps.example/a/../robot.json",
  ])("at an address that can't identify an app: %s", async (client_id) => {
    answering({ client_id, redirect_uris: [REDIRECT_URI] });
    await rejectedAs({ client_id }, /^invalid_client$/);
    expect(requested).toEqual([]);
  });
});

const CHROMIUM = "abcdefghijklmnopabcdefghijklmnop";
const FIREFOX = "0123456789abcdef0123456789abcdef01234567";

test.each([
  ["https://app.example", "https://app.example/callback", true],
  ["https://other.example", "https://app.example/callback", false],
  ["null", "com.example.app:/callback", false],
  [`chrome-extension://${CHROMIUM}`, `https://${CHROMIUM}.chromiumapp.org/`, true],
  [`chrome-extension://${CHROMIUM.replace("a", "p")}`, `https://${CHROMIUM}.chromiumapp.org/`, false],
  [`chrome-extension://${CHROMIUM}`, `http://${CHROMIUM}.chromiumapp.org/`, false],
  [`chrome-extension://${CHROMIUM}`, `https://${CHROMIUM}.chromiumapp.org.example/`, false],
  [`chrome-extension://${CHROMIUM}`, "https://app.example/callback", false],
  ["chrome-extension://[", "https://app.example/callback", false],
  [
    "moz-extension://8d3c5bb0-1c35-4b4e-9f2e-000000000000",
    `https://${FIREFOX}.extensions.allizom.org/`,
    true,
  ],
  ["moz-extension://8d3c5bb0-1c35-4b4e-9f2e-000000000000", "https://app.example/callback", false],
])("scripts of %s may call for an app with the redirect %s: %s", (origin, redirect, may) => {
  expect(callsFrom(origin, [redirect])).toBe(may);
});
