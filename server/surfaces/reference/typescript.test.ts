import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientSamples } from "#components/docs/guide/client-samples.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { referenceGroups } from "./reference.ts";

const run = promisify(execFile);
const PROGRAMS = path.resolve("clients/typescript/node_modules/.bin");
let folder: string;

/** A program at the version that the client's workspace has. */
const bin = (name: string, ...words: string[]) => run(path.join(PROGRAMS, name), words, { cwd: folder });

// As the page of the client says: types from the document that the server serves, and a program beside them.
beforeAll(async () => {
  const within = path.resolve("test-results");
  await mkdir(within, { recursive: true });
  folder = await mkdtemp(path.join(within, "client-"));
  const { make, use, walk } = clientSamples(await serverOrigin());
  const [, words = ""] = /-p openapi-typescript (.+)$/m.exec(make) ?? [];
  const [program = "", ...rest] = words.split(" ");
  await bin(program, ...rest);
  const walked = `console.log(names.includes("Harbour Works"));`;
  await writeFile(path.join(folder, "first-call.ts"), [use, walk, walked].join("\n"));
  await writeFile(path.join(folder, "calls.ts"), everyCall());
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The TypeScript of every operation, each in a function of its own. */
function everyCall(): string {
  const operations = referenceGroups().flatMap((group) => group.operations);
  const calls = operations.map(({ toolName, snippets }) => {
    return `export async function ${toolName}() {\n${snippets.typescript}\nreturn { data, error };\n}`;
  });
  const head = [
    `import type { Client } from "openapi-fetch";`,
    `import type { paths } from "./offerlane.ts";`,
    "declare const offerlane: Client<paths>;",
  ];
  return [...head, ...calls].join("\n");
}

test("the TypeScript of the guide and of every operation compiles", async () => {
  const strictly = ["--noEmit", "--strict", "--skipLibCheck", "--allowImportingTsExtensions"];
  const how = ["--target", "es2022", "--module", "nodenext", "--types", "node"];
  const compiled = bin("tsc", ...strictly, ...how, "first-call.ts", "calls.ts");
  expect(await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({
    stdout: "",
  });
});

test("the guide's program does what it shows: a company is made once, and found on the walk", async () => {
  const { key } = await makeCaller({ environment: "sandbox" });
  const env = { ...process.env, FORCE_COLOR: undefined, OFFERLANE_KEY: key };
  const once = await run(process.execPath, ["first-call.ts"], { cwd: folder, env });
  expect(once.stderr).toBe("");
  expect(once.stdout).toMatch(/^cmp_\w+\ntrue\n$/);
  const twice = await run(process.execPath, ["first-call.ts"], { cwd: folder, env });
  expect(twice.stdout).toBe(once.stdout);
});
