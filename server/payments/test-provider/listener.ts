import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { paymentSettings } from "../settings.ts";
import { deliver } from "./delivery.ts";
import { ProviderError, respondToProviderCall } from "./interface.ts";
import { get, put, takeTurn } from "./objects.ts";

/** Returns the address of the test provider's Stripe API: a local port, opened at first use. */
export function testProviderAddress(): Promise<{ host: string; port: number }> {
  return processGlobal("test-payment-provider", async () => {
    const server = createServer((request, response) => void respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    server.unref();
    return { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
  });
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await respondTo(request).catch(providerError);
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function respondTo(request: IncomingMessage): Promise<{ status: number; body: object }> {
  if (request.headers.authorization !== `Bearer ${paymentSettings().secretKey}`) {
    throw new ProviderError(401, "api_key_invalid", "Invalid API key provided.");
  }
  const { method = "GET", url = "/", headers } = request;
  const { pathname, search } = new URL(url, "http://provider");
  const sent = method === "GET" ? search : await text(request);
  const key = headers["idempotency-key"];
  const events: string[] = [];
  const body = await inSqlTransaction(async (sql) => {
    events.length = 0;
    const work = () => respondToProviderCall(sql, method, pathname, new URLSearchParams(sent), events);
    if (typeof key !== "string") return work();
    await takeTurn(sql, { name: key });
    const asked = `${pathname}?${sent}`;
    const stored = await get(sql, "answer", key);
    if (stored && stored.asked !== asked) {
      throw new ProviderError(400, "idempotency_error", "This key was used with other parameters.");
    }
    if (stored) return stored.body;
    const made = await work();
    await put(sql, "answer", key, { asked, body: made });
    return made;
  });
  // As with Stripe, the response doesn't wait for the events.
  deliver(events).catch((error) => logger.error({ err: error }, "test events were not delivered"));
  return { status: 200, body };
}

function providerError(error: unknown): { status: number; body: object } {
  if (error instanceof ProviderError) {
    const { status, code, message } = error;
    return { status, body: { error: { type: "invalid_request_error", code, message } } };
  }
  logger.error({ err: error }, "the test payment provider failed");
  return { status: 500, body: { error: { type: "api_error", message: "The test provider failed." } } };
}
