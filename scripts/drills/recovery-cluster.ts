import { writeFile } from "node:fs/promises";
import path from "node:path";
import { isInstalled } from "../shared/programs.ts";
import { isPostgresInstalled, NO_POSTGRES, prepareCluster } from "./debian-postgres.ts";

const STANZA = "offerlane";

/** A PostgreSQL whose WAL pgBackRest archives, set up as in docs/operations/recovery.md. */
export type ArchivedCluster = Awaited<ReturnType<typeof makeArchivedCluster>>;

/** Returns the reason why the drill can't run on this machine, or null if it can. */
export async function missingForRecovery(): Promise<string | null> {
  if (!isPostgresInstalled()) return NO_POSTGRES;
  const isThere = await isInstalled("pgbackrest", "version");
  return isThere ? null : "pgBackRest isn't installed: apt-get install pgbackrest";
}

/** Creates and starts the cluster, with its repository in its temporary folder. */
export async function makeArchivedCluster() {
  const command = (file: string, ...args: string[]) =>
    `pgbackrest --config=${file} --stanza=${STANZA} ${args.join(" ")}`;
  const archive = (file: string) =>
    `-c archive_mode=on -c archive_command='${command(file, "archive-push %p")}'`;
  const cluster = await prepareCluster((folder) => archive(settingsIn(folder)));
  const { folder, data, port, user, execute } = cluster;
  const settings = settingsIn(folder);
  const backRest = (...args: string[]) => execute("sh", "-c", command(settings, ...args));
  const own = (name: string) => path.join(folder, name);
  await writeFile(
    settings,
    `[global]
repo1-path=${own("repository")}
log-path=${own("log")}
lock-path=${own("lock")}
spool-path=${own("spool")}
start-fast=y
repo1-retention-full=2
log-level-console=warn
log-level-file=off
[${STANZA}]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=${user}
`,
  );
  await execute("mkdir", ...["repository", "log", "lock", "spool"].map(own));
  await cluster.create();
  await backRest("stanza-create");
  return {
    ...cluster,
    backUp: () => backRest("--type=full", "backup"),
    /** Restores the stopped cluster to its state at the given time, and starts it. */
    async restore(instant: string): Promise<void> {
      await backRest("--delta", "--type=time", `--target='${instant}'`, "--target-action=promote", "restore");
      await cluster.startRecovery();
    },
  };
}

const settingsIn = (folder: string) => path.join(folder, "pgbackrest.conf");
