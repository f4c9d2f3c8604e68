import { type FileHandle, open, readFile } from "node:fs/promises";
import { freePort } from "../scripts/bootstrap/ports.mjs";
import { startSlowNetwork } from "../scripts/checks/slow-network.ts";
import { startServer } from "../scripts/launcher/server-process.ts";

/**
 * Starts another server of the built product on the journeys' database, with limits on. Other journeys run
 * without limits.
 */
export async function startLimitedServer(
  variables: Record<string, string> = {},
  output?: FileHandle,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const slow = process.env.SLOW;
  const entry = slow ? await freePort() : port;
  const stopSlowNetwork = slow ? await startSlowNetwork(slow, port, entry) : null;
  const address = `http://localhost:${entry}`;
  const ending = new AbortController();
  const settings = {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: address,
    RATE_LIMIT: "on",
    // A busy machine isn't overload.
    OVERLOAD_SHEDDING: "off",
    LOG_LEVEL: "error",
    ...variables,
  };
  const { ended } = await startServer(settings, address, ending.signal, output?.fd);
  return {
    address,
    stop: async () => {
      ending.abort();
      stopSlowNetwork?.();
      await ended;
    },
  };
}

type Line = { readonly msg: string } & Readonly<Record<string, unknown>>;

/** Starts the same server with its metrics, and with its log in a file. */
export async function startWatchedServer(file: string) {
  const metricsPort = String(await freePort());
  const output = await open(file, "a");
  const server = await startLimitedServer({ METRICS_PORT: metricsPort }, output);
  const log = () => readFile(file, "utf8");
  return {
    address: server.address,
    /** Returns the whole log. */
    log,
    /** Returns the log's lines with this message. */
    lines: async (message: string): Promise<Line[]> => {
      const lines = (await log()).split("\n").filter((line) => line.startsWith("{"));
      return lines.map((line): Line => JSON.parse(line)).filter(({ msg }) => msg === message);
    },
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    stop: async () => {
      await server.stop();
      await output.close();
    },
  };
}
