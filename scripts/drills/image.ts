import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../bootstrap/ports.mjs";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { buildImage, type Image } from "./build-image.ts";
import { enter, programsWithNode, runIn } from "./container.ts";
import { timeUntil } from "./keyed-writes.ts";
import { nothing, type Outcome } from "./outcome.ts";
import { childOf } from "./processes.ts";

const PAGES = ["/", "/sign-in", "/docs", "/api/v1/openapi.json"];

/**
 * Carries out the Dockerfile's steps in a plain folder, without Docker: builds, migrates, serves as the image would
 * (not root, PID 1, only its volume writable), and ends at SIGTERM. The programs are this machine's, so the measured
 * size excludes the base image.
 */
export async function drillImage(): Promise<Outcome[]> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) {
    return [{ ...nothing("image"), left: "file systems and PIDs of its own need Linux and root" }];
  }
  const folder = await mkdtemp(path.join(tmpdir(), "offerlane-drill-image-"));
  try {
    const programs = programsWithNode(path.join(folder, "programs"));
    const began = performance.now();
    const image = await buildImage(programs, path.join(folder, "stages"));
    const seconds = Math.round((performance.now() - began) / 1_000);
    const modules = sizeOf(path.join(image.root, image.workdir, "node_modules"));
    const built = {
      ...nothing("image: the Dockerfile's steps"),
      load: `${image.steps} steps`,
      "recovered in": `built in ${seconds} s`,
      left: `image without its base ${sizeOf(image.root)} MB, its modules ${modules} MB`,
    };
    return [built, await serve(programs, image)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function serve(programs: string, image: Image): Promise<Outcome> {
  const database = await startThrowAwayDatabase();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const variables = {
    ...image.variables,
    DATABASE_URL: database.url,
    PUBLIC_URL: origin,
    // The drill stays on this machine and has no mail server.
    HOST: "127.0.0.1",
    PORT: String(port),
    OFFERLANE_ALLOW_LOCAL_PARTS: "1",
    LOG_LEVEL: "error",
  };
  const setting = { ...image, variables };
  const row = nothing("image: migrates, serves, ends");
  const failed = (left: string): Outcome => ({ ...row, left: `failed: ${left}` });
  try {
    const migrated = await runIn(programs, setting, ["node", "scripts/migrate.ts"]);
    if (migrated.code !== 0) return failed(`migrations: ${migrated.said}`);
    const child = enter(programs, setting, image.command);
    child.stdout?.resume();
    const ended = once(child, "exit");
    const readyMs = await timeUntil(async () => (await fetch(`${origin}/readyz`)).ok);
    if (readyMs === Number.POSITIVE_INFINITY) return failed("it never served");
    const first = childOf(child.pid ?? 0);
    const { code: healthy } = await runIn(programs, setting, image.healthcheck);
    const { said: status } = await runIn(programs, setting, [
      "node",
      "server/admin/main.ts",
      "status",
      "--json",
    ]);
    const { code: wrote } = await runIn(programs, setting, ["touch", path.join(image.workdir, "written")]);
    const refused = await refusedOf(origin);
    const identity = identityFaults(first, image.user);
    const told = performance.now();
    process.kill(first, "SIGTERM");
    const [code] = await ended;
    const wrong = [
      ...identity,
      ...(healthy === 0 ? [] : ["its health check fails"]),
      ...(status.includes("migrations") ? [] : ["no status"]),
      ...(wrote === 0 ? ["its files can be written"] : []),
      ...(code === 0 ? [] : [`ended with ${code}`]),
      ...refused,
    ];
    if (wrong.length > 0) return failed(wrong.join(", "));
    return {
      ...row,
      load: `${PAGES.length} paths, as user ${image.user}, PID 1, read-only`,
      "recovered in": `ready in ${readyMs} ms, ended in ${Math.round(performance.now() - told)} ms`,
      left: "",
    };
  } finally {
    await database.stop();
  }
}

async function refusedOf(origin: string): Promise<string[]> {
  const answers = await Promise.all(
    PAGES.map(async (place) => ({ place, status: (await fetch(origin + place)).status })),
  );
  return answers.filter(({ status }) => status !== 200).map(({ place, status }) => `${place}: ${status}`);
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
const sizeOf = (folder: string) =>
  Math.round(Number(execFileSync("du", ["-sk", folder], { encoding: "utf8" }).split("\t")[0]) / 1_024);
