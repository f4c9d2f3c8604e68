import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../bootstrap/ports.mjs";

/** Debian's PostgreSQL packages that its pgBackRest can back up, newest first. */
const DEBIAN = ["17", "16", "15"].map((version) => `/usr/lib/postgresql/${version}/bin`);
const STANZA = "offerlane";

/** A PostgreSQL whose WAL pgBackRest archives, set up as in docs/operations/recovery.md. */
export type ArchivedCluster = Awaited<ReturnType<typeof makeArchivedCluster>>;

/** Returns what is missing on this machine, or null if the drill can run. */
export function missingForRecovery(): string | null {
  if (binaries() === null) return "Debian's PostgreSQL isn't installed: apt-get install postgresql";
  try {
    execFileSync("pgbackrest", ["version"], { stdio: "ignore" });
    return null;
  } catch {
    return "pgBackRest isn't installed: apt-get install pgbackrest";
  }
}

/** Creates and starts the cluster, with its repository in a temporary folder. */
export async function makeArchivedCluster() {
  const bin = binaries() ?? "";
  const folder = await mkdtemp(path.join(tmpdir(), "offerlane-recovery-"));
  await chmod(folder, 0o755);
  const [data, settings, port] = [
    path.join(folder, "data"),
    path.join(folder, "pgbackrest.conf"),
    await freePort(),
  ];
  const owned = ["run", "repository", "log", "lock", "spool"].map((name) => path.join(folder, name));
  for (const one of owned) await mkdir(one);
  const [run = "", repository, log, lock, spool] = owned;
  const lines = [
    "[global]",
    ...[`repo1-path=${repository}`, `log-path=${log}`, `lock-path=${lock}`, `spool-path=${spool}`],
    ...["start-fast=y", "repo1-retention-full=2", "log-level-console=warn", "log-level-file=off"],
    `[${STANZA}]`,
    ...[`pg1-path=${data}`, `pg1-port=${port}`, `pg1-socket-path=${run}`, "pg1-user=postgres"],
  ];
  await writeFile(settings, `${lines.join("\n")}\n`);
  if (asOwner.length > 0) execFileSync("chown", ["-R", "postgres", folder]);
  const backRest = (...args: string[]) =>
    `pgbackrest --config=${settings} --stanza=${STANZA} ${args.join(" ")}`;
  const execute = (command: string, ...args: string[]) =>
    execFileSync([...asOwner, command][0] ?? "", [...asOwner, command, ...args].slice(1), {
      cwd: "/",
      stdio: ["ignore", "ignore", "inherit"],
    });
  const postgres = (program: string, ...args: string[]) => execute(path.join(bin, program), ...args);
  postgres("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8");
  const options = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${run}`,
    `-c archive_mode=on -c archive_command='${backRest("archive-push %p")}'`,
  ].join(" ");
  const start = () =>
    postgres(
      "pg_ctl",
      "start",
      "-w",
      "-t",
      "60",
      "-D",
      data,
      "-l",
      path.join(folder, "postgres.log"),
      "-o",
      options,
    );
  const stop = () => postgres("pg_ctl", "stop", "-w", "-m", "fast", "-D", data);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  start();
  execute("sh", "-c", backRest("stanza-create"));
  return {
    url,
    folder,
    start,
    stop,
    backUp: () => execute("sh", "-c", backRest("--type=full", "backup")),
    /** Restores the cluster to its state at the given time, and starts it. */
    async restore(instant: string): Promise<void> {
      const target = `--target='${instant}'`;
      execute("sh", "-c", backRest("--delta", "--type=time", target, "--target-action=promote", "restore"));
      start();
      await untilPromoted(url);
    },
  };
}

const asOwner = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];

function binaries(): string | null {
  const has = (bin: string) => {
    try {
      execFileSync(path.join(bin, "postgres"), ["--version"], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  return DEBIAN.find(has) ?? null;
}

async function untilPromoted(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      const { rows } = await client.query<{ recovering: boolean }>(
        "SELECT pg_is_in_recovery() AS recovering",
      );
      if (!rows[0]?.recovering) return;
    } finally {
      await client.end().catch(() => undefined);
    }
    await wait(100);
  }
}
