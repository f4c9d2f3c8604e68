import { lookup } from "node:dns";
import { Resolver } from "node:dns/promises";
import { makeFairQueue } from "#server/lib/fair-queue.ts";
import { processGlobal } from "#server/lib/process-global.ts";

export type NamedAddress = { readonly address: string; readonly family: number };

/** The wait for a name server's first response, in milliseconds, and the number of times that it is asked. The second wait is longer. */
const QUESTION = { timeout: 1_500, tries: 2 };
/** The system's lookups: one at a time, so that they leave a thread to mail, files, and the database. */
const systems = processGlobal("system-lookups", () =>
  makeFairQueue({ running: 1, waiting: 100 }, () => ({ running: 1, waiting: 100 })),
);
const WAIT_MS = 5_000;

/**
 * Returns the addresses of a name that someone else supplied. Asks the name servers without a thread: the system's lookup keeps one of two
 * for ten seconds if a name's server is silent, so that a few such names would stop everyone's webhooks, mail, and files.
 * @param isMaybeLocal true if the name may be known only to this machine or its network; without a dot, it always may
 * @throws if the name has no address
 */
export async function addressesOf(name: string, isMaybeLocal = false): Promise<NamedAddress[]> {
  if (!name.includes(".")) return lookUpInTurn(name);
  const [four, six] = await ask(name);
  const found = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length > 0) return found;
  const error = four.status === "rejected" ? four.reason : new Error("The name has no address.");
  if (!isMaybeLocal || error.code === "ETIMEOUT") throw error;
  return lookUpInTurn(name);
}

/** Asks for both kinds of addresses, IPv4 first. The resolver is new, because the network may have changed. */
function ask(name: string) {
  const resolver = new Resolver(QUESTION);
  const named = (family: number) => (all: string[]) => all.map((address) => ({ address, family }));
  return Promise.allSettled([
    resolver.resolve4(name).then(named(4)),
    resolver.resolve6(name).then(named(6)),
  ] as const);
}

async function lookUpInTurn(name: string): Promise<NamedAddress[]> {
  const turn = await systems.take(name, AbortSignal.timeout(WAIT_MS));
  if (typeof turn === "string") throw new Error("Too many names are being looked up.");
  try {
    return await new Promise((resolve, reject) => {
      lookup(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
    });
  } finally {
    turn.end();
  }
}
