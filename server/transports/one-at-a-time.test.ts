import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { makeHttpServer } from "./http-server.ts";

/** Sends requests without waiting for responses to a server with the listener. */
async function pipeline(listener: RequestListener, count: number, last = ""): Promise<Socket> {
  const server = makeHttpServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const requests = Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: localhost\r\n`);
  socket.write(`${requests.join("\r\n")}${last}\r\n`);
  return socket;
}
const pathsIn = (received: string) => [...received.matchAll(/^\/\d+$/gm)].map(([path]) => path);

test("pipelined requests are handled one after the other, each in its own context", async () => {
  const contexts = new AsyncLocalStorage<string>();
  let running = 0;
  const seen: [string, number, string | undefined][] = [];
  const socket = await pipeline(
    async ({ url = "" }, response) => {
      running += 1;
      seen.push([url, running, contexts.getStore()]);
      await contexts.run(url, () => nextTurn());
      response.once("close", () => contexts.enterWith("later"));
      contexts.enterWith(url);
      running -= 1;
      response.end(`${url}\n`);
    },
    5,
    "Connection: close\r\n",
  );
  expect(pathsIn(await text(socket))).toEqual(["/0", "/1", "/2", "/3", "/4"]);
  expect(seen).toEqual(["/0", "/1", "/2", "/3", "/4"].map((url) => [url, 1, undefined]));
});

test("a client can pipeline a hundred requests, and is disconnected if it sends thousands", async () => {
  let handled = 0;
  const listener: RequestListener = ({ url }, response) => {
    handled += 1;
    setImmediate(() => response.end(`${url}\n`));
  };
  expect(pathsIn(await text(await pipeline(listener, 101, "Connection: close\r\n")))).toHaveLength(101);
  handled = 0;
  const many = await pipeline(listener, 1_500);
  many.on("error", () => undefined);
  many.resume();
  await once(many, "close");
  expect(handled).toBe(1);
});

test("requests that wait aren't handled once their client is gone", async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let handled = 0;
  const socket = await pipeline((_request, response) => {
    handled += 1;
    response.once("close", () => setImmediate(ended.resolve));
    begun.resolve();
  }, 5);
  await begun.promise;
  socket.destroy();
  await ended.promise;
  expect(handled).toBe(1);
});
