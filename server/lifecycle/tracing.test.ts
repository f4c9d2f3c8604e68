import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeKey, makeOrganization, makePerson } from "#server/testing/actors.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";

type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
};
type Sent = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };

/** Every span that the collector has received. */
const received: ReceivedSpan[] = [];
const collector = createServer(async (request, response) => {
  const sent = (await json(request)) as Sent;
  for (const { scopeSpans } of sent.resourceSpans)
    for (const { spans } of scopeSpans) received.push(...spans);
  response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
});
let server: ServerProcess;
beforeAll(async () => {
  await once(collector.listen(0, "127.0.0.1"), "listening");
  const { port } = collector.address() as AddressInfo;
  server = await startServerProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    WITH_JOBS: "1",
  });
});
afterAll(async () => {
  await server.kill();
  collector.close();
});

const trace = () => randomBytes(16).toString("hex");
const traceparentOf = (traceId: string) => `00-${traceId}-${randomBytes(8).toString("hex")}-01`;
const spansOf = (traceId: string) => received.filter((span) => span.traceId === traceId);

test("one trace leads from the request through the operation to its statements, and to the job that it queued", async () => {
  const owner = await makePerson();
  const organization = await makeOrganization([{ person: owner, role: "owner" }]);
  const { key } = await makeKey(owner, { scopes: ["organization_members:write"] });
  const traceId = trace();
  const reply = await fetch(`${server.origin}/api/v1/organizations/${organization.slug}/invitations`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      traceparent: traceparentOf(traceId),
    },
    body: JSON.stringify({ emails: [`${randomUUID()}@people.example`], role: "applicant" }),
  });
  expect(reply.status, await reply.text()).toBe(200);
  const named = (name: string | RegExp) =>
    spansOf(traceId).find((span) => (typeof name === "string" ? span.name === name : name.test(span.name)));
  await expect.poll(() => named("job send-mail")).toBeDefined();
  await expect.poll(() => named("POST /api/v1")).toBeDefined();
  const operation = named("organization_invitations.create");
  expect(operation?.parentSpanId).toBe(named("POST /api/v1")?.spanId);
  const statements = spansOf(traceId).filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  expect(statements.map(({ name }) => name)).toContainEqual(expect.stringMatching(/_[0-9a-f]{12}$/));
});

test("a trace contains no secrets of addresses, no values of statements, and no client address", async () => {
  const [traceId, secret] = [trace(), randomUUID()];
  const headers = { traceparent: traceparentOf(traceId) };
  await fetch(`${server.origin}/api/calendar/${secret}.ics?token=${secret}`, { headers });
  await expect.poll(() => spansOf(traceId).length).toBeGreaterThan(0);
  const text = JSON.stringify(spansOf(traceId));
  expect(text).toContain("/api/calendar");
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/"(client|network\.peer)\.address"/);
});

test("without an endpoint, no OpenTelemetry code is loaded", async () => {
  const untraced = await startServerProcess({
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import data:text/javascript,${encodeURIComponent(`
      import { registerHooks } from "node:module";
      registerHooks({ load(url, context, next) {
        if (url.includes("/@opentelemetry/sdk-trace/")) process.stdout.write("loaded " + url + "\\n");
        return next(url, context);
      } });
    `)}`,
  });
  expect((await fetch(`${untraced.origin}/healthz`)).status).toBe(200);
  expect(untraced.log()).not.toContain("loaded ");
  await untraced.kill();
});
