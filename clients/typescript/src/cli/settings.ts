import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { createOfferlane, type Offerlane } from "../client.ts";
import { Refused } from "./refused.ts";

export type Settings = { readonly origin: string; readonly credential: string };

const NOT_SIGNED_IN = "You aren't signed in. Run offerlane sign-in, or set OFFERLANE_URL and OFFERLANE_KEY.";

function file(): string {
  const base = process.env.XDG_CONFIG_HOME || path.join(homedir(), ".config");
  return path.join(base, "offerlane", "credentials.json");
}

/** Keeps where Offerlane is and the key, for this person of the machine alone. */
export async function keep(settings: Settings): Promise<void> {
  await mkdir(path.dirname(file()), { recursive: true, mode: 0o700 });
  await writeFile(file(), `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  // A file that was there keeps its mode.
  await chmod(file(), 0o600);
}

export async function forget(): Promise<void> {
  await rm(file(), { force: true });
}

/** The API as whoever is signed in; variables of the environment go before what was kept. @throws Refused */
export async function signedIn(): Promise<Offerlane> {
  const kept = await read();
  const origin = process.env.OFFERLANE_URL ?? kept?.origin;
  const credential = process.env.OFFERLANE_KEY ?? kept?.credential;
  if (!origin || !credential) throw new Refused(NOT_SIGNED_IN);
  return createOfferlane({ origin, credential });
}

async function read(): Promise<Settings | null> {
  try {
    return JSON.parse(await readFile(file(), "utf8")) as Settings;
  } catch {
    return null;
  }
}
