import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { disconnectApp, listConnectedApps } from "#server/auth/oauth/connected-apps.ts";
import { approve, deny } from "#server/auth/oauth/consent.ts";
import { openDeviceRequest } from "#server/auth/oauth/device-request.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, makePerson, type Person } from "#server/testing/actors.ts";
import { issuer } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { readKey } from "../../../clients/typescript/src/cli/key-input.ts";

/** The program's source, which Node runs without a build; packed-client.test.ts runs it as installed. */
const PROGRAM = path.resolve("clients/typescript/src/cli/main.ts");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "offerlane-command-line-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type CommandOptions = {
  /** The standard input. */
  readonly input?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly onOutput?: (out: string) => void;
};

/** Runs a command with the settings in this home folder. */
async function offerlane(
  home: string,
  words: string[],
  { input, variables = {}, onOutput = () => {} }: CommandOptions = {},
): Promise<{ out: string; errors: string; code: number | null }> {
  const env = { ...process.env, OFFERLANE_KEY: undefined, OFFERLANE_URL: undefined, ...variables };
  const child = spawn(process.execPath, [PROGRAM, ...words], {
    env: { ...env, XDG_CONFIG_HOME: path.join(folder, home) },
  });
  let [out, errors] = ["", ""];
  child.stdout.on("data", (chunk) => {
    out += chunk;
    onOutput(out);
  });
  child.stderr.on("data", (chunk) => (errors += chunk));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { out, errors, code };
}

/** Signs in with this home folder; the person allows or denies it as soon as the code is shown. */
async function signIn(home: string, person: Person, decision: "allow" | "deny" = "allow") {
  const { origin } = await issuer();
  let answered: Promise<unknown> | undefined;
  const signing = await offerlane(home, ["login", "--url", origin], {
    onOutput(out) {
      const [code] = /[B-Z]{4}-[B-Z]{4}/.exec(out) ?? [];
      if (code !== undefined) answered ??= answerDevice(code, person, decision);
    },
  });
  await answered;
  return signing;
}
async function answerDevice(code: string, { userId }: Person, decision: "allow" | "deny") {
  const uid = (await openDeviceRequest(code, { userId, ip: "2001:db8:c11::1" })) ?? "";
  const request = { uid, cookieHeader: null, userId };
  const consent = { environment: "live", organizationId: null, scopes: ALL_SCOPES } as const;
  return decision === "deny" ? deny(request) : approve(request, consent);
}
const storeOf = (home: string) => path.join(folder, home, "offerlane/credentials.json");
const stored = async (home: string) => JSON.parse(await readFile(storeOf(home), "utf8"));
/** Makes the token expire, as after an hour. */
async function expireToken(home: string) {
  const { connection, ...rest } = await stored(home);
  await writeFile(storeOf(home), JSON.stringify({ ...rest, connection: { ...connection, expiresAt: 0 } }));
}
const whoami = async (home: string) => {
  const { out } = await offerlane(home, ["whoami", "--json"]);
  return JSON.parse(out || "[]") as object[];
};

test.concurrent("sign-in works by code and stores the tokens for the user only, and signing out disconnects the command line", async () => {
  const [person, { key }] = [await makePerson(), await makeCaller({ environment: "sandbox" })];
  const signing = await signIn("browser", person);
  expect(signing).toMatchObject({ code: 0, out: expect.stringContaining(`Signed in as ${person.email}`) });
  expect((await stat(storeOf("browser"))).mode & 0o777).toBe(0o600);
  expect((await offerlane("browser", ["boards"])).code).toBe(0);
  // A key in the environment takes precedence.
  const { out } = await offerlane("browser", ["whoami"], { variables: { OFFERLANE_KEY: key } });
  expect(out).toContain("sandbox");
  const { connection } = await stored("browser");
  expect(await listConnectedApps(person.userId)).toHaveLength(1);
  expect((await offerlane("browser", ["logout"])).out).toBe("Signed out.\n");
  expect(await listConnectedApps(person.userId)).toEqual([]);
  await rest(connection.accessToken).rejected("me.get", {}, "unauthenticated");
  await expect(stat(storeOf("browser"))).rejects.toThrow("ENOENT");
  expect((await offerlane("browser", ["boards"])).errors).toContain("You aren't signed in");
});

test.concurrent("the command line registers once, and once more if its registration is unknown", async () => {
  const person = await makePerson();
  await signIn("twice", person);
  const { connection } = await stored("twice");
  await signIn("twice", person);
  expect((await stored("twice")).connection.clientId).toBe(connection.clientId);
  // The earlier connection has ended.
  expect(await listConnectedApps(person.userId)).toHaveLength(1);
  await prisma.oAuthClient.delete({ where: { id: connection.clientId } });
  expect((await signIn("twice", person)).code).toBe(0);
  expect((await stored("twice")).connection.clientId).not.toBe(connection.clientId);
});

test.concurrent("the command line reports a denied sign-in and stores nothing", async () => {
  const denied = await signIn("denied", await makePerson(), "deny");
  expect(denied).toMatchObject({ code: 1, errors: "Access was denied in the browser.\n" });
  await expect(stat(storeOf("denied"))).rejects.toThrow("ENOENT");
});

test.concurrent("tokens are renewed once, however many commands run, and also after a command killed while renewing them", async () => {
  const person = await makePerson();
  await signIn("many", person);
  const before = (await stored("many")).connection;
  await expireToken("many");
  const responses = await Promise.all([1, 2, 3, 4].map(() => whoami("many")));
  expect(responses).toEqual(responses.map(() => [expect.objectContaining({ email: person.email })]));
  const after = (await stored("many")).connection;
  expect(after.refreshToken).not.toBe(before.refreshToken);
  const grant = await prisma.oAuthGrant.findFirstOrThrow({ where: { userId: person.userId } });
  const tokens = { where: { grantId: grant.id, model: "RefreshToken" } };
  expect(await prisma.oAuthArtifact.count(tokens)).toBe(2);
  const left = path.join(folder, "many/offerlane/credentials.lock");
  await writeFile(left, "");
  await utimes(left, new Date(0), new Date(0));
  await expireToken("many");
  expect(await whoami("many")).toHaveLength(1);
  await expect(stat(left)).rejects.toThrow("ENOENT");
});

test.concurrent("the command line says to sign in again after the user disconnects it", async () => {
  const person = await makePerson();
  await signIn("over", person);
  const [{ id } = { id: "" }] = await listConnectedApps(person.userId);
  await disconnectApp({ id, userId: person.userId });
  await expireToken("over");
  const rejected = await offerlane("over", ["boards"]);
  expect(rejected).toMatchObject({ code: 1, errors: expect.stringContaining("Run offerlane sign-in") });
});

test.concurrent("a key that is piped in signs in, and a missing key is reported", async () => {
  const [{ key }, { origin }] = [await makeCaller(), await issuer()];
  const signing = ["sign-in", "--key", "--url", origin];
  const piped = await offerlane("piped", signing, { input: `${key}\nmore\n` });
  expect(piped).toMatchObject({ code: 0, out: expect.stringContaining("Signed in as") });
  expect(await stored("piped")).toMatchObject({ credential: key });
  const nothing = await offerlane("nothing", signing, { input: "" });
  expect(nothing).toMatchObject({ code: 1, errors: expect.stringContaining("No API key was given") });
});

test.concurrent("control characters in a title don't reach the terminal, and its row stays a line", async () => {
  const [{ key }, { origin }] = [await makeCaller(), await issuer()];
  const variables = { OFFERLANE_URL: origin, OFFERLANE_KEY: key };
  const added = ["add", "Cook\u001b]0;Owned\u0007\nBaker", "--company", "Acme"];
  expect(await offerlane("terminal", added, { variables })).toMatchObject({ code: 0 });
  const { out } = await offerlane("terminal", ["cards"], { variables });
  expect(out).toContain("Cook\\u001b]0;Owned\\u0007\\u000aBaker");
});

test("a typed key isn't shown anywhere", async () => {
  const typed = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => typed });
  const screen = new PassThrough();
  const reading = readKey(typed, screen);
  typed.write("ol_live_typed\r");
  expect(await reading).toBe("ol_live_typed");
  expect(String(screen.read())).toBe("API key: \n");
});

test.concurrent.each([
  "http://offerlane.example",
  "http://127.0.0.1.example",
  "http://localhost.example",
  "ftp://localhost",
])("no credential is sent unencrypted to %s", async (url) => {
  const rejected = { code: 1, errors: expect.stringContaining("unencrypted") };
  expect(await offerlane("clear", ["sign-in", "--key", "--url", url], { input: "ol_live_x" })).toMatchObject(
    rejected,
  );
  expect(await offerlane("clear", ["sign-in", "--url", url])).toMatchObject(rejected);
  const variables = { OFFERLANE_URL: url, OFFERLANE_KEY: "ol_live_x" };
  expect(await offerlane("clear", ["boards"], { variables })).toMatchObject(rejected);
});
