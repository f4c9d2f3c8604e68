import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readForeignPage, readLink } from "./service.ts";

const OURS_MS = 200;
const requester = { actor: { userId: "hostile" }, signal: undefined };
const web = { permit: { address: () => true, port: () => true } };
let html = "";
let link = "";
const site = createServer((_request, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end(html),
);
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  link = `http://127.0.0.1:${(site.address() as AddressInfo).port}/job`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const page = (body: string) => ({ body: Buffer.from(body), contentType: "text/html" });
const script = (text: string) => `<script type="application/ld+json">${text}</script>`;

test.each([
  ["80,000 blanks within its data", script(`{"a":1}${" ".repeat(80_000)}x`)],
  ["blanks only", script(" ".repeat(2_000_000))],
  ["comment marks without an end", script("/*<![CDATA[".repeat(180_000))],
  ["600,000 unclosed tags", "<a>".repeat(600_000)],
  ["unclosed blocks", "<div>".repeat(400_000)],
  ["tags that are never open", "</p>".repeat(500_000)],
  ["angle brackets", "<".repeat(2_000_000)],
  ["lists within lists", script("[".repeat(1_900_000))],
  ["objects within objects", script(`${'{"a":'.repeat(300_000)}1${"}".repeat(300_000)}`)],
  ["600,000 objects", script(`[${"{},".repeat(600_000)}{}]`)],
  [
    "a description of unclosed tags",
    script(JSON.stringify({ "@type": "JobPosting", description: "<div>".repeat(380_000) })),
  ],
  [
    "entities that were escaped again",
    script(JSON.stringify({ "@type": "JobPosting", title: "&lt;".repeat(450_000) })),
  ],
])("a page of %s gets a response, with hardly any work on the main thread", async (_name, hostile) => {
  html = hostile;
  const before = process.threadCpuUsage();
  const reading = await readLink(requester, link, web);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(OURS_MS);
  if (!reading.found) expect(["nothing_found", "unreadable"]).toContain(reading.reason);
});

test("a page that takes too long is stopped, with an error that says so", async () => {
  const slow = page("<div>".repeat(400_000));
  await expect(readForeignPage(requester, slow, { timeoutMs: 1, memoryMb: 64 })).rejects.toThrow(
    "it took too long",
  );
});

test("a page that takes too much memory ends only its own thread", async () => {
  const large = page(script(`[${"{},".repeat(600_000)}{}]`));
  // Either its objects or its buffers exceed the memory limit first.
  await expect(readForeignPage(requester, large, { timeoutMs: 60_000, memoryMb: 8 })).rejects.toThrow(
    /the reader failed|it took too much memory/,
  );
  expect(await readForeignPage(requester, page("<title>Cook</title>"))).toMatchObject({ title: "Cook" });
});
