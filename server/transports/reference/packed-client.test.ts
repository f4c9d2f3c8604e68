import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { clientSamples } from "#components/docs/guide/client-samples.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { approveChanged } from "#server/testing/approvals.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { rest } from "#server/testing/rest.ts";
import { startReceiver } from "#server/testing/webhook-receiver.ts";
import { verifyWebhook } from "../../../clients/typescript/src/index.ts";
import { referenceGroups } from "./reference.ts";

const run = promisify(execFile);
const SOURCE = path.resolve("clients/typescript");
const TSC = path.join(SOURCE, "node_modules/.bin/tsc");
let folder: string;
let app: string;
let key: string;
let programs: string[];
let packed: string;

/** Packs and installs the package with the guide's commands, from a copy like a fresh clone, without a network. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "offerlane-client-"));
  const clone = path.join(folder, "clone");
  app = path.join(folder, "app");
  await mkdir(app);
  for (const name of ["package.json", ".npmrc"]) await cp(name, path.join(clone, name));
  await cloneClient(path.join(clone, "clients/typescript"));
  await symlink(path.resolve("node_modules"), path.join(clone, "node_modules"));
  const modules = path.join(SOURCE, "node_modules");
  await symlink(modules, path.join(clone, "clients/typescript/node_modules"));
  const [pack = "", install = ""] = clientSamples(await serverOrigin()).install.split("\n");
  await runLine(pack, clone);
  await writeFile(
    path.join(app, "package.json"),
    JSON.stringify({ name: "app", private: true, type: "module" }),
  );
  const [tarball = ""] = /\S+\.tgz/.exec(install) ?? [];
  packed = path.join(clone, tarball);
  await cp(packed, path.join(app, tarball));
  await runLine(`${install} --offline --no-audit`, app);
  ({ key } = await makeCaller({ environment: "sandbox" }));
  programs = await writePrograms();
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command exactly as in the guide. */
function runLine(line: string, cwd: string) {
  const [command = "", ...words] = line.split(" ");
  return run(command, words, { cwd });
}

/** Copies the client's folder as in git: without built or installed files. */
async function cloneClient(place: string): Promise<void> {
  const isKept = (source: string) => !/\/(node_modules|dist)(\/|$)/.test(source.slice(SOURCE.length));
  await cp(SOURCE, place, { recursive: true, filter: isKept });
}

/**
 * Returns the text of the client and of these programs, under which verdicts on them are stored. Leaves out the server's address, because
 * the port changes with each run.
 */
async function textWith(...places: string[]): Promise<string> {
  const clone = path.join(folder, "clone/clients/typescript");
  const files = await readdir(clone, { recursive: true, withFileTypes: true });
  const sources = files.filter(
    (file) => file.isFile() && !/\/(node_modules|dist)(\/|$)/.test(file.parentPath),
  );
  const own = sources.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  const texts = await Promise.all([...own, ...places].map((file) => readFile(file, "utf8")));
  return texts.join("\0").replaceAll(await serverOrigin(), "");
}

const environment = () => ({ ...process.env, FORCE_COLOR: undefined, OFFERLANE_KEY: key });

/** Returns the TypeScript of every operation, each in a separate function. */
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

/** Code that type-checks only if an event's type narrows its fields, and a minimal response may lack a field. */
const TYPES = `
import type { Offerlane, WebhookEvent } from "@offerlane/client";

export function titleOf(event: WebhookEvent): string | undefined {
  if (event.type === "application.updated") return event.resource?.job.title;
  return event.type === "webhook.test" ? undefined : event.account?.email;
}
type Interview = NonNullable<Extract<WebhookEvent, { type: "interview.updated" }>["resource"]>;
export const hasNoJob: "job" extends keyof Interview ? never : true = true;

export async function moved(offerlane: Offerlane, applicationId: string) {
  const minimal = await offerlane.applications.move(
    { applicationId, status: "offer" },
    { prefer: "return=minimal" },
  );
  const mayBeMissing: undefined extends (typeof minimal)["board"] ? true : never = true;
  const whole = await offerlane.applications.move({ applicationId, status: "offer" });
  return [whole.board.id, mayBeMissing];
}
`;

/** Writes the guide's programs, and a file with every operation; returns their names. */
async function writePrograms(): Promise<string[]> {
  const { use, walk, errors, version, webhook } = clientSamples(await serverOrigin());
  const files = {
    "first-call.ts": [use, walk, `console.log(names.includes("Fern & Co"));`, version].join("\n"),
    "errors.ts": [
      `import type { Offerlane } from "@offerlane/client";`,
      "declare const offerlane: Offerlane;",
      errors,
    ].join("\n"),
    "webhook.ts": webhook,
    "calls.ts": everyCall(),
    "types.ts": TYPES,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(app, name), text);
  return Object.keys(files);
}

test("the package contains only its code and types, and needs no other package", async () => {
  const installed = path.join(app, "node_modules/@offerlane/client");
  expect((await readdir(installed)).sort()).toEqual(["README.md", "dist", "package.json"]);
  expect(await readdir(path.join(app, "node_modules"))).toEqual(
    expect.not.arrayContaining(["openapi-fetch", "typescript"]),
  );
  const manifest = JSON.parse(await readFile(path.join(installed, "package.json"), "utf8"));
  expect(manifest).not.toHaveProperty("dependencies");
  expect((await stat(packed)).size).toBeLessThan(95_000);
});

test("the package can also be packed from its folder alone", async () =>
  approveChanged("client-alone", [await textWith()], async () => {
    const alone = path.join(folder, "alone");
    await cloneClient(alone);
    const modules = path.join(alone, "node_modules");
    await mkdir(path.join(modules, "@types"), { recursive: true });
    await mkdir(path.join(modules, ".bin"));
    await symlink(path.resolve("node_modules/@types/node"), path.join(modules, "@types/node"));
    await symlink(path.resolve("node_modules/undici-types"), path.join(modules, "undici-types"));
    await symlink(TSC, path.join(modules, ".bin/tsc"));
    // `npm test` passes on this project's settings, such as the one not to run scripts.
    const env = { ...process.env, npm_config_ignore_scripts: undefined };
    const listed = await run("npm", ["pack", "--json", "--foreground-scripts=false"], { cwd: alone, env });
    const [{ files }] = JSON.parse(listed.stdout.slice(listed.stdout.indexOf("["))) as [
      { files: { path: string }[] },
    ];
    const names = files.map((file) => file.path);
    expect(names).toContain("dist/src/index.js");
    expect(names).toContain("dist/src/cli/main.js");
    return true;
  }));

test("the TypeScript of the guide and of every operation compiles against the package", async () =>
  approveChanged(
    "client-programs",
    [await textWith(...programs.map((name) => path.join(app, name)))],
    async () => {
      const strictest = [
        "--strict",
        "--exactOptionalPropertyTypes",
        "--noUncheckedIndexedAccess",
        "--noImplicitOverride",
        "--noImplicitReturns",
        "--noFallthroughCasesInSwitch",
        "--noUnusedParameters",
      ];
      const how = ["--noEmit", ...strictest, "--target", "es2022", "--module", "nodenext", "--types", "node"];
      const types = ["--typeRoots", path.resolve("node_modules/@types")];
      const compiled = run(TSC, [...how, ...types, ...programs], { cwd: app });
      expect(await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({
        stdout: "",
      });
      return true;
    },
  ));

test("the guide's program works as shown: it creates a company once and finds it in the list", async () => {
  const once = await run(process.execPath, ["first-call.ts"], { cwd: app, env: environment() });
  expect(once.stdout).toMatch(/^cmp_\w+\ntrue\n$/);
  const twice = await run(process.execPath, ["first-call.ts"], { cwd: app, env: environment() });
  expect(twice.stdout).toBe(once.stdout);
});

/** Returns the installed command line, with a separate home folder. */
async function commandLine() {
  const home = await mkdtemp(path.join(folder, "home-"));
  return { home, offerlane: (words: string[], input = "") => runCommand(home, words, input) };
}

async function runCommand(home: string, words: string[], input: string) {
  const env = { ...environment(), OFFERLANE_KEY: undefined, XDG_CONFIG_HOME: home };
  const child = spawn(path.join(app, "node_modules/.bin/offerlane"), words, { cwd: app, env });
  let [out, errors] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (errors += chunk));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { out, errors, code };
}

test("the command line signs in, adds, moves, lists, exports, and imports", async () => {
  const { home, offerlane } = await commandLine();
  expect((await offerlane(["boards"])).errors).toContain("You aren't signed in");
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

test("the command line shows its version and calls any path of the API", async () => {
  const { offerlane } = await commandLine();
  const manifest = JSON.parse(await readFile(path.join(SOURCE, "package.json"), "utf8"));
  expect((await offerlane(["--version"])).out).toBe(`${manifest.version}\n`);
  await offerlane(["sign-in", "--key", "--url", await serverOrigin()], `${key}\n`);
  const made = await offerlane(["api", "POST", "/companies", "--data", "-"], '{"name":"By path"}');
  const { id } = JSON.parse(made.out) as { id: string };
  expect(JSON.parse((await offerlane(["api", "get", `/companies/${id}`])).out)).toMatchObject({ id });
  const rejected = await offerlane(["api", "GET", "/companies/none"]);
  expect(rejected).toMatchObject({ code: 1, errors: expect.stringMatching(/req_/) });
  for (const wrong of [
    ["api", "PAINT", "/boards"],
    ["api", "GET", "boards"],
    ["api", "GET", "//evil.example/"],
  ])
    expect((await offerlane(wrong)).code).toBe(1);
});

test("the command line forwards events to this computer as they happen, signed", async () => {
  const { home } = await commandLine();
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const env = { ...environment(), OFFERLANE_URL: await serverOrigin(), XDG_CONFIG_HOME: home };
  const words = ["listen", "--forward-to", receiver.url];
  const child = spawn(path.join(app, "node_modules/.bin/offerlane"), words, { cwd: app, env });
  onTestFinished(() => void child.kill());
  let out = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  await expect.poll(() => out).toContain("whsec_");
  const [secret = ""] = /whsec_\S+/.exec(out) ?? [];
  const { id } = await rest(key).ok("companies.create", { name: "Heard of" });
  await expect.poll(() => receiver.received.length).toBe(1);
  const [{ body = "", headers = {} } = {}] = receiver.received;
  expect(await verifyWebhook(body, headers, secret)).toMatchObject({
    type: "company.created",
    resourceId: id,
  });
});

test("the command line says what it can do and what it can't", async () => {
  const { offerlane } = await commandLine();
  expect((await offerlane(["--help"])).out).toContain("sign-in");
  expect((await offerlane(["move", "--help"])).out).toContain("offerlane move <card id> <column>");
  const unknown = await offerlane(["dance"]);
  expect(unknown).toMatchObject({ code: 1, errors: expect.stringContaining("no command “dance”") });
  await offerlane(["sign-in", "--key", "--url", await serverOrigin()], `${key}\n`);
  const rejected = await offerlane(["move", "app_none", "offer"]);
  expect(rejected).toMatchObject({ code: 1, errors: expect.stringMatching(/req_/) });
});
