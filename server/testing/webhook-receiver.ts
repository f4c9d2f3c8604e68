import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { pool } from "#server/lib/database.ts";
import { deliverOnce } from "#server/resources/webhooks/delivery/deliveries.ts";

const TABLES = ["webhook_endpoints", "organization_webhook_endpoints"];

/** A request that a receiver got. */
type Received = {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly event: { id: string; type: string; resourceId: string };
};
type Answering = (received: Received, response: ServerResponse) => void;

/** Starts a local webhook receiver. It accepts everything unless a test changes that. */
export async function startReceiver() {
  const received: Received[] = [];
  const accept: Answering = (_received, response) => response.writeHead(204).end();
  const state = { answer: accept };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const one = { headers: request.headers as Record<string, string>, body, event: JSON.parse(body) };
    received.push(one);
    state.answer(one, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    respondWith: (answer: Answering) => {
      state.answer = answer;
    },
    accept: () => {
      state.answer = accept;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts a receiver for the tests of a file. Each begins without requests, and without the webhooks of other tests. */
export function sharedReceiver() {
  const receiver = {} as Awaited<ReturnType<typeof startReceiver>>;
  beforeAll(async () => void Object.assign(receiver, await startReceiver()));
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    await pauseOtherWebhooks();
    receiver.received.length = 0;
    receiver.accept();
  });
  return receiver;
}

/** Delivers until nothing is due. */
export async function deliverAll(): Promise<void> {
  while ((await deliverOnce()) > 0);
}

/** Pauses the webhook endpoints of other tests in this worker's database, so that none is delivered here. */
export async function pauseOtherWebhooks(): Promise<void> {
  for (const table of TABLES) await pool.query(`UPDATE ${table} SET status = 'paused'`);
}

/** Forgets the waiting jobs of other tests in this worker's database, such as deliveries that they requested, so that none runs here. */
export async function forgetOtherJobs(): Promise<void> {
  await pool.query(
    `DO $$ BEGIN
       IF to_regclass('pgboss.job') IS NOT NULL THEN DELETE FROM pgboss.job WHERE state < 'active'; END IF;
     END $$`,
  );
}

/** Makes a webhook endpoint due that waits for a retry or for the lease of a process that ended. */
export async function makeDue(webhookId: string): Promise<void> {
  for (const table of TABLES) {
    await pool.query(
      `UPDATE ${table} SET due_at = now() - interval '1 second', leased_until = NULL WHERE id = $1 AND status = 'active'`,
      [webhookId],
    );
  }
}
