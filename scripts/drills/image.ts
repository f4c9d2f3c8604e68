import { once } from "node:events";
import { readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { freePort } from "../bootstrap/ports.mjs";
import { childOf } from "../bootstrap/processes.mjs";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { outputOf } from "../shared/programs.ts";
import { isReady, send } from "../shared/requests.ts";
import { temporaryFolder } from "../shared/temporary.ts";
import { timeUntil } from "../shared/timing.ts";
import { buildImage, type Image } from "./build-image.ts";
import { enter, programsWithNode, runIn } from "./container.ts";
import { type Outcome, outcome } from "./outcome.ts";

const PAGES = ["/", "/sign-in", "/docs", "/api/v1/openapi.json"];

/**
 * Carries out the Dockerfile's steps in a plain folder, without Docker: builds, migrates, serves as the image would
 * (not root, PID 1, only its volume writable), and ends at SIGTERM. The programs are this machine's, so the measured
 * size excludes the base image.
 */
export async function drillImage(): Promise<Outcome[]> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) {
    return [outcome("image", { notes: "separate file systems and process IDs need Linux and root" })];
  }
  await using folder = await temporaryFolder("drill-image");
  const programs = programsWithNode(path.join(folder.path, "programs"));
  const began = performance.now();
  const image = await buildImage(programs, path.join(folder.path, "stages"));
  const seconds = Math.round((performance.now() - began) / 1_000);
  const modules = await sizeOf(path.join(image.root, image.workdir, "node_modules"));
  const built = outcome("image: the Dockerfile's steps", {
    load: `${image.steps} steps`,
    "recovered in": `built in ${seconds} s`,
    notes: `image without its base ${await sizeOf(image.root)} MB, its modules ${modules} MB`,
  });
  return [built, outcome("image: migrates, serves, ends", await serve(programs, image))];
}

async function serve(programs: string, image: Image): Promise<Partial<Outcome>> {
  await using ending = new AsyncDisposableStack();
  const database = await startThrowAwayDatabase();
  ending.defer(database.stop);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const variables = {
    ...image.variables,
    DATABASE_URL: database.url,
    PUBLIC_URL: origin,
    // The drill listens only on this machine and has no mail server.
    HOST: "127.0.0.1",
    PORT: String(port),
    OFFERLANE_ALLOW_LOCAL_PARTS: "1",
    LOG_LEVEL: "error",
  };
  const inImage = (...command: string[]) => runIn(programs, { ...image, variables }, command);
  const migrated = await inImage("node", "scripts/migrate.ts");
  if (migrated.code !== 0) return { notes: `failed: migrations: ${migrated.output}` };
  const child = enter(programs, { ...image, variables }, image.command);
  child.stdout?.resume();
  const ended = once(child, "exit");
  const readyMs = await timeUntil(() => isReady(origin));
  if (readyMs === Number.POSITIVE_INFINITY) return { notes: "failed: it never served" };
  const first = childOf(child.pid ?? 0);
  const healthy = await inImage(...image.healthcheck);
  const status = await inImage("node", "server/admin/main.ts", "status", "--json");
  const wrote = await inImage("touch", path.join(image.workdir, "written"));
  const faults = [...(await brokenPages(origin)), ...identityFaults(first, image.user)];
  const stoppedAt = performance.now();
  process.kill(first, "SIGTERM");
  const [code] = await ended;
  const wrong = [
    ...faults,
    ...(healthy.code === 0 ? [] : ["its health check fails"]),
    ...(status.output.includes("migrations") ? [] : ["no status"]),
    ...(wrote.code === 0 ? ["its files can be written"] : []),
    ...(code === 0 ? [] : [`ended with ${code}`]),
  ];
  if (wrong.length > 0) return { notes: `failed: ${wrong.join(", ")}` };
  return {
    load: `${PAGES.length} paths, as user ${image.user}, PID 1, read-only`,
    "recovered in": `ready in ${readyMs} ms, ended in ${Math.round(performance.now() - stoppedAt)} ms`,
  };
}

async function brokenPages(origin: string): Promise<string[]> {
  const found: string[] = [];
  for (const page of PAGES) {
    const { status } = await send(origin, { method: "GET", path: page, headers: {} });
    if (status !== 200) found.push(`${page}: ${status}`);
  }
  return found;
}

/** Returns deviations from PID 1, the expected user, and Node, as Linux reports them (proc_pid_status(5)). */
function identityFaults(pid: number, user: string): string[] {
  const lines = readFileSync(`/proc/${pid}/status`, "utf8").split("\n");
  const of = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.split(/\s+/)
      .slice(1) ?? [];
  return [
    ...(of("NSpid").at(-1) === "1" ? [] : ["not PID 1"]),
    ...(of("Uid")[0] === user.split(":")[0] ? [] : ["another user"]),
    ...(path.basename(readlinkSync(`/proc/${pid}/exe`)) === "node" ? [] : ["not Node"]),
  ];
}

/** Returns the size on disk in megabytes. */
const sizeOf = async (folder: string) =>
  Math.round(Number((await outputOf("du", ["-sk", folder])).split("\t")[0]) / 1_024);
