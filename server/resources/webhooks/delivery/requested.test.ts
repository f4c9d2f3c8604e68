import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs, stopJobs } from "#server/jobs/jobs.ts";
import { queues } from "#server/jobs/queues.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { forgetOtherJobs, startReceiver } from "#server/testing/webhook-receiver.ts";

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
  await forgetOtherJobs();
  await startJobs();
});
afterAll(async () => {
  await stopJobs(5_000);
  receiver.stop();
});

test("requested deliveries to a hanging receiver don't block other owners' deliveries", async () => {
  const { batches, ofAnOwner } = queues["send-webhook"].turns;
  const [slow, quick] = await Promise.all([makeCaller(), makeCaller()]);
  const [hanging, answering] = await Promise.all(
    [slow, quick].map(({ api }) => api.ok("webhooks.create", { url: receiver.url })),
  );
  const held: ServerResponse[] = [];
  const answered = new Promise<void>((resolve) => {
    receiver.respondWith(({ event }, response) => {
      if (event.resourceId === hanging?.id) held.push(response);
      else {
        response.writeHead(204).end();
        resolve();
      }
    });
  });
  for (let requested = 0; requested < 2 * batches; requested += 1) {
    await slow.api.ok("webhooks.send_test", { webhookId: hanging?.id ?? "" });
  }
  await expect.poll(() => held.length).toBe(ofAnOwner);
  await quick.api.ok("webhooks.send_test", { webhookId: answering?.id ?? "" });
  await answered;
  expect(held.length).toBe(ofAnOwner);
  receiver.accept();
  for (const response of held) response.writeHead(204).end();
});
