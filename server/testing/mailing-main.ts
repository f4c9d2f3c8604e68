import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { jobBoss } from "#server/jobs/boss.ts";
import { handlers } from "#server/jobs/handlers.ts";
import { chooseVariant } from "#server/lib/citus/detection.ts";
import { sendReminders } from "#server/resources/interviews/reminders.ts";
import { sendDigests } from "#server/resources/today/digest.ts";
import { announce } from "./server-process.ts";

// Sends the reminders and digests that are due at an instant, or delivers the queue's email, in a separate process, for tests and drills
// that kill it or measure it. The response has the number of statements and the peak memory.
let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: Parameters<typeof query>) {
  statements += 1;
  return query.apply(this, given);
} as typeof query;

await chooseVariant();
const server = createServer((request, response) => {
  const at = new URL(request.url ?? "", "http://process").searchParams.get("at");
  statements = 0;
  const work = at === null ? deliver() : sendAt(new Date(at));
  work.then(
    () => response.end(JSON.stringify({ statements, peakMib: process.resourceUsage().maxRSS / 1_024 })),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.requestTimeout = 0;
server.listen(0, "127.0.0.1", () => {
  announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

async function sendAt(at: Date): Promise<void> {
  await sendReminders(at);
  await sendDigests(at);
}

async function deliver(): Promise<void> {
  const boss = await jobBoss();
  for (;;) {
    const jobs = await boss.fetch("send-mail", { batchSize: 10 });
    if (jobs.length === 0) return;
    for (const { id, data } of jobs) {
      await handlers["send-mail"](data as never, id);
      await boss.complete("send-mail", id);
    }
  }
}
