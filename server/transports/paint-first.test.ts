import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { withPaintFirst } from "./paint-first.ts";

const script = (name: string, attributes = 'async="" nonce="n0nce=="') =>
  `<script src="/_next/static/chunks/${name}.js" ${attributes}></script>`;
const HEAD = `<!DOCTYPE html><html><head>${script("polyfills", 'noModule="" nonce="n0nce=="')}`;
const THEME = '<title>Café, 漢字</title></head><body><script nonce="n0nce==">theme()</script><p>Words</p>';
const BOOTSTRAP = '<script nonce="n0nce==" id="_R_">begin()</script>';
const DATA = '<script nonce="n0nce==">self.__next_f.push([1,"data"])</script>';
/** A page as Next writes it: scripts in the head, one more after the bootstrap, followed by data and late parts. */
const PAGE = [
  `${HEAD}${script("one")}${script("two")}${THEME}${BOOTSTRAP}`,
  `${script("entry", 'nonce="n0nce==" async=""')}${DATA}${script("late")}<p>é</p></body></html>`,
].join("");
const SOURCES = ["one", "two", "entry"].map((name) => `/_next/static/chunks/${name}.js`);

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function ask(pages: RequestListener, method = "GET"): Promise<Response> {
  server?.close();
  server = createServer(withPaintFirst(pages)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method });
}

const answering =
  (content: string, type = "text/html; charset=utf-8"): RequestListener =>
  (_request, response) => {
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Length", Buffer.byteLength(content));
    response.end(content);
  };

/** Checks the page as it must arrive, with scripts that start the others and report errors. */
function expectScriptsHeld(answered: string): void {
  const early =
    /(<script nonce="n0nce==">\(\(path.*?<\/script>)(<script nonce="n0nce==">\(function keepEarlyInput.*?<\/script>)/s;
  const [scripts = "none"] = early.exec(answered) ?? [];
  expect(answered.indexOf(scripts), "in the place of the first script").toBe(HEAD.length);
  const html = answered.replace(scripts, "");
  const start = /<script nonce="n0nce==">\(sources => \{.*?\}\)\((\[.*?\])\)<\/script>/s.exec(html);
  expect(JSON.parse(start?.[1] ?? "null")).toEqual(SOURCES);
  expect(html.replace(start?.[0] ?? "", "")).toBe(
    `${HEAD}${THEME}${BOOTSTRAP}${DATA}${script("late")}<p>é</p></body></html>`,
  );
  expect(html.indexOf(start?.[0] ?? "")).toBe(html.indexOf(BOOTSTRAP) + BOOTSTRAP.length);
}

describe("the initial scripts of a page", () => {
  test("start after the first paint, and nothing else on the page changes", async () => {
    const received = await ask(answering(PAGE));
    expectScriptsHeld(await received.text());
  });

  test("are found wherever the pieces of the page end", async () => {
    const bytes = Buffer.from(PAGE);
    const cut = fc.nat(bytes.byteLength);
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { maxLength: 6 }), async (cuts) => {
        const bounds = [0, ...cuts.toSorted((a, b) => a - b), bytes.byteLength];
        const received = await ask((_request, response) => {
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          for (const [index, from] of bounds.slice(0, -1).entries()) {
            response.write(bytes.subarray(from, bounds[index + 1]));
          }
          response.end();
        });
        expectScriptsHeld(await received.text());
      }),
      { numRuns: 100 },
    );
  });

  test("also start if a page ends before its bootstrap", async () => {
    const received = await ask(answering(`${HEAD}${script("one")}${THEME}<script>cut`));
    const html = await received.text();
    expect(html).toContain('(["/_next/static/chunks/one.js"])</script>');
    expect(html).toContain("<script>cut");
  });
});

test.each([
  ["a page without scripts", "<!DOCTYPE html><p>Words, 漢字</p>", "text/html; charset=utf-8"],
  ["a response that isn't a page", PAGE, "text/x-component"],
])("%s arrives unchanged", async (_what, content, type) => {
  const received = await ask(answering(content, type));
  expect(await received.text()).toBe(content);
});

test("HEAD of a page keeps the Content-Length that the page sets", async () => {
  const received = await ask(answering(PAGE), "HEAD");
  expect(received.headers.get("content-length")).toBe(String(Buffer.byteLength(PAGE)));
});

test("code that writes a page is notified when its pieces are sent", async () => {
  const steps: string[] = [];
  const received = await ask((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.write(PAGE, "utf8", () => steps.push("written"));
    response.end(() => steps.push("ended"));
  });
  expectScriptsHeld(await received.text());
  expect(steps).toEqual(["written", "ended"]);
});
