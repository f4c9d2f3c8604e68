import { once } from "node:events";
import { request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { makePerson, signIn } from "#server/testing/actors.ts";
import { listen } from "#server/testing/http-server.ts";
import { guardPages } from "./page-guards.ts";
import { withCallTurns, withPageTurns } from "./request-turns.ts";

const ONE = "203.0.113.7";
const OTHER = "198.51.100.7";

/** Starts a server whose pages, or calls, the test finishes. Its timers never fire, so no turn runs out. */
async function slowPages(inTurns = withPageTurns) {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const begun = new Map<string, ServerResponse>();
  const pages = guardPages(inTurns(({ url = "" }, response) => void begun.set(url, response)));
  const { server, origin } = await listen(0, undefined, pages);
  onTestFinished(() => void server.close().closeAllConnections());
  const visit = (path: string, from: string, cookie = "") => {
    const headers = { "X-Forwarded-For": from, Cookie: cookie, Accept: "text/html", Connection: "close" };
    const sent = request(origin + path, { headers }).end();
    const status = once(sent, "response").then(([{ statusCode }]) => statusCode as number);
    status.catch(() => undefined);
    return { status, leave: () => void sent.destroy() };
  };
  const hasBegun = (...paths: string[]) =>
    expect.poll(() => [...begun.keys()].toSorted()).toEqual(paths.toSorted());
  return { visit, hasBegun, finish: (path: string) => void begun.get(path)?.end() };
}

test("two pages for a network are rendered at a time, and another network's don't wait for them", async () => {
  const { visit, hasBegun, finish } = await slowPages();
  visit("/1", ONE);
  visit("/2", ONE);
  await hasBegun("/1", "/2");
  visit("/3", ONE);
  const other = visit("/other", OTHER);
  await hasBegun("/1", "/2", "/other");
  finish("/other");
  expect(await other.status).toBe(200);
  await hasBegun("/1", "/2", "/other");
  finish("/1");
  await hasBegun("/1", "/2", "/other", "/3");
});

test("four pages for a /48 are rendered at a time, whatever addresses request them", async () => {
  const { visit, hasBegun } = await slowPages();
  for (const part of ["1", "2", "3", "4"]) visit(`/${part}`, `2001:db8:7:${part}::1`);
  await hasBegun("/1", "/2", "/3", "/4");
  visit("/5", "2001:db8:7:5::1");
  visit("/other", "2001:db8:8::1");
  await hasBegun("/1", "/2", "/3", "/4", "/other");
});

test("eight pages for strangers of many networks are rendered at a time, and a signed-in person's don't wait for them", async () => {
  const { visit, hasBegun, finish } = await slowPages();
  const first = ["1", "2", "3", "4", "5", "6", "7", "8"].map((part) => `/${part}`);
  first.forEach((path, network) => void visit(path, `192.0.${network}.1`));
  await hasBegun(...first);
  visit("/9", "192.0.9.1");
  visit("/kim", "192.0.9.1", await signIn(await makePerson()));
  await hasBegun(...first, "/kim");
  finish("/1");
  await hasBegun(...first, "/kim", "/9");
});

test("a signed-in person's pages don't wait for others in the network, and wait for the person's own from anywhere", async () => {
  const { visit, hasBegun } = await slowPages();
  const [kim, robin] = [await signIn(await makePerson()), await signIn(await makePerson())];
  visit("/1", ONE);
  visit("/2", ONE);
  visit("/3", ONE, "next-auth.session-token=forged");
  visit("/kim/1", ONE, kim);
  visit("/kim/2", ONE, kim);
  await hasBegun("/1", "/2", "/kim/1", "/kim/2");
  visit("/kim/3", OTHER, kim);
  visit("/robin", ONE, robin);
  await hasBegun("/1", "/2", "/kim/1", "/kim/2", "/robin");
});

test("eight calls of a network are handled at a time, whoever is signed in, and another network's don't wait for them", async () => {
  const { visit, hasBegun, finish } = await slowPages(withCallTurns);
  const first = ["1", "2", "3", "4", "5", "6", "7", "8"].map((part) => `/${part}`);
  const cookie = await signIn(await makePerson());
  for (const path of first) visit(path, ONE);
  await hasBegun(...first);
  visit("/9", ONE, cookie);
  visit("/other", OTHER);
  await hasBegun(...first, "/other");
  finish("/1");
  await hasBegun(...first, "/other", "/9");
});

test("files don't wait for pages, and the next page doesn't wait for one whose client left or that takes long", async () => {
  const { visit, hasBegun } = await slowPages();
  visit("/1", ONE);
  const second = visit("/2", ONE);
  await hasBegun("/1", "/2");
  visit("/icon.png", ONE);
  visit("/_next/static/chunks/a.js", ONE);
  const files = ["/icon.png", "/_next/static/chunks/a.js"];
  await hasBegun("/1", "/2", ...files);
  visit("/3", ONE);
  second.leave();
  await hasBegun("/1", "/2", "/3", ...files);
  visit("/4", ONE);
  vi.advanceTimersByTime(250);
  await hasBegun("/1", "/2", "/3", "/4", ...files);
});

test("the page after the five hundred that may wait is rejected", async () => {
  const { visit, hasBegun } = await slowPages();
  visit("/1", ONE);
  visit("/2", ONE);
  await hasBegun("/1", "/2");
  const others = Array.from({ length: 501 }, () => visit("/other", ONE).status);
  expect(await Promise.any(others)).toBe(429);
});

test("requests that others sent at the same time are handled between a network's public documents", async () => {
  const { origin, server } = await listen();
  onTestFinished(() => void server.close().closeAllConnections());
  const { hostname, port } = new URL(origin);
  const ended: string[] = [];
  const connected = async (from: string) => {
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    return async () => {
      socket.write(
        `GET /llms.txt HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\n\r\n`,
      );
      await text(socket);
      ended.push(from);
    };
  };
  const clients = [];
  for (const from of [...Array<string>(100).fill(ONE), OTHER]) clients.push(await connected(from));
  await Promise.all(clients.map((read) => read()));
  expect(ended.indexOf(OTHER)).toBeLessThan(50);
});
