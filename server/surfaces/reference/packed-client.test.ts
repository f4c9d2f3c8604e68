import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientSamples } from "#components/docs/guide/client-samples.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { referenceGroups } from "./reference.ts";

const run = promisify(execFile);
const SOURCE = path.resolve("clients/typescript");
const TSC = path.join(SOURCE, "node_modules/.bin/tsc");
let folder: string;
let app: string;
let key: string;
let programs: string[];

/** The package, built and packed as it goes out, installed into an empty folder without a network. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "offerlane-client-"));
  const source = path.join(folder, "source");
  app = path.join(folder, "app");
  await mkdir(app);
  for (const part of ["src", "generated", "package.json", "tsconfig.json", "README.md"]) {
    await cp(path.join(SOURCE, part), path.join(source, part), { recursive: true });
  }
  const typeRoots = path.resolve("node_modules/@types");
  await run(TSC, ["-p", source, "--typeRoots", typeRoots]);
  await run("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], { cwd: source });
  const packed = (await readdir(folder)).find((name) => name.endsWith(".tgz")) ?? "";
  await writeFile(
    path.join(app, "package.json"),
    JSON.stringify({ name: "app", private: true, type: "module" }),
  );
  await run("npm", ["install", "--offline", "--ignore-scripts", "--no-audit", `../${packed}`], { cwd: app });
  ({ key } = await makeCaller({ environment: "sandbox" }));
  programs = await writePrograms();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const environment = () => ({ ...process.env, FORCE_COLOR: undefined, OFFERLANE_KEY: key });

/** The TypeScript of every operation, each in a function of its own. */
function everyCall(): string {
  const operations = referenceGroups().flatMap((group) => group.operations);
  const calls = operations.map(({ toolName, snippets }) => {
    return `export async function ${toolName}() {\n${snippets.typescript}\nreturn result;\n}`;
  });
  return [
    `import type { Offerlane } from "@offerlane/client";`,
    "declare const offerlane: Offerlane;",
    ...calls,
  ].join("\n");
}

/** Writes the programs of the guide, and a file of every operation's; returns their names. */
async function writePrograms(): Promise<string[]> {
  const { use, walk, errors, version, webhook } = clientSamples(await serverOrigin());
  const files = {
    "first-call.ts": [use, walk, `console.log(names.includes("Harbor Works"));`, version].join("\n"),
    "errors.ts": [
      `import type { Offerlane } from "@offerlane/client";`,
      "declare const offerlane: Offerlane;",
      errors,
    ].join("\n"),
    "webhook.ts": webhook,
    "calls.ts": everyCall(),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(app, name), text);
  return Object.keys(files);
}

test("holds what runs and its types, and nothing else, and needs no other package", async () => {
  const installed = path.join(app, "node_modules/@offerlane/client");
  expect((await readdir(installed)).sort()).toEqual(["README.md", "dist", "package.json"]);
  expect(await readdir(path.join(app, "node_modules"))).toEqual(
    expect.not.arrayContaining(["openapi-fetch", "typescript"]),
  );
  const manifest = JSON.parse(await readFile(path.join(installed, "package.json"), "utf8"));
  expect(manifest).not.toHaveProperty("dependencies");
  const packed = (await readdir(folder)).find((name) => name.endsWith(".tgz")) ?? "";
  expect((await stat(path.join(folder, packed))).size).toBeLessThan(60_000);
});

test("the TypeScript of the guide and of every operation compiles against it", async () => {
  const how = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--types", "node"];
  const types = ["--typeRoots", path.resolve("node_modules/@types")];
  const compiled = run(TSC, [...how, ...types, ...programs], { cwd: app });
  expect(await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({
    stdout: "",
  });
});

test("the guide's program does what it shows: a company is made once, and found on the walk", async () => {
  const once = await run(process.execPath, ["first-call.ts"], { cwd: app, env: environment() });
  expect(once.stdout).toMatch(/^cmp_\w+\ntrue\n$/);
  const twice = await run(process.execPath, ["first-call.ts"], { cwd: app, env: environment() });
  expect(twice.stdout).toBe(once.stdout);
});

/** The command line as installed, with a home folder of its own. */
async function commandLine() {
  const home = await mkdtemp(path.join(folder, "home-"));
  return { home, offerlane: (words: string[], input = "") => runCommand(home, words, input) };
}

async function runCommand(home: string, words: string[], input: string) {
  const env = { ...environment(), OFFERLANE_KEY: undefined, XDG_CONFIG_HOME: home };
  const child = spawn(path.join(app, "node_modules/.bin/offerlane"), words, { cwd: app, env });
  let [out, said] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { out, said, code };
}

test("the command line signs in, adds, moves, lists, exports, and imports", async () => {
  const { home, offerlane } = await commandLine();
  expect((await offerlane(["boards"])).said).toContain("You aren't signed in");
  const signedIn = await offerlane(["sign-in", "--key", "--url", await serverOrigin()], `${key}\n`);
  expect(signedIn).toMatchObject({ code: 0, out: expect.stringContaining("(sandbox)") });
  const kept = path.join(home, "offerlane/credentials.json");
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  const added = await offerlane(["add", "Night baker", "--company", "Crumb & Co", "--json"]);
  const { id } = JSON.parse(added.out) as { id: string };
  expect((await offerlane(["move", id, "offer", "--first"])).out).toBe("Card moved from saved to offer.\n");
  const listed = await offerlane(["cards", "--column", "offer", "--search", "night baker", "--json"]);
  expect(JSON.parse(listed.out)).toMatchObject([{ id, status: "offer" }]);
  expect((await offerlane(["cards", "--column", "offer"])).out).toMatch(/^ID +COLUMN +JOB TITLE +COMPANY\n/);
  const file = path.join(folder, "cards.csv");
  await offerlane(["export", "--format", "csv", "--output", file]);
  expect(await readFile(file, "utf8")).toContain("Night baker");
  const rows = path.join(folder, "more.csv");
  await writeFile(rows, 'title,company\n"Baker, ""early""",Crumb & Co\n,Nobody\n');
  const imported = await offerlane(["import", rows]);
  expect(imported.out).toContain("1 created");
  expect(imported.out).toMatch(/Row 2: .*title/);
});

test("the command line says what it can do, and what it can't", async () => {
  const { offerlane } = await commandLine();
  expect((await offerlane(["--help"])).out).toContain("sign-in");
  expect((await offerlane(["move", "--help"])).out).toContain("offerlane move <card id> <column>");
  const unknown = await offerlane(["dance"]);
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining("no command “dance”") });
  await offerlane(["sign-in", "--key", "--url", await serverOrigin()], `${key}\n`);
  const refused = await offerlane(["move", "app_none", "offer"]);
  expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/req_/) });
});
