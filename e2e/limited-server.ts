import { freePort } from "../scripts/bootstrap/ports.mjs";
import { startServer } from "../scripts/launcher/server-process.ts";

/** The built product once more, on the journeys' database, with its limits on; other journeys run without them. */
export async function startLimitedServer(): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const ending = new AbortController();
  const variables = {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: address,
    RATE_LIMIT: "on",
    LOG_LEVEL: "error",
  };
  const { ended } = await startServer(variables, address, ending.signal);
  return {
    address,
    stop: async () => {
      ending.abort();
      await ended;
    },
  };
}
