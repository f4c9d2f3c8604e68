import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { createOfferlane, type Offerlane } from "../client.ts";
import { CommandError } from "./command-error.ts";
import { withLock } from "./lock.ts";
import { type Connection, OAuthError, renewed } from "./oauth.ts";

/** Offerlane's origin, with an API key or a connection there. */
export type Settings = { readonly origin: string } & (
  | { readonly credential: string }
  | { readonly connection: Connection }
);

const NOT_SIGNED_IN = "You aren't signed in. Run offerlane sign-in, or set OFFERLANE_URL and OFFERLANE_KEY.";
const ENDED = "You're no longer signed in: the connection has ended. Run offerlane sign-in.";
/** An access token is renewed this long before it expires, so that it doesn't expire in transit. */
const AHEAD_MS = 60_000;

function file(name: string): string {
  const base = process.env.XDG_CONFIG_HOME || path.join(homedir(), ".config");
  return path.join(base, "offerlane", name);
}

const CREDENTIALS = "credentials.json";
/** The client ID of this computer at each origin, so that signing in again needs no new one. */
const CLIENTS = "clients.json";

/** Returns the stored settings, or null if the user isn't signed in. */
export async function kept(): Promise<Settings | null> {
  return read<Settings>(CREDENTIALS);
}

/** Stores the settings, readable only by this user of the machine, and returns the previous ones. */
export async function keep(settings: Settings): Promise<Settings | null> {
  return exclusively(async () => {
    const before = await kept();
    await write(CREDENTIALS, settings);
    return before;
  });
}

/** Deletes the stored settings and returns them. */
export async function forget(): Promise<Settings | null> {
  return exclusively(async () => {
    const before = await kept();
    await rm(file(CREDENTIALS), { force: true });
    return before;
  });
}

export async function keptClient(origin: string): Promise<string | undefined> {
  return (await read<Record<string, string>>(CLIENTS))?.[origin];
}

export async function keepClient(origin: string, clientId: string): Promise<void> {
  await write(CLIENTS, { ...(await read<object>(CLIENTS)), [origin]: clientId });
}

/** Returns the API for the signed-in user. Environment variables override stored settings. @throws CommandError */
export async function signedIn(): Promise<Offerlane> {
  return createOfferlane(await access());
}

/** Returns the API's origin and a function that returns the credential for each request there. @throws CommandError */
export async function access(): Promise<{ origin: string; credential: () => Promise<string> }> {
  const settings = await kept();
  const origin = process.env.OFFERLANE_URL ?? settings?.origin;
  const credential = process.env.OFFERLANE_KEY ?? credentialIn(settings, origin);
  if (!origin || !credential) throw new CommandError(NOT_SIGNED_IN);
  assertPrivate(origin);
  return { origin, credential: async () => (typeof credential === "string" ? credential : credential()) };
}

const LOOPBACK = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Rejects an address to which the credential would be sent in cleartext, except on this machine. @throws CommandError */
export function assertPrivate(address: string): void {
  if (!URL.canParse(address))
    throw new CommandError(`“${address}” isn't an address. It begins with https://.`);
  const { protocol, hostname, host } = new URL(address);
  if (protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname))) return;
  throw new CommandError(`Your credential would be sent unencrypted. Use https://${host}.`);
}

/** Returns the credential stored for this origin; no other origin may receive it. */
function credentialIn(settings: Settings | null, origin: string | undefined) {
  if (settings === null || originOf(settings.origin) !== originOf(origin)) return undefined;
  return "credential" in settings ? settings.credential : accessToken;
}

function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : address;
}

/** Returns a valid access token. Only one process renews it; the others use the result. */
async function accessToken(): Promise<string> {
  const connection = await currentConnection();
  if (isFresh(connection)) return connection.accessToken;
  return exclusively(async () => {
    const settings = await kept();
    if (settings === null || !("connection" in settings)) throw new CommandError(NOT_SIGNED_IN);
    if (isFresh(settings.connection)) return settings.connection.accessToken;
    const next = await renewed(settings.origin, settings.connection).catch((error: unknown) => {
      if (error instanceof OAuthError && /^invalid_(grant|client)$/.test(error.code))
        throw new CommandError(ENDED);
      throw error;
    });
    await write(CREDENTIALS, { origin: settings.origin, connection: next });
    return next.accessToken;
  });
}

async function currentConnection(): Promise<Connection> {
  const settings = await kept();
  if (settings === null || !("connection" in settings)) throw new CommandError(NOT_SIGNED_IN);
  return settings.connection;
}

function isFresh({ expiresAt }: Connection): boolean {
  return expiresAt - AHEAD_MS > Date.now();
}

/** Reads or writes the file while no other process does. */
async function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  await makeFolder();
  return withLock(file("credentials.lock"), work);
}

async function makeFolder(): Promise<void> {
  await mkdir(path.dirname(file(CREDENTIALS)), { recursive: true, mode: 0o700 });
}

/** Writes in one step, so that no process reads half a file. */
async function write(name: string, value: object): Promise<void> {
  await makeFolder();
  const draft = file(`${name}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file(name));
}

async function read<Value>(name: string): Promise<Value | null> {
  try {
    return JSON.parse(await readFile(file(name), "utf8")) as Value;
  } catch {
    return null;
  }
}
