import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkPortFree } from "../bootstrap/ports.mjs";
import { projectFolder } from "../bootstrap/project.mjs";
import { pages } from "./build.ts";
import { checkDatabase } from "./database-url.ts";
import { makeWhenStale } from "./source-stamp.ts";

const databaseUrl = new URL(process.env.DATABASE_URL ?? "");
const changed = (change: Partial<URL>) => Object.assign(new URL(databaseUrl), change).href;

test("a port that is in use is named, with a way out", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await expect(checkPortFree(port, "127.0.0.1", 0)).rejects.toThrow(`PORT=${port + 1} npm start`);
});

test("a database that responds is used", async () => {
  await expect(checkDatabase(databaseUrl.href)).resolves.toBeUndefined();
});

test.each([
  ["nothing listens", { port: "1" }, "127.0.0.1:1 can't be reached (ECONNREFUSED)"],
  ["the password is wrong", { password: "guessed" }, "rejected the user"],
  ["there is no such database", { pathname: "/absent" }, "There's no database absent"],
])("when %s, one sentence says so", async (_case, change, sentence) => {
  await expect(checkDatabase(changed(change))).rejects.toThrow(sentence);
});

test("something is built again only if its sources changed or it wasn't finished", async () => {
  const folder = mkdtempSync(path.join(projectFolder, "node_modules/.stamp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = path.join(folder, "source/page.ts");
  mkdirSync(path.dirname(source));
  const product = {
    sources: [path.relative(projectFolder, path.dirname(source))],
    stamp: path.relative(projectFolder, path.join(folder, "made-from")),
  };
  let made = 0;
  const make = () =>
    makeWhenStale(product, async () => {
      made += 1;
    });
  writeFileSync(source, "one");
  await make();
  await make();
  expect(made).toBe(1);
  writeFileSync(source, "two");
  const failing = makeWhenStale(product, () => Promise.reject(new Error("killed")));
  await expect(failing).rejects.toThrow("killed");
  await make();
  expect(made).toBe(2);
});

test("the pages are built again if a loader that the build uses, or the module that Next runs first, changes", () => {
  const loaders = readFileSync(path.join(projectFolder, "next.config.mjs"), "utf8").match(
    /scripts\/[\w./-]+/g,
  );
  expect(loaders?.length).toBeGreaterThan(0);
  for (const file of [...(loaders ?? []), "instrumentation.ts"])
    expect(pages.sources.some((source) => file === source || file.startsWith(`${source}/`))).toBe(true);
  for (const source of pages.sources) expect(existsSync(path.join(projectFolder, source)), source).toBe(true);
});
